import { useMatches } from 'react-router-dom'
import type { AppRoute } from './route-row.ts'
import { routes } from './routes.ts'

/** The row of the page on screen; undefined where there is no such page. */
export const useCurrentRoute = (): AppRoute | undefined => {
  const handle = useMatches().at(-1)?.handle
  return routes.find((route) => route === handle)
}
