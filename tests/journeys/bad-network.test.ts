import { processDetail } from '#schemas/api/process.ts'
import { callServer } from './api.ts'
import { openingOf } from './opening.ts'
import { expect, test } from './test.ts'

const SAVE = '**/process/processSave'

test('a failed save keeps the step and the typed values, and can be retried', async ({
  page,
  openingAt,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/)
  const opening = await openingAt(6)
  await page.route(SAVE, (route) => route.abort())
  await opening.bankAccount()
  await expect(page.getByRole('heading', { name: '没有保存成功' })).toBeVisible()
  await opening.isAt('银行账户')
  await expect(page.getByLabel('银行账号')).toHaveValue('6222021001123456789')
  await page.unroute(SAVE)
  await opening.next()
  await opening.isAt('合同签署')
})

test('a save whose reply is lost is read again and never sent twice', async ({
  page,
  enterprise,
  openingAt,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load resource/)
  const opening = await openingAt(6)
  const readFlow = () =>
    callServer(baseURL!, processDetail, {
      headers: enterprise.headers,
      query: { id: opening.flowId() },
    })
  const { revision } = await readFlow()
  let sent = 0
  await page.route(SAVE, async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await opening.bankAccount()
  await opening.isAt('合同签署')
  expect(sent).toBe(1)
  expect(Number((await readFlow()).revision)).toBe(Number(revision) + 1)
})

for (const arrives of [true, false])
  test(`a reload while a step is saved loses nothing, where the save ${arrives ? 'arrived' : 'did not arrive'}`, async ({
    page,
    enterprise,
    openingAt,
    baseURL,
  }) => {
    const opening = await openingAt(6)
    const query = { id: opening.flowId() }
    const readFlow = () =>
      callServer(baseURL!, processDetail, { headers: enterprise.headers, query })
    const { revision } = await readFlow()
    let sent = 0
    await page.route(SAVE, async (route) => {
      if (arrives) await route.fetch()
      sent += 1
      // The reply never comes: the page that asked is gone.
    })
    await opening.bankAccount()
    await expect.poll(() => sent).toBe(1)
    await page.reload()
    await page.unroute(SAVE)
    if (!arrives) {
      await opening.isAt('银行账户')
      await expect(page.getByLabel('银行账号')).toHaveValue('6222021001123456789')
      await opening.next()
    }
    await opening.isAt('合同签署')
    expect(Number((await readFlow()).revision)).toBe(Number(revision) + 1)
  })

test('a pause is saved only where it arrived: a lost request keeps the form, a lost reply loses nothing', async ({
  page,
  enterprise,
  openingAt,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load resource/)
  const opening = await openingAt(6)
  await opening.isAt('银行账户')
  const pause = page.getByRole('button', { name: '暂存并退出' })
  const saved = page.getByText('已保存，可随时从“我的产品”继续办理')
  await page.route(SAVE, (route) => route.abort())
  await page.getByLabel('银行账号').fill('6222021001123456789')
  await pause.click()
  await expect(page.getByRole('heading', { name: '没有保存成功' })).toBeVisible()
  await expect(saved).toBeHidden()
  await expect(page.getByLabel('银行账号')).toHaveValue('6222021001123456789')

  await page.unroute(SAVE)
  await page.route(SAVE, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const id = opening.flowId()
  await pause.click()
  await expect(saved).toBeVisible()
  const { headers } = enterprise
  const flow = await callServer(baseURL!, processDetail, { headers, query: { id } })
  expect(JSON.stringify(flow.businessProcessTaskData)).toContain('6222021001123456789')
})

test('pressing 下一步 twice saves once', async ({ page, openingAt }) => {
  const opening = await openingAt(3)
  await opening.isAt('法定代表人')
  let saves = 0
  page.on('request', (request) => {
    if (request.url().includes('processSave')) saves += 1
  })
  await page.getByRole('button', { name: '上一步' }).dblclick()
  await opening.isAt('企业信息')
  expect(saves).toBe(1)
})

test('a conflict with another tab is shown field by field, and nothing is overwritten without consent', async ({
  page,
  context,
  enterprise,
  openingAt,
  complaints,
}) => {
  complaints.allow(/409/)
  const opening = await openingAt(6)
  await opening.isAt('银行账户')

  const other = await context.newPage()
  await other.goto(page.url())
  const elsewhere = openingOf(other, enterprise)
  await elsewhere.isAt('银行账户')
  await other.getByLabel('银行账号').fill('11112222333344445')
  await other.getByLabel('开户网点').fill('苏州科技城支行')
  await elsewhere.back()
  await elsewhere.isAt('资料上传')

  await page.getByLabel('银行账号').fill('99998888777766665')
  await page.getByLabel('开户网点').fill('苏州新区支行')
  await opening.back()
  await expect(page.getByText('该申请刚刚在其他页面或由其他人员修改过')).toBeVisible()
  const account = page.getByRole('row', { name: /银行账号/ })
  await expect(account).toContainText('6665')
  await expect(account).toContainText('4445')
  await expect(account).not.toContainText('99998888777766665')
  await expect(account).not.toContainText('11112222333344445')
  const branch = page.getByRole('row', { name: /开户网点/ })
  await expect(branch).toContainText('苏州新区支行')
  await expect(branch).toContainText('苏州科技城支行')
  await account.getByRole('radio', { name: '银行账号：对方已保存的' }).check()
  await expect(branch.getByRole('radio', { name: '开户网点：对方已保存的' })).not.toBeChecked()
  await page.getByRole('button', { name: '按所选内容保存' }).click()
  await expect(page.getByLabel('银行账号')).toHaveValue(/4445$/)
  await expect(page.getByLabel('开户网点')).toHaveValue('苏州新区支行')
  await opening.back()
  await opening.isAt('资料上传')
})
