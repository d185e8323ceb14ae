import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import '#src/ui/theme/tokens.css'
import { Console, createConsoleCache } from './console.tsx'
import { takeTokenFromAddress } from './operator-token.ts'
import { routes } from './routes.tsx'

takeTokenFromAddress()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Console router={createBrowserRouter(routes)} cache={createConsoleCache()} />
    </StrictMode>,
  )
