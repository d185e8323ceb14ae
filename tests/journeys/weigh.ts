import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Request } from '@playwright/test'
import { CHANGES_PATH } from '#schemas/api/changes.ts'

/** The code of the stream of changes, which is loaded seconds after the page. */
const AFTER_THE_PAGE = /\/live-changes-/

/** Waits until nothing has been requested for half a second; the stream of changes stays open. */
const quietOf = (page: Page) => {
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    if (request.url().includes(CHANGES_PATH)) return
    open.add(request)
    last = Date.now()
  })
  const end = (request: Request) => {
    if (open.delete(request)) last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    expect.poll(() => open.size === 0 && Date.now() - last > 500, { timeout: 60_000 }).toBe(true)
}

/** Opens a page with an empty cache. @returns the compressed size and the paths of its scripts and styles, without those of frames in it */
export const weigh = async (page: Page, url: string, open: () => Promise<unknown>) => {
  const sizes = new Map<string, number>()
  const quiet = quietOf(page)
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    const isOwn = response.frame() === page.mainFrame()
    if (isOwn && /\.(js|css)$/.test(pathname) && !AFTER_THE_PAGE.test(pathname))
      sizes.set(pathname, gzipSync(await response.body()).length)
  })
  await page.goto(url)
  await open()
  await quiet()
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'kB gz', description: (total / 1000).toFixed(1) })
  expect(total).toBeGreaterThan(0)
  return { total, paths: [...sizes.keys()], sizes }
}
