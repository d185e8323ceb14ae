import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { daysAfter } from '#fixtures/backend/domain/calendar/business-date.ts'
import { dateText } from '#fixtures/backend/domain/replies/time-text.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { routes } from '#src/app/routes.ts'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import type { PathName } from '#src/platform/paths.ts'
import { sweepOf } from './audit.ts'
import { accountOf, signIn } from './customer.ts'
import { makeDemoDatabase } from './demo-database.ts'
import { untilIdle } from './idle.ts'
import { loginDialogOf } from './login-dialog.ts'
import { newDataDir, startOwnServer, type OwnServer } from './server.ts'
import { expect, test as base } from './test.ts'

/*
 * Follows the links of the portal as the customers of the demo, whose records stand in every status, and audits each
 * screen of the business with a record on it: every-screen.test.ts shows them to a customer who has none.
 */

/** A screen that is reached: its route, with # where its address names a record. */
type Screen = PathName | `${PathName}#`

type Visit = (context: BrowserContext, page: Page, url: string) => Promise<void>

const asAccount =
  (phone: string): Visit =>
  async (context, page, url) => {
    await signIn(context, url, await accountOf(url, phone, DEMO_PASSWORD))
    await page.goto('/user/center')
  }

/** Signs in as one enterprise of the account with several. */
const asMember =
  (name: RegExp): Visit =>
  async (_context, page) => {
    const login = loginDialogOf(page)
    await page.goto('/')
    await login.open()
    await login.byPassword('13800000004', DEMO_PASSWORD)
    await login.picker.getByRole('radio', { name }).check()
    await login.picker.getByRole('button', { name: '确定' }).click()
    await login.isDone(name)
  }

const CUSTOMERS: readonly { name: string; visit: Visit; reaches: readonly Screen[] }[] = [
  {
    name: 'the supplier',
    visit: asAccount('13800000002'),
    reaches: [
      'agencyMall',
      'agencyMallItem#',
      'agencyApplication#',
      'agencyOrder#',
      'agencyLoan#',
      'redemption#',
      'confirmRedemption#',
      'cloudBill#',
      'cloudBillList',
      'cloudWaiting#',
      'cloudAssignment#',
      'cloudSplits#',
      'cloudFinancingApplication#',
      'cloudFinancingDetails#',
      'appraisal#',
      'pledgeProducts',
      'pledgeFinancing',
      'confirmPledge#',
      'agencyPledge#',
      'pledgeRedemption#',
      'myAssets',
      'asset#',
      'repaymentAccount',
      'repaymentAccount#',
      'tradingPartners',
      'tradeNew',
      'tradeNew#',
      'tradeDetail#',
      'tradeConfirm',
      'receivableAccount#',
      'myRedemptions',
      'fundProducts',
    ],
  },
  {
    name: 'the core enterprise',
    visit: asAccount('13800000003'),
    reaches: [
      'cloudBillList',
      'cloudProcess',
      'cloudOrganization',
      'cloudWaiting#',
      'cloudDebt#',
      'myDebts',
      'payable#',
      'payableFiles#',
      'tradeConfirm',
      'tradeDetail#',
    ],
  },
  {
    name: 'the core enterprise that is overdue',
    visit: asAccount('13800000008'),
    reaches: ['cloudDebt#', 'cloudDebtPayment#'],
  },
  {
    name: 'the receiver of an assignment',
    visit: asMember(/广州禾众/),
    reaches: ['cloudBill#', 'cloudSplits#', 'cloudAssignment#'],
  },
]

const screenOf = (address: string): Screen | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route) return undefined
  const isRecord =
    route.path.includes(':id') || searchParams.has('id') || searchParams.has('partner')
  return isRecord ? `${route.name}#` : route.name
}

/** The most addresses of one screen that are opened for their links. */
const MOST = 25

/** What a screen says where it failed, or where there is none. */
const FAILED = /请求失败|系统繁忙|加载失败|暂未在线开放|页面不存在/

/** Watches what a page requests. @returns a wait until the screen is there with all that it reads */
const settledOf = (page: Page) => {
  const open = new Set<Request>()
  let begun = 0
  let tellEnd = () => {}
  page.on('request', (request) => {
    if (!['fetch', 'script'].includes(request.resourceType())) return
    if (request.url().endsWith(CHANGES_PATH)) return
    begun += 1
    open.add(request)
  })
  const end = (request: Request) => {
    if (open.delete(request) && open.size === 0) tellEnd()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const main = page.getByRole('main')
  return async () => {
    // A chunk may load another one: waits until the page has nothing left to do.
    for (let before = -1; before !== begun;) {
      if (open.size > 0) await new Promise<void>((resolve) => (tellEnd = resolve))
      before = begun
      await untilIdle(page)
    }
    await expect(page.getByRole('progressbar', { name: '页面加载中' })).toHaveCount(0)
    await expect(main.getByRole('status', { name: '加载中' })).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
}

/** Returns the addresses that the page links to. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  )

/** Navigates within the page as a link does. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** The links that a walk has found and not opened, from which it takes the next ones to follow. */
const walkTo = (reaches: readonly Screen[]) => {
  const known = new Set<string>()
  const ahead = new Map<string, Screen>()
  const opened = new Map<Screen, number>()
  const isWanted = (screen: Screen) => reaches.includes(screen) && !opened.has(screen)
  const missing = () => reaches.filter(isWanted)
  const timesOf = (screen: Screen) => opened.get(screen) ?? 0
  /** Takes an address: of a screen to reach, or else of the one that was opened least. */
  const takeOne = () => {
    const all = [...ahead]
    const least = Math.min(...all.map(([, screen]) => timesOf(screen)))
    const next =
      all.find(([, screen]) => isWanted(screen)) ??
      all.find(([, screen]) => timesOf(screen) === least && least < MOST)
    if (!next) return []
    const [address, screen] = next
    const isNew = isWanted(screen)
    ahead.delete(address)
    opened.set(screen, timesOf(screen) + 1)
    return [{ address, isNew }]
  }
  return {
    missing,
    find: (addresses: readonly string[]) => {
      for (const address of addresses) {
        // An address is found on many screens, and its route is sought among all.
        if (known.has(address)) continue
        known.add(address)
        const screen = screenOf(address)
        if (screen) ahead.set(address, screen)
      }
    },
    take: (count: number) =>
      Array.from({ length: count }).flatMap(() => (missing().length > 0 ? takeOne() : [])),
  }
}

/** The pages of one customer that follow links side by side. */
const PAGES = 3

const test = base.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern
    async ({}, provide) => {
      // The demo begins tomorrow: a midnight that passes meanwhile ends no day of its business, and what holds for a day,
      // such as a quotation, goes on to hold.
      const tomorrow = daysAfter(dateText(new Date()), 1)
      const dataDir = await newDataDir()
      await makeDemoDatabase(join(dataDir, 'database'), new Date(`${tomorrow}T00:00:00+08:00`))
      const server = await startOwnServer({ DATA_DIR: dataDir })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
})

// One server for all of them: one worker.
test.describe.configure({ timeout: 900_000, mode: 'default' })

for (const { name, visit, reaches } of CUSTOMERS)
  test(`${name} reaches its screens by links, each with a record on it`, async ({
    page: first,
    context,
    baseURL,
  }) => {
    const { find, missing, take } = walkTo(reaches)
    const settled = settledOf(first)
    await visit(context, first, baseURL!)
    await settled()
    find(await linksOf(first))
    const others = await Promise.all(
      Array.from({ length: PAGES - 1 }, async () => {
        const page = await context.newPage()
        const isSettled = settledOf(page)
        await page.goto(first.url())
        await isSettled()
        return { page, settled: isSettled }
      }),
    )
    const pages = [{ page: first, settled }, ...others]
    for (let next = take(PAGES); next.length > 0; next = take(PAGES))
      await Promise.all(
        next.map(async ({ address, isNew }, place) => {
          const { page, settled: isSettled } = pages[place]!
          await goTo(page, address)
          await isSettled()
          find(await linksOf(page))
          expect.soft(await page.getByRole('main').innerText(), address).not.toMatch(FAILED)
          if (isNew) await sweepOf(page)(address)
        }),
      )
    expect(missing()).toEqual([])
  })
