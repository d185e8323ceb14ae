import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

const FIRST_ROUTE_BUDGET = 180_000
const PROCESS_SCREEN_BUDGET = 300_000

/** Opens a page with an empty cache. @returns the compressed size and the paths of its scripts and styles */
const weigh = async (page: Page, url: string, open: () => Promise<unknown>) => {
  const sizes = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) sizes.set(pathname, gzipSync(await response.body()).length)
  })
  await page.goto(url)
  await open()
  await page.waitForLoadState('networkidle')
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'kB gz', description: (total / 1000).toFixed(1) })
  expect(total).toBeGreaterThan(0)
  return { total, paths: [...sizes.keys()] }
}

test('the first route stays within its budget, and loads nothing of the form engine', async ({
  page,
}) => {
  const { total, paths } = await weigh(page, '/', () =>
    page.getByRole('heading', { level: 1 }).waitFor(),
  )
  expect(total).toBeLessThanOrEqual(FIRST_ROUTE_BUDGET)
  expect(paths.filter((path) => /\/(forms|antd)-/.test(path))).toEqual([])
})

test('a process screen loads the widgets of its step, and no antd before a control is opened', async ({
  page,
  baseURL,
  enterprise,
}) => {
  const { url } = await prepareOpening(baseURL!, enterprise, 1)
  const { total, paths } = await weigh(page, url, () => page.getByLabel('企业名称').waitFor())
  expect(total).toBeLessThanOrEqual(PROCESS_SCREEN_BUDGET)
  const widgets = paths.flatMap((path) => /(\w+)-widget-[^/]*\.js$/.exec(path)?.[1] ?? [])
  expect(widgets.toSorted()).toEqual(['region', 'select'])
  expect(paths.filter((path) => /\/antd-/.test(path))).toEqual([])
})

test('the production build has no mock service worker', async ({ request }) => {
  expect((await request.get('/mockServiceWorker.js')).status()).toBe(404)
})
