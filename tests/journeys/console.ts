import { expect, type Browser, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'

/** The demo's operators: two that handle business, the second of whom confirms, and the one who moves the date. */
const [HANDLER, REVIEWER, MANAGER] = ['jingban', 'fuhe', 'guanli']

interface Wanted {
  /** The title of the queue, and a text of the record's row in it. */
  queue: string
  row: string | RegExp
  /** The label of the action. */
  action: string
  /** The inputs of its dialog, by label. */
  inputs?: Readonly<Record<string, string>>
}

/** Opens the operators' console of a server in windows of their own, in which operators work by its pages. */
export const consoleOf = (browser: Browser, url: string) => {
  const opened = new Map<string, Promise<Page>>()
  const pageOf = (account: string): Promise<Page> => {
    const page = opened.get(account) ?? signInAs(browser, url, account)
    opened.set(account, page)
    return page
  }
  const perform = async (wanted: Wanted, account = HANDLER) => {
    const page = await pageOf(account)
    await openRecord(page, wanted)
    await page.getByRole('button', { name: wanted.action, exact: true }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, value] of Object.entries(wanted.inputs ?? {}))
      await dialog.getByLabel(label).fill(value)
    await dialog.getByRole('button', { name: wanted.action, exact: true }).click()
    await expect(dialog).toBeHidden()
    return page
  }
  return {
    perform,
    /** Performs an action that a second operator confirms. */
    performByTwo: async (wanted: Wanted) => {
      const first = await perform(wanted)
      await expect(first.getByRole('heading', { name: `待复核：${wanted.action}` })).toBeVisible()
      const second = await pageOf(REVIEWER)
      await openRecord(second, wanted)
      await second.getByRole('button', { name: '复核通过' }).click()
      await expect(second.getByRole('heading', { name: /^待复核/ })).toBeHidden()
    },
    /** Approves the application of a customer that waits. @param process a text of its row that tells what is applied for */
    approve: async (row: string, process: string) => {
      const page = await pageOf(HANDLER)
      await openRecord(page, { queue: '申请审核', row: new RegExp(`${row}.*${process}`, 's') })
      await page.getByRole('button', { name: '通过', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: '审批通过' })
      await dialog.getByRole('button', { name: '确定' }).click()
      await expect(page.getByText(`已通过：${row}`)).toBeVisible()
    },
    /** Sets the price of a commodity, in 元 a tonne; one far from that of the day before is confirmed by another operator. */
    setPrice: async (commodity: string, price: string) => {
      const page = await pageOf(HANDLER)
      await open(page, '货物价格')
      const item = page.getByRole('listitem').filter({ hasText: commodity })
      await item.getByLabel(/今日价格/).fill(price)
      await item.getByRole('button', { name: '设定价格' }).click()
      const waits = item.getByText(/^待复核/)
      const shown = Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 })
      await expect(waits.or(item.filter({ hasText: shown })).first()).toBeVisible()
      if (!(await waits.isVisible())) return
      const second = await pageOf(REVIEWER)
      await open(second, '货物价格')
      const waiting = second.getByRole('listitem').filter({ hasText: commodity })
      await waiting.getByRole('button', { name: '复核通过' }).click()
      await expect(waiting.getByText(/^待复核/)).toBeHidden()
    },
    /** Ends the business days before a day; by default the running one alone. */
    moveTo: async (day?: string) => {
      const page = await pageOf(MANAGER)
      await open(page, '营业日期')
      const to = page.getByLabel('推进到')
      if (day) await to.fill(day)
      const target = await to.inputValue()
      await page.getByRole('button', { name: '推进', exact: true }).click()
      await expect(page.getByText(target, { exact: true }).first()).toBeVisible({ timeout: 60_000 })
      await expect(to).not.toHaveValue(target)
    },
    close: async () => {
      for (const page of opened.values()) await (await page).context().close()
    },
  }
}

const signInAs = async (browser: Browser, baseURL: string, account: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto('/operator')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '运营台' })).toBeVisible()
  return page
}

/** Opens a page of the console by its navigation, where a count may follow the name. */
const open = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '运营台' })
    .getByRole('link', { name: new RegExp(`^${name}(\\s*\\d.*)?$`) })
    .click()

/** Opens the first record of a queue whose row has a text. */
const openRecord = async (page: Page, { queue, row }: Pick<Wanted, 'queue' | 'row'>) => {
  await open(page, queue)
  await expect(page.getByRole('heading', { level: 1, name: queue, exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link').filter({ hasText: row }).first().click()
}
