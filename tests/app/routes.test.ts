import { describe, expect, it } from 'vitest'
import { FIXED_PAGES } from '#schemas/process/vocabulary.ts'
import { fixedPagePath, routes } from '#src/app/routes.ts'
import { PATHS } from '#src/platform/paths.ts'

/** Section 2: "Step pages hide the header. These are: …", those of them that are there. */
const STEP_PAGES = ['/product/creditlimitforapplication', '/product/activatethequota']

/** Section 2's other process screens. */
const HEADED_PROCESS_PAGES = [
  '/product/processopen',
  '/product/productgroupprocessopen',
  '/product/approvalpage',
  '/product/completionpage',
]

const byPath = (path: string) => routes.find((route) => route.path === path)

describe('routes', () => {
  it('has one row for every path of the portal', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.values(PATHS).toSorted())
    expect(routes.every(({ name, path }) => PATHS[name] === path)).toBe(true)
  })

  it('names every page, each by a title of its own', () => {
    const titles = routes.map(({ title }) => title)
    expect(titles.every((title) => /\p{Script=Han}/u.test(title))).toBe(true)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(STEP_PAGES)('hides the header on %s', (path) => {
    expect(byPath(path)?.shell).toBe('step')
  })

  it.each(HEADED_PROCESS_PAGES)('keeps the header on %s', (path) => {
    expect(byPath(path)?.shell).toBe('full')
  })

  it('lets only verified customers into the screens of a process', () => {
    const inProcess = routes.filter((route) => route.inProcess)
    expect(inProcess.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...STEP_PAGES, ...HEADED_PROCESS_PAGES]),
    )
    expect(inProcess.every(({ access }) => access === 'verified')).toBe(true)
  })
})

describe('fixedPagePath', () => {
  it.each(FIXED_PAGES)('finds the page that a definition calls %s', (key) => {
    expect(byPath(fixedPagePath(key) ?? '')?.inProcess).toBe(true)
  })

  it('finds nothing for a key that no page has', () => {
    expect(fixedPagePath('noSuchPage')).toBeUndefined()
  })
})
