import { createRoot } from 'react-dom/client'
import '#src/ui/theme/tokens.css'
import { App } from './app.tsx'
import { paintKnownBrand } from './use-brand.ts'

const isPortal = import.meta.env.MODE !== 'demo' || (await (await import('./demo.ts')).startDemo())

const root = document.getElementById('root')
if (isPortal && root) {
  paintKnownBrand()
  createRoot(root).render(<App />)
}
