import { createRoot } from 'react-dom/client'
import '#src/ui/tokens.css'
import { App } from './app.tsx'
import { paintKnownBrand } from './use-brand.ts'

if (import.meta.env.MODE === 'demo') await (await import('./demo.ts')).startDemo()

paintKnownBrand()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
