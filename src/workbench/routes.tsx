import type { RouteObject } from 'react-router-dom'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { Frame } from './frame.tsx'
import { ErrorPage } from './error-page.tsx'
import { screens } from './screens.ts'
import { StartPage } from './start-page.tsx'

/** The routes of the workbench: its start page and its screens. */
export const routes: RouteObject[] = [
  {
    path: '/workbench',
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Frame,
    children: [
      { index: true, Component: StartPage },
      ...screens.map(({ path, page }): RouteObject => {
        const code = lazyCode(page)
        return { path, lazy: async () => ({ Component: (await code.load()).default }) }
      }),
    ],
  },
]
