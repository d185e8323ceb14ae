import { matchPath } from 'react-router-dom'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { routes } from '#src/app/routes.ts'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import type { PathName } from '#src/platform/paths.ts'
import { sweepOf } from './audit.ts'
import { accountOf, signIn } from './customer.ts'
import { loginDialogOf } from './login-dialog.ts'
import { expect, test } from './test.ts'

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
    name: 'the supplier with purchases and bills',
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
    ],
  },
  {
    name: 'the supplier with goods and trade',
    visit: asAccount('13800000002'),
    reaches: [
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
    reaches: ['cloudBill#', 'cloudSplits#', 'cloudAssignment#', 'agencyOrderApplication#'],
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

/** Watches what a page loads. @returns a wait for its end: a screen's code and its lists are there then, with their links */
const loadingOf = (page: Page) => {
  const open = new Set<Request>()
  const isWatched = (request: Request) =>
    ['fetch', 'script'].includes(request.resourceType()) && !request.url().endsWith(CHANGES_PATH)
  page.on('request', (request) => isWatched(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    // What was loaded may load more.
    await expect(async () => {
      expect(open.size).toBe(0)
      await page.waitForTimeout(PAUSE)
      expect(open.size).toBe(0)
    }).toPass({ intervals: [PAUSE] })
  }
}

/** A page loads more within this time after what it loaded; ms. */
const PAUSE = 150

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

/** Waits for the content of the screen. */
const shown = async (page: Page) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(main.getByRole('status', { name: '加载中' })).toHaveCount(0)
}

test.describe.configure({ timeout: 900_000 })

for (const { name, visit, reaches } of CUSTOMERS)
  test(`${name} reaches its screens by links, each with a record on it`, async ({
    page,
    context,
    baseURL,
  }) => {
    const loaded = loadingOf(page)
    await visit(context, page, baseURL!)
    await loaded()
    const sweep = sweepOf(page)
    const opened = new Map<Screen, number>()
    const found = await linksOf(page)
    const isWanted = (screen: Screen) => reaches.includes(screen) && !opened.has(screen)
    for (const seen = new Set<string>(); reaches.some((screen) => !opened.has(screen));) {
      const ahead = found.flatMap((address) => {
        const screen = screenOf(address)
        const isOpen = screen && !seen.has(address) && (opened.get(screen) ?? 0) < MOST
        return isOpen ? [{ address, screen }] : []
      })
      const next =
        ahead.find(({ screen }) => isWanted(screen)) ??
        ahead.find(({ screen }) => !opened.has(screen)) ??
        ahead[0]
      if (!next) break
      const { address, screen } = next
      const isNew = isWanted(screen)
      seen.add(address)
      opened.set(screen, (opened.get(screen) ?? 0) + 1)
      await goTo(page, address)
      await loaded()
      await shown(page)
      found.push(...(await linksOf(page)))
      expect.soft(await page.getByRole('main').innerText(), address).not.toMatch(FAILED)
      if (isNew) await sweep(address)
    }
    expect(reaches.filter((screen) => !opened.has(screen))).toEqual([])
  })
