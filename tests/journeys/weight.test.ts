import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

const FIRST_ROUTE_BUDGET = 180_000

test('the first route is light, and brings nothing of the form engine', async ({ page }) => {
  const sizes = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) sizes.set(pathname, gzipSync(await response.body()).length)
  })
  await page.goto('/', { waitUntil: 'networkidle' })

  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'kB gz', description: (total / 1000).toFixed(1) })
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(FIRST_ROUTE_BUDGET)
  expect([...sizes.keys()].filter((path) => /\/(forms|antd)-/.test(path))).toEqual([])
})

test('the production build has no mock service worker', async ({ request }) => {
  expect((await request.get('/mockServiceWorker.js')).status()).toBe(404)
})
