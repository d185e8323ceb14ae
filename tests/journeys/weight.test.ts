import { readFile } from 'node:fs/promises'
import { readTable } from '#scripts/packages.mjs'
import { isPublic } from '#src/app/route-row.ts'
import { routes } from '#src/app/routes.ts'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'
import { weigh } from './weigh.ts'

/** Scripts and styles of a page that is opened cold; bytes gzip, and requests (docs/measurements/what-the-first-route-weighs.md, decision 223). */
const FIRST_ROUTE_BUDGET = { bytes: 185_000, requests: 16 }
const PROCESS_SCREEN_BUDGET = { bytes: 384_000, requests: 80 }

test('the first route stays within its budget, and loads nothing of the form engine', async ({
  page,
}) => {
  const { total, paths } = await weigh(page, '/', () =>
    page.getByRole('heading', { level: 1 }).waitFor(),
  )
  expect(total).toBeLessThanOrEqual(FIRST_ROUTE_BUDGET.bytes)
  expect(paths.length).toBeLessThanOrEqual(FIRST_ROUTE_BUDGET.requests)
  expect(paths.filter((path) => /\/(forms|antd)-/.test(path))).toEqual([])
})

test('no public page asks for code of the process screens, or for antd', async ({ request }) => {
  for (const { path, addresses = [path] } of routes.filter(isPublic))
    for (const address of addresses) {
      const page = await (
        await request.get(address, {
          headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' },
        })
      ).text()
      expect(page, address).toContain('<link rel="modulepreload"')
      expect(page, address).not.toMatch(/\/(step-page|process-layout|forms|antd)-[^"/]*\.js"/)
    }
})

test('a process screen loads the widgets of its step, and no antd before a control is opened', async ({
  page,
  baseURL,
  enterprise,
}) => {
  const { url } = await prepareOpening(baseURL!, enterprise, 2)
  const { total, paths } = await weigh(page, url, () => page.getByLabel('企业名称').waitFor())
  expect(total).toBeLessThanOrEqual(PROCESS_SCREEN_BUDGET.bytes)
  expect(paths.length).toBeLessThanOrEqual(PROCESS_SCREEN_BUDGET.requests)
  const widgets = paths.flatMap((path) => /(\w+)-widget-[^/]*\.js$/.exec(path)?.[1] ?? [])
  expect(widgets.toSorted()).toEqual(['region', 'select'])
  expect(paths.filter((path) => /\/antd-/.test(path))).toEqual([])
})

test('each package of the customers’ build has a reason, and no other has one', async () => {
  const read = async (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
  const licences = JSON.parse(await read('dist/portal/licences.json')) as { name: string }[]
  const packages = licences.map(({ name }) => name)
  const text = await read('docs/dependencies.md')
  const direct = readTable(text).filter(({ usedFor }) => /customer/.test(usedFor))
  const [, comeAlong = ''] = text.split('## Packages that come with them')
  const named = [
    ...direct.map(({ name }) => name),
    ...[...comeAlong.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
    // It has no code of its own.
  ].filter((name) => name !== 'react-router-dom')
  const covers = (name: string, one: string) =>
    name.endsWith('/*') ? one.startsWith(name.slice(0, -1)) : one === name
  expect(packages.filter((one) => !named.some((name) => covers(name, one)))).toEqual([])
  expect(named.filter((name) => !packages.some((one) => covers(name, one)))).toEqual([])
})

test('the production build has no mock service worker', async ({ request }) => {
  expect((await request.get('/mockServiceWorker.js')).status()).toBe(404)
})
