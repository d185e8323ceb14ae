import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { after } from '#src/platform/clock.ts'
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/layout.module.css'
import '#src/ui/theme/text.module.css'
import { App } from './app.tsx'
import { begun } from './begun.ts'
import { createQueryClient } from './query-client.ts'
import { renderInPlaceOf } from './render-in-place.tsx'
import { routeObjects } from './router.tsx'
import { paintKnownBrand } from './use-brand.ts'

/** Renders the portal; a function, because an `await` of the module itself would split the build into many more chunks. */
const start = async (root: HTMLElement) => {
  if (import.meta.env.MODE === 'demo' && !(await (await import('./demo.ts')).startDemo())) return
  paintKnownBrand()
  const isPrerendered = root.hasChildNodes()
  // The page is there already: a tap between the two tasks is not kept waiting.
  if (isPrerendered) await nextTask()
  const router = createBrowserRouter(routeObjects)
  const app = <App queryClient={createQueryClient()} router={router} />
  if (!isPrerendered) return startTransition(() => createRoot(root).render(app))
  // A prerendered page stays until the code of the same page can replace it: nothing flickers.
  await begun(router)
  await nextTask()
  renderInPlaceOf(root, app)
}

const nextTask = () => new Promise<void>((resolve) => after(0, resolve))

const root = document.getElementById('root')
if (root) void start(root)
