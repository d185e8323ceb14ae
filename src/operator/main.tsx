import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/layout.module.css'
import '#src/ui/theme/text.module.css'
import { Console, createConsoleCache } from './console.tsx'
import { takeTokenFromAddress } from './operator-token.ts'
import { routes } from './routes.ts'

/** Renders the console; in the demo, once its backend runs in this browser. */
const start = async (root: HTMLElement) => {
  if (import.meta.env.MODE === 'demo') await (await import('#src/app/demo.ts')).startDemoBackend()
  takeTokenFromAddress()
  createRoot(root).render(
    <StrictMode>
      <Console router={createBrowserRouter(routes)} cache={createConsoleCache()} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
