import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import '#src/ui/theme/tokens.css'
import { App } from './app.tsx'
import { begun } from './begun.ts'
import { keepFocus } from './kept-focus.ts'
import { createQueryClient } from './query-client.ts'
import { routeObjects } from './router.tsx'
import { paintKnownBrand } from './use-brand.ts'

/** Renders the portal; a function, because an `await` of the module itself would split the build into many more chunks. */
const start = async (root: HTMLElement) => {
  if (import.meta.env.MODE === 'demo' && !(await (await import('./demo.ts')).startDemo())) return
  paintKnownBrand()
  const router = createBrowserRouter(routeObjects)
  // A prerendered page stays until the code of the same page can replace it: nothing flickers.
  if (root.hasChildNodes()) await begun(router)
  const app = <App queryClient={createQueryClient()} router={router} />
  keepFocus(root, () => flushSync(() => createRoot(root).render(app)))
}

const root = document.getElementById('root')
if (root) void start(root)
