import type { BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { logout, userinfo } from '#schemas/api/session.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { accountMenuOf, loginDialogOf } from './login-dialog.ts'
import { openingOf } from './opening.ts'
import { endsIn, tokensOf } from './session-end.ts'
import { expect, test } from './test.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

const CORE_ENTERPRISE = { phone: '13800000003', name: /云序重工/ }

const warningOf = (page: Page) => page.getByRole('dialog', { name: '登录即将结束' })

const countRefreshes = (context: BrowserContext) => {
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/blade-auth/oauth/token')) calls.push(request.url())
  })
  return calls
}

/** The log-out calls of this browser. */
const countLogOuts = (context: BrowserContext) => {
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(`/${logout.path}`)) calls.push(request.url())
  })
  return calls
}

/** Waits until local storage is empty, and returns the drafts that the browser's database keeps. */
const keptDrafts = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('portal', 1)
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => resolve(all.result.map(String)))
        })
      }),
  )
}

/** Expects local storage to be cleared, and what was typed and not saved to be kept, unreadable. @returns the drafts */
const isCleared = async (page: Page) => {
  const kept = await keptDrafts(page)
  for (const text of kept) expect(text).toMatch(/^sealed:[\w+/=]+$/)
  return kept
}

const isSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeAttached({
    timeout: 10_000,
  })

/** Types into the first form of an opening without saving. */
const fillForm = async (page: Page, opening: ReturnType<typeof openingOf>) => {
  await opening.begin()
  await page.getByRole('radio', { name: '小型' }).check()
  await page.getByLabel('详细地址').pressSequentially('工业园区星湖街')
}

const formIsAsLeft = async (page: Page) => {
  await expect(page.getByRole('radio', { name: '小型' })).toBeChecked()
  await expect(page.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
}

/** Signs in again from a page that asks for it, and expects the form of the opening as it was left. */
const findsFormAfterSignIn = async (page: Page, enterprise: Enterprise) => {
  const login = loginDialogOf(page)
  await page.goto('/user/product')
  await login.byPassword(enterprise.phone, enterprise.password)
  await login.isDone(enterprise.companyName)
  await page.goto('/user/product')
  await page.getByRole('link', { name: '继续办理' }).click()
  await formIsAsLeft(page)
}

test('an ending session warns in every tab, and 继续使用 in one tab extends it in all @phone', async ({
  page,
  context,
  enterprise,
}) => {
  await page.goto('/user/center')
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/user/center')
  await expect(other.getByText(enterprise.companyName).first()).toBeVisible()
  const refreshes = countRefreshes(context)

  await endsIn(page, 175)
  await expect(warningOf(page)).toContainText(/剩余时间\s*2:\d\d/)
  await expect(warningOf(page)).toContainText('已填写的内容会保留在本机')
  await expect(warningOf(other)).toBeVisible()
  await warningOf(page).getByRole('button', { name: '继续使用' }).click()
  await expect(warningOf(page)).toBeHidden()
  await expect(warningOf(other)).toBeHidden()
  expect(refreshes).toHaveLength(1)
  expect((await tokensOf(page)).expiresAt).toBeGreaterThan(Date.now() + 3_000_000)
})

test('activity renews the session silently', async ({ page, context, enterprise }) => {
  await page.goto('/user/center')
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
  const refreshes = countRefreshes(context)
  await endsIn(page, 600)
  // Presses repeatedly, because the watch reads the tokens once a second.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return refreshes.length
    })
    .toBe(1)
  await expect(warningOf(page)).toBeHidden()
})

test('a session that expires in the middle of a form clears local storage, ends on the server and loses nothing', async ({
  page,
  context,
  enterprise,
}) => {
  const logOuts = countLogOuts(context)
  const opening = openingOf(page, enterprise)
  await fillForm(page, opening)
  await endsIn(page, 4)
  await expect(warningOf(page)).toBeVisible()

  const login = loginDialogOf(page)
  await expect(login.dialog).toBeVisible()
  await expect(page).toHaveURL('/')
  await isCleared(page)
  expect(logOuts).toHaveLength(1)
  await login.byPassword(enterprise.phone, enterprise.password)
  // Home by the keep list, with a notice that 我的产品 leads back.
  await login.isDone(enterprise.companyName)
  await expect(page).toHaveURL('/')
  await expect(login.notice('可在“我的产品”中继续上次的办理')).toBeVisible()

  await page.goto('/user/product')
  await page.getByRole('link', { name: '继续办理' }).click()
  await opening.isAt('企业信息')
  await formIsAsLeft(page)
})

test('a session that the server ends in the middle of a form clears local storage and loses nothing', async ({
  page,
  context,
  enterprise,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const opening = openingOf(page, enterprise)
  await fillForm(page, opening)
  await page.getByLabel('企业名称').fill(enterprise.companyName)
  await callServer(baseURL ?? '', logout, { headers: enterprise.headers })
  const logOuts = countLogOuts(context)
  await page.goto('/user/product')

  await isSignedOut(page)
  await isCleared(page)
  // It is refused, and not repeated.
  expect(logOuts).toHaveLength(1)
  await findsFormAfterSignIn(page, enterprise)
})

test('非法操作 in the middle of typing ends the session, clears local storage and loses nothing', async ({
  page,
  context,
  enterprise,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const logOuts = countLogOuts(context)
  const opening = openingOf(page, enterprise)
  await fillForm(page, opening)
  const reply = { code: 400, success: false, msg: '检测到非法操作' }
  await page.route('**/process/processSave', (route) => route.fulfill({ status: 400, json: reply }))
  await page.getByLabel('企业名称').fill(enterprise.companyName)
  // The save while typing.
  await expect(page.getByText('检测到账号信息异常，请重新登录')).toBeVisible()
  await isSignedOut(page)
  expect(await isCleared(page)).not.toEqual([])
  expect(logOuts).toHaveLength(1)
  await expect(
    callServer(baseURL ?? '', userinfo, { headers: enterprise.headers }),
  ).rejects.toThrow()

  await page.unroute('**/process/processSave')
  await findsFormAfterSignIn(page, enterprise)
})

for (const [name, reply] of [
  ['an error of the server', { status: 500, json: { code: 500, msg: '系统繁忙' } }],
  ['a ban', { status: 403, json: { code: 403, msg: '系统繁忙' } }],
] as const)
  test(`a user who is read as ${name} is signed out with local storage cleared, and loses nothing`, async ({
    page,
    enterprise,
    complaints,
  }) => {
    complaints.allow(/status of (500|403)/)
    const opening = openingOf(page, enterprise)
    await fillForm(page, opening)
    await page.route(`**/${userinfo.path}`, (route) => route.fulfill(reply))
    await page.goto('/helper/aboutWe')
    await expect(page.getByText('系统繁忙')).toBeVisible()
    await isSignedOut(page)
    await isCleared(page)

    await page.unroute(`**/${userinfo.path}`)
    await findsFormAfterSignIn(page, enterprise)
  })

test('a core enterprise that signs in again returns to the page where the session ended', async ({
  page,
  baseURL,
  complaints,
}) => {
  const address = '/product/productdetails?goodId=1001'
  const login = loginDialogOf(page)
  await page.goto(address)
  await login.open()
  await login.byPassword(CORE_ENTERPRISE.phone, DEMO_PASSWORD)
  await login.isDone(CORE_ENTERPRISE.name)
  await expect(page).toHaveURL(address)

  await endsIn(page, 3)
  await expect(login.dialog).toBeVisible()
  await expect(page).toHaveURL('/')
  await login.byPassword(CORE_ENTERPRISE.phone, DEMO_PASSWORD)
  await login.isDone(CORE_ENTERPRISE.name)
  await expect(page).toHaveURL(address)

  // Also when a reload finds the session ended by the server.
  complaints.allow(/status of 401/)
  const { access } = await tokensOf(page)
  await callServer(baseURL ?? '', logout, { headers: sessionHeaders(access) })
  await page.reload()
  await isSignedOut(page)
  await expect(page).toHaveURL('/')
  await login.open()
  await login.byPassword(CORE_ENTERPRISE.phone, DEMO_PASSWORD)
  await login.isDone(CORE_ENTERPRISE.name)
  await expect(page).toHaveURL(address)
})

for (const { press, stays } of [
  { press: '保存后退出登录', stays: true },
  { press: '不保存，退出登录', stays: false },
])
  test(`logging out with unsaved input asks: ${press}`, async ({
    page,
    context,
    enterprise,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|Failed to load resource/)
    const opening = openingOf(page, enterprise)
    await opening.begin()
    // The saves while typing fail until the customer decides.
    await context.route('**/process/processSave', (route) => route.abort())
    await page.getByRole('radio', { name: '小型' }).check()
    await page.getByLabel('详细地址').pressSequentially('工业园区星湖街')
    await expect(page.getByText('已暂存在本机，关闭页面也不会丢失')).toBeVisible()
    const form = page.url()
    await page.goto('/user/center')
    const menu = accountMenuOf(page)
    await menu.open()
    await menu.choose('退出登录')
    const dialog = page.getByRole('dialog', { name: '有未保存的内容' })
    await expect(dialog).toBeVisible()
    await context.unroute('**/process/processSave')
    await dialog.getByRole('button', { name: press }).click()
    await isSignedOut(page)

    // Neither way leaves values in this browser.
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect.poll(() => keptDrafts(page)).toEqual([])

    const login = loginDialogOf(page)
    await page.goto('/user/product')
    await login.byPassword(enterprise.phone, enterprise.password)
    await login.isDone(enterprise.companyName)
    await page.goto(form)
    await opening.isAt('企业信息')
    await expect(page.getByLabel('详细地址')).toHaveValue(stays ? '工业园区星湖街' : '')
  })

for (const network of ['online', 'offline'])
  test(`logging out in one tab ends the other within two seconds, ${network}`, async ({
    page,
    context,
    enterprise,
    complaints,
  }) => {
    if (network === 'offline') complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/)
    const other = await context.newPage()
    for (const tab of [other, page]) {
      await tab.goto('/user/center')
      await expect(tab.getByText(enterprise.companyName).first()).toBeVisible()
    }
    await context.setOffline(network === 'offline')
    const menu = accountMenuOf(page)
    await menu.open()
    await menu.choose('退出登录')
    await isSignedOut(other)
    await isSignedOut(page)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    // The tenant's colour is no personal data and may be stored again already.
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept.filter((key) => key !== 'brand')).toEqual([])
    await expect(other.getByText(enterprise.companyName)).toHaveCount(0)
  })

test('five tabs with an expired access token renew it once', async ({
  page,
  context,
  enterprise,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await page.goto('/')
  await tokensOf(page, { access: 'ended' })
  const refreshes = countRefreshes(context)
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/user/center')))
  for (const tab of tabs)
    await expect(tab.getByText(enterprise.companyName).first()).toBeVisible({ timeout: 60_000 })
  expect(refreshes).toHaveLength(1)
})
