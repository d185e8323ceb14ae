import type { Browser, Page, Route } from '@playwright/test'
import { formats } from '#engine/formats/formats.ts'
import { billMembers } from '#fixtures/backend/store/tables/cloud-bill.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { cloudBillChain, cloudBillOrganization, type BillChain } from '#schemas/api/cloud-bills.ts'
import { billDriver } from '../fixtures/backend/cloud-bills/bill-driver.ts'
import { PHONES, type TestBackend } from '../fixtures/backend/test-backend.ts'
import { accountOf, signIn } from '../journeys/customer.ts'
import { startPreparedServer } from '../journeys/prepared-server.ts'
import type { Note } from './screens.ts'

const POSITIONS = 200
const MEMBERS = 500

/**
 * Measures how fast a bill's chain of 200 positions and an organisation of 500 are drawn: from the reply to the painted
 * tree, beside the same screen with three nodes and as many plain elements.
 */
export const benchTrees = async (browser: Browser, repeats: number, note: Note): Promise<void> => {
  const { server, prepared: bill } = await startPreparedServer(prepareTrees)
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const issuer = await accountOf(server.url, PHONES.coreEnterprise, DEMO_PASSWORD)
    await signIn(context, server.url, issuer)
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watchTree)
    const chain = `/cloudBilling/cloudLiabilitiesDetail?id=${bill}`
    for (let repeat = 0; repeat < repeats; repeat++)
      for (const [name, address, nodes, { path }] of [
        ['chain of 200', chain, POSITIONS, cloudBillChain],
        ['organisation of 500', '/product/cloudTreeOrg', MEMBERS, cloudBillOrganization],
      ] as const) {
        await page.route(new RegExp(path), keepThreeNodes)
        const few = await drawingTimes(page, address, 3, path)
        await page.unrouteAll()
        const many = await drawingTimes(page, address, nodes, path)
        note(`${name}: reply to picture, ms`, 100, many.first)
        note(`${name}: reply to picture ÷ three nodes`, 3, many.first / few.first)
        note(`${name}: reply to all nodes, ms`, 300, many.all)
        note(`control: ${nodes} plain elements, ms`, 100, await page.evaluate(paintPlain, nodes))
      }
  } finally {
    await context.close()
    await server.stop()
  }
}

/** Splits a bill into 200 positions and adds members to its issuer's organisation. @returns the bill's id */
const prepareTrees = async (backend: TestBackend, store: Store): Promise<string> => {
  const bills = await billDriver(backend, store)
  const { id } = await bills.accepted({ amount: '1000000.00', maturityDate: '2027-03-19' })
  for (let made = 1; made < POSITIONS;) {
    const last = (await bills.positions(id)).at(-1)
    const pieces = Math.min(50, POSITIONS - made)
    const rest = Number(last?.amount) - 100 * (pieces - 1)
    const small = Array<string>(pieces - 1).fill('100.00')
    await bills.split(bills.supplier, last?.id ?? '', [...small, rest.toFixed(2)])
    made += pieces
  }
  const customerId = (await bills.bill(id))?.issuerId ?? ''
  const there = await store.db.select().from(billMembers)
  const idOf = (at: number) => String(7_900_000_000_000_000_000n + BigInt(at))
  await store.db.insert(billMembers).values(
    Array.from({ length: MEMBERS - there.length }, (_, at) => ({
      id: idOf(at),
      customerId,
      // Ten branches, each with its companies.
      parentId: at < 10 ? '' : idOf(at % 10),
      name: `成员企业 ${at + 1}`,
      creditCode: formats['credit-code'].sample(at + 1000),
      createdAt: new Date('2026-11-20T01:30:00Z'),
    })),
  )
  return id
}

/** Shortens a list, or the list of positions of a chain, in a reply. */
const keepThreeNodes = async (route: Route): Promise<void> => {
  const response = await route.fetch({ maxRetries: 3 })
  const { data, ...reply } = (await response.json()) as { data: unknown }
  const short = Array.isArray(data)
    ? data.slice(0, 3)
    : { ...(data as BillChain), positions: (data as BillChain).positions.slice(0, 3) }
  await route.fulfill({ response, json: { ...reply, data: short } })
}

/** Opens a screen anew. @returns the times from the reply of its call to the picture in view and to all its nodes, ms */
const drawingTimes = async (page: Page, address: string, nodes: number, path: string) => {
  await page.goto(address)
  const items = page.getByRole('treeitem')
  await items.nth(nodes - 1).waitFor({ state: 'attached' })
  // The last painting is noted by then.
  await page.waitForTimeout(500)
  return page.evaluate((name) => {
    const { painted } = window as unknown as { painted: number[] }
    const replies = performance
      .getEntriesByType('resource')
      .filter((one) => one.name.includes(name))
      .map((one) => (one as PerformanceResourceTiming).responseEnd)
    const replied = Math.max(...replies)
    return { first: (painted[0] ?? NaN) - replied, all: (painted.at(-1) ?? NaN) - replied }
  }, path)
}

/** Runs in the page: measures how long as many elements without any code take to be painted, ms. */
const paintPlain = (count: number): Promise<number> => {
  const began = performance.now()
  const box = document.createElement('div')
  for (let at = 0; at < count; at++) {
    const one = document.createElement('div')
    one.textContent = `成员企业 ${at}`
    box.append(one)
  }
  document.body.prepend(box)
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        box.remove()
        resolve(performance.now() - began)
      }),
    ),
  )
}

/** Runs in the page before all other code: notes when nodes have been painted. */
const watchTree = (): void => {
  const painted: number[] = []
  let before = 0
  Object.assign(window, { painted })
  new MutationObserver(() => {
    const count = document.querySelectorAll('[role=treeitem]').length
    if (count === before) return
    before = count
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now())))
  }).observe(document, { childList: true, subtree: true })
}
