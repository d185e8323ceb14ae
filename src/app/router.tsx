import type { ComponentType } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import { lazyCode, type LazyCode } from '#src/platform/lazy-code.ts'
import { registerPageCode } from '#src/platform/page-code.ts'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { RouteError } from './route-error.tsx'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'
import type { AppRoute } from './route-row.ts'
import { redirects, routes } from './routes.ts'

const PageFallback = () => (
  <Page>
    <PageSkeleton lines={6} />
  </Page>
)

const routeObject = (route: AppRoute, layout?: LazyCode<ComponentType>): RouteObject => {
  const page = lazyCode(route.page)
  registerPageCode(route.name, layout ? [layout, page] : [page])
  return {
    path: route.path,
    handle: route,
    HydrateFallback: PageFallback,
    ErrorBoundary: RouteError,
    lazy: async () => ({ Component: (await page.load()).default }),
  }
}

const redirectObject = ({ path, to }: (typeof redirects)[number]): RouteObject => ({
  path,
  loader: ({ request }) => replace(to + new URL(request.url).search),
  // Shown until the loader has redirected.
  Component: PageFallback,
  HydrateFallback: PageFallback,
})

const processLayout = lazyCode(async () => (await import('./process-layout.tsx')).ProcessLayout)
const userLayout = lazyCode(async () => (await import('./user-layout.tsx')).UserLayout)

/** Makes a route whose children share a layout; the layout's code is loaded with the first of them. */
const below = (layout: LazyCode<ComponentType>, rows: readonly AppRoute[]): RouteObject => ({
  HydrateFallback: PageFallback,
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: await layout.load() }),
  children: rows.map((row) => routeObject(row, layout)),
})

/** Tells whether a page has the side menu: a customer's own pages, but neither the registration nor step pages. */
const isInUserCenter = ({ path, shell, access }: AppRoute): boolean =>
  path.startsWith('/user/') && shell === 'full' && access !== 'anyone'

/** The route table as objects of react-router. The screens of a process share one provider of its actor. */
export const routeObjects: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      ...routes
        .filter((route) => !route.inProcess && !isInUserCenter(route))
        .map((row) => routeObject(row)),
      below(
        processLayout,
        routes.filter((route) => route.inProcess),
      ),
      below(userLayout, routes.filter(isInUserCenter)),
      ...redirects.map(redirectObject),
      { path: '*', Component: NotFound },
    ],
  },
]
