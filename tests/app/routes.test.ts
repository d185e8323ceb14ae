import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FIXED_PAGES } from '#engine/language/words.ts'
import { routeObjects } from '#src/app/router.tsx'
import { fixedPagePath, redirects, routes } from '#src/app/routes.ts'
import { PATHS } from '#src/platform/paths.ts'
import { SPECIFIED_PATHS, STEP_PATHS } from './specified-routes.ts'

const byPath = (path: string) => routes.find((route) => route.path === path)

describe('routes', () => {
  it('has one row for every path of the portal', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.values(PATHS).toSorted())
    expect(routes.every(({ name, path }) => PATHS[name] === path)).toBe(true)
  })

  it('has every route of section 2 and only the fixed pages of processes besides', () => {
    const known: string[] = [...routes, ...redirects].map(({ path }) => path)
    expect(SPECIFIED_PATHS.filter((path) => !known.includes(path))).toEqual([])
    const added = routes.filter(({ path }) => !SPECIFIED_PATHS.includes(path))
    expect(added.filter(({ fixedPage }) => !fixedPage)).toEqual([])
  })

  it('says how many of the specified routes are still to come', () => {
    const rows = routes.filter((route) => route.pending).map(({ path }) => path)
    console.info(`${rows.length} of ${SPECIFIED_PATHS.length} specified routes are pending`)
    expect(rows.filter((path) => !SPECIFIED_PATHS.includes(path))).toEqual([])
  })

  it('names every page, each by a title of its own', () => {
    const titles = routes.map(({ title }) => title)
    expect(titles.every((title) => /\p{Script=Han}/u.test(title))).toBe(true)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('hides the header on exactly the step pages', () => {
    const steps = routes.filter(({ shell }) => shell === 'step').map(({ path }) => path)
    expect(steps.toSorted()).toEqual(STEP_PATHS.toSorted())
  })

  it('lets only verified customers into the screens of a process', () => {
    const inProcess = routes.filter((route) => route.inProcess)
    expect(inProcess.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/product/processopen',
        '/product/productgroupprocessopen',
        '/product/creditlimitforapplication',
        '/product/activatethequota',
        '/product/approvalpage',
        '/product/completionpage',
      ]),
    )
    expect(inProcess.every(({ access }) => access === 'verified')).toBe(true)
  })

  it.each([
    '/',
    '/product/productgrouplist',
    '/user/register',
    '/user/forgetPassword',
    '/helper/helperCenter',
    '/helper/aboutWe',
    '/agreement/:type',
  ])('shows %s to anyone', (path) => {
    expect(byPath(path)?.access).toBe('anyone')
  })

  it.each(['/user/center', '/user/product', '/user/assets', '/user/information'])(
    'shows %s to who has signed in',
    (path) => {
      expect(byPath(path)?.access).toBe('signedIn')
    },
  )
})

describe('redirects', () => {
  it.each(redirects.map(({ path, to }) => [path, to]))(
    'lead from %s to %s with what was asked',
    async (path, to) => {
      const router = createMemoryRouter(routeObjects, { initialEntries: ['/nowhere'] })
      await router.navigate(`${path}?id=1`)
      expect(router.state.location.pathname + router.state.location.search).toBe(`${to}?id=1`)
      router.dispose()
    },
  )
})

describe('fixedPagePath', () => {
  it.each(FIXED_PAGES)('finds the page that a definition calls %s', (key) => {
    expect(byPath(fixedPagePath(key) ?? '')?.inProcess).toBe(true)
  })

  it('finds nothing for a key that no page has', () => {
    expect(fixedPagePath('noSuchPage')).toBeUndefined()
  })
})
