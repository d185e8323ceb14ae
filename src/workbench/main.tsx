import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/layout.module.css'
import '#src/ui/theme/text.module.css'
import { routes } from './routes.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />)
