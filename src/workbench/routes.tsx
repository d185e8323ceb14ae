import type { ComponentType } from 'react'
import {
  Navigate,
  type LoaderFunction,
  type NonIndexRouteObject,
  type RouteObject,
} from 'react-router-dom'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { tabs } from './definition/tabs.ts'
import { Frame } from './frame.tsx'
import { ErrorPage } from './error-page.tsx'
import { screens } from './screens.ts'
import { StartPage } from './start-page.tsx'

const lazyRoute = (
  path: string,
  page: () => Promise<{ default: ComponentType; loader?: LoaderFunction }>,
): NonIndexRouteObject => {
  const code = lazyCode(page)
  return {
    path,
    lazy: async () => {
      const { default: Component, loader } = await code.load()
      return { Component, ...(loader && { loader }) }
    },
  }
}

/** The layout around the tabs of a definition. */
const LAYOUT = {
  path: 'process/:key',
  page: () => import('./definition/definition-layout.tsx'),
}

/** The routes of the workbench: its start page, its screens and the tabs of a definition. */
export const routes: RouteObject[] = [
  {
    ...lazyRoute('/workbench/preview', () => import('./preview/preview-page.tsx')),
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
  },
  {
    path: '/workbench',
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Frame,
    children: [
      { index: true, Component: StartPage },
      lazyRoute('sign-in', () => import('./analyst/sign-in-page.tsx')),
      ...screens.map(({ path, page }) => lazyRoute(path, page)),
      {
        ...lazyRoute(LAYOUT.path, LAYOUT.page),
        // A tab does not open the definition again.
        shouldRevalidate: ({ currentParams, nextParams }) =>
          currentParams['key'] !== nextParams['key'],
        children: [
          { index: true, element: <Navigate to="edit" replace /> },
          ...tabs.map(({ path, page }) => lazyRoute(path, page)),
        ],
      },
    ],
  },
]
