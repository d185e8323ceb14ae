import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { begun } from './begun.ts'
import { createQueryClient } from './query-client.ts'
import { isPublic } from './route-row.ts'
import { routeObjects } from './router.tsx'
import { routes } from './routes.ts'

/** A public page as it is before any data and any session is there. */
interface PrerenderedPage {
  path: string
  /** The file of the page's code in this build. */
  file: string
  /** The content of `#root`. */
  html: string
}

/** Renders the pages that are open to anyone; run once after the build. */
export const prerenderPages = (): Promise<PrerenderedPage[]> =>
  Promise.all(
    routes
      .filter(isPublic)
      .flatMap(({ path, page, addresses = path.includes(':') ? [] : [path] }) =>
        addresses.map(async (at) => ({
          // A page that reads its data by the query is the same for all until they are there.
          path: at.replace(/\?.*/, ''),
          file: fileOf(page),
          html: await htmlOf(at),
        })),
      ),
  )

/** The built loader of a page is `() => import('./file.js')`. */
const fileOf = (load: () => unknown): string => {
  const [, file] = /import\(\s*["'`]\.\/(.+?)["'`]/.exec(String(load)) ?? []
  if (!file) throw new Error(`The loader of a page names no file: ${String(load)}`)
  return file
}

const htmlOf = async (path: string): Promise<string> => {
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] })
  await begun(router)
  const { prelude } = await prerender(<App queryClient={createQueryClient()} router={router} />)
  return new Response(prelude).text()
}
