import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router-dom'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { OPERATOR_PATHS } from './paths.ts'

const PAGES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  [OPERATOR_PATHS.submissions]: () => import('./submissions/submissions-page.tsx'),
  [`${OPERATOR_PATHS.submissions}/:id`]: () => import('./submissions/submission-page.tsx'),
  [`${OPERATOR_PATHS.records}/:kind`]: () => import('./records/records-page.tsx'),
  [`${OPERATOR_PATHS.records}/:kind/:id`]: () => import('./records/record-page.tsx'),
  [OPERATOR_PATHS.calendar]: () => import('./calendar/calendar-page.tsx'),
  [OPERATOR_PATHS.prices]: () => import('./prices/prices-page.tsx'),
  [OPERATOR_PATHS.provider]: () => import('./provider/provider-page.tsx'),
  [OPERATOR_PATHS.signingProvider]: () => import('./provider/signing-provider-page.tsx'),
  [OPERATOR_PATHS.outbox]: () => import('./outbox/outbox-page.tsx'),
  [OPERATOR_PATHS.accounts]: () => import('./accounts/accounts-page.tsx'),
  [OPERATOR_PATHS.operators]: () => import('./people/operators-page.tsx'),
  [OPERATOR_PATHS.actions]: () => import('./actions/actions-page.tsx'),
}

/** The routes of the console: its frame around its screens. */
export const routes: RouteObject[] = [
  {
    path: OPERATOR_PATHS.start,
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      // By a loader: an element's redirect, still under way, would take a click on another page back.
      { index: true, loader: () => redirect(OPERATOR_PATHS.submissions) },
      ...Object.entries(PAGES).map(([path, page]): RouteObject => {
        const code = lazyCode(page)
        return { path, lazy: async () => ({ Component: (await code.load()).default }) }
      }),
    ],
  },
]
