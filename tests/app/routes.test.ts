import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FIXED_PAGE_WORDS } from '#schemas/process/fixed-page-words.ts'
import {
  FIXED_PAGE_ROUTES,
  SCREEN_PAGES,
  SHOWN_PAGES,
  type ScreenPageKey,
  type ShownPageKey,
} from '#schemas/process/fixed-pages.ts'
import { NO_STEP_PAGES } from '#schemas/process/no-step-pages.ts'
import type { AppRoute } from '#src/app/route-row.ts'
import { routeObjects } from '#src/app/router.tsx'
import { fixedPagePath, redirects, routes } from '#src/app/routes.ts'
import { PATHS } from '#src/platform/paths.ts'
import {
  ACCESS,
  ADDED_PATHS,
  ADDED_REDIRECTS,
  BUTTONS,
  PROCESS_PATHS,
  SPECIFIED_PATHS,
  STEP_PATHS,
} from './specified-routes.ts'

/** Lists the paths of all routes of the router. */
const mounted = (objects: readonly RouteObject[]): string[] =>
  objects.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...mounted(children),
  ])

/** Returns the router's route for a path, with its parameters filled in. */
const found = (path: string) =>
  matchRoutes(routeObjects, path.replaceAll(/:\w+/g, '1'))?.at(-1)?.route

/** Returns the row of a path in the route table; undefined for a redirect. */
const rowOf = (path: string) => found(path)?.handle as AppRoute | undefined

const pages = [...SPECIFIED_PATHS, ...PROCESS_PATHS, ...ADDED_PATHS].filter((path) => rowOf(path))
const where = (holds: (row: AppRoute) => boolean): string[] =>
  [...new Set(pages)].filter((path) => holds(rowOf(path) as AppRoute)).toSorted()

describe('routes', () => {
  it.each(SPECIFIED_PATHS)('leads to a page at %s', (path) => {
    expect(found(path)?.path).toBe(path)
  })

  it('has every route of section 2, and besides them only the fixed pages of processes and the added ones', () => {
    const known = new Set([
      ...SPECIFIED_PATHS,
      ...PROCESS_PATHS,
      ...ADDED_PATHS,
      ...ADDED_REDIRECTS,
      '*',
    ])
    expect(mounted(routeObjects).toSorted()).toEqual([...known].toSorted())
  })

  it('has a page for every path that the portal links to', () => {
    expect(Object.values(PATHS).filter((path) => rowOf(path)?.path !== path)).toEqual([])
  })

  it('gives every page a unique title in Chinese', () => {
    const titles = routes.map(({ title }) => title)
    expect(titles.every((title) => /\p{Script=Han}/u.test(title))).toBe(true)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('hides the header on exactly the step pages', () => {
    expect(where(({ shell }) => shell === 'step')).toEqual(STEP_PATHS.toSorted())
    expect(where(({ shell }) => shell !== 'full')).toEqual(STEP_PATHS.toSorted())
  })

  it('shares one process actor between exactly the screens of a process', () => {
    expect(where(({ inProcess }) => inProcess === true)).toEqual(PROCESS_PATHS.toSorted())
  })

  it('shows exactly these pages to anyone, and these after signing in', () => {
    expect(where(({ access }) => access === 'anyone')).toEqual(ACCESS.anyone.toSorted())
    expect(where(({ access }) => access === 'signedIn')).toEqual(ACCESS.signedIn.toSorted())
  })

  it('guards the pages of the user center by their role buttons, and no others', () => {
    const guarded = where(({ button }) => button !== undefined)
    expect(Object.fromEntries(guarded.map((path) => [path, rowOf(path)?.button]))).toEqual(BUTTONS)
  })
})

describe('redirects', () => {
  it.each(redirects.map(({ path, to }) => [path, to]))(
    'lead from %s to %s with the query',
    async (path, to) => {
      const router = createMemoryRouter(routeObjects, { initialEntries: ['/nowhere'] })
      await router.navigate(`${path}?id=1`)
      expect(router.state.location.pathname + router.state.location.search).toBe(`${to}?id=1`)
      router.dispose()
    },
  )
})

describe('fixedPagePath', () => {
  const screens = Object.keys(SCREEN_PAGES) as ScreenPageKey[]

  it.each(screens)('finds the screen of the key %s, with its declared route and title', (key) => {
    const row = rowOf(fixedPagePath(key) ?? '')
    expect(row?.inProcess).toBe(true)
    expect(row?.path.split('/').at(-1)).toBe(SCREEN_PAGES[key])
    expect(row?.title).toBe(FIXED_PAGE_WORDS[key].title)
  })

  it.each(Object.keys(SHOWN_PAGES))('returns undefined for %s, which a step shows', (key) => {
    expect(fixedPagePath(key)).toBeUndefined()
  })

  it('returns undefined for an unknown key', () => {
    expect(fixedPagePath('noSuchPage')).toBeUndefined()
  })
})

describe('the pages of the specification in a process', () => {
  /** The last segment of a path that is no parameter; none for the home page. */
  const nameOf = (path: string) => path.split('/').findLast((part) => /^\w/.test(part))
  const names = new Set(SPECIFIED_PATHS.flatMap((path) => nameOf(path) ?? []))
  const steps = new Set<string>(Object.values(FIXED_PAGE_ROUTES))

  it('are each a fixed page, or said to be none with the reason', () => {
    expect(
      [...names].filter((name) => steps.has(name) === Object.hasOwn(NO_STEP_PAGES, name)),
    ).toEqual([])
    expect(Object.keys(NO_STEP_PAGES).filter((name) => !names.has(name))).toEqual([])
  })

  it('are no steps as frames of form steps exactly if they are screens of a process', () => {
    const frames = SPECIFIED_PATHS.filter((path) => rowOf(path)?.inProcess)
      .flatMap((path) => nameOf(path) ?? [])
      .filter((name) => !steps.has(name))
    const said = Object.keys(NO_STEP_PAGES).filter(
      (name) => NO_STEP_PAGES[name] === NO_STEP_PAGES.processopen,
    )
    expect(said.toSorted()).toEqual(frames.toSorted())
  })

  it.each(Object.entries(SHOWN_PAGES))('%s has the title of its own page', (key, route) => {
    const path = SPECIFIED_PATHS.find((one) => nameOf(one) === route) ?? ''
    expect(rowOf(path)?.title).toBe(FIXED_PAGE_WORDS[key as ShownPageKey].title)
  })
})
