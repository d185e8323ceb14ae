import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '#src/ui/theme/tokens.css'
import { routes } from './routes.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />)
