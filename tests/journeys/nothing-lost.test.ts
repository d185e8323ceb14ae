import { signIn } from './customer.ts'
import { openingOf } from './opening.ts'
import { expect, test } from './test.ts'

test('closing the tab in the middle of a form and reopening it loses nothing @phone', async ({
  context,
  page,
  enterprise,
}) => {
  const opening = openingOf(page, enterprise)
  await opening.begin()
  await page.getByLabel('企业名称').fill(enterprise.companyName)
  await page.getByRole('radio', { name: '小型' }).check()
  // The field still has the focus, and nothing is saved.
  await page.getByLabel('详细地址').pressSequentially('工业园区星湖街')
  await page.close()

  const again = await context.newPage()
  await again.goto('/user/product')
  await again.getByRole('link', { name: '继续办理' }).click()
  await openingOf(again, enterprise).isAt('企业信息')
  await expect(again.getByLabel('企业名称')).toHaveValue(enterprise.companyName)
  await expect(again.getByRole('radio', { name: '小型' })).toBeChecked()
  await expect(again.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
})

test('values that do not apply at the moment come back after a reload @phone', async ({
  page,
  openingAt,
}) => {
  const opening = await openingAt(3)
  const isController = opening.panel('法定代表人').getByRole('radiogroup').first()
  await isController.getByRole('radio', { name: '否', exact: true }).check()
  await page.getByLabel('实际控制人姓名').fill('周岚')
  await isController.getByRole('radio', { name: '是', exact: true }).check()
  const note = page.getByText('已保留 1 项暂不适用的内容，改回后会恢复')
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await isController.getByRole('radio', { name: '否', exact: true }).check()
  await expect(page.getByLabel('实际控制人姓名')).toHaveValue('周岚')
  await expect(note).toBeHidden()
})

test('a step saved for later continues on another device, complete or not @phone', async ({
  page,
  browser,
  baseURL,
  enterprise,
}) => {
  const opening = openingOf(page, enterprise)
  await opening.begin()
  await page.getByLabel('详细地址').pressSequentially('工业园区星湖街')
  await page.getByRole('button', { name: '暂存并退出' }).click()
  await expect(page.getByText('已保存，可随时从“我的产品”继续办理')).toBeVisible()
  await expect(page.getByRole('heading', { name: '企业基本信息' })).toBeHidden()

  const other = await browser.newContext()
  await signIn(other, baseURL ?? '', enterprise)
  const there = await other.newPage()
  await there.goto('/user/product')
  await there.getByRole('link', { name: '继续办理' }).click()
  await openingOf(there, enterprise).isAt('企业信息')
  await expect(there.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
  await other.close()
})

test('what is typed is on another device seconds later', async ({
  page,
  browser,
  baseURL,
  enterprise,
}) => {
  const opening = openingOf(page, enterprise)
  await opening.begin()
  await opening.isAt('企业信息')
  const saved = page.waitForResponse(/processSave/)
  await page.getByLabel('详细地址').pressSequentially('工业园区星湖街')
  await saved
  await expect(page.getByText(/^已保存 \d\d:\d\d/)).toBeVisible()
  await opening.isAt('企业信息')
  await expect(page.getByLabel('详细地址')).toBeFocused()

  const other = await browser.newContext()
  await signIn(other, baseURL ?? '', enterprise)
  const there = await other.newPage()
  await there.goto(page.url())
  await openingOf(there, enterprise).isAt('企业信息')
  await expect(there.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
  await other.close()
  // The screen got no second entry in the browser's history.
  await page.goBack()
  await expect(page).toHaveURL(/\/product\/(?!processopen)/)
})

test('what is typed without a network is sent once when it returns', async ({
  page,
  context,
  enterprise,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load resource/)
  const opening = openingOf(page, enterprise)
  await opening.begin()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('processSave'),
  )
  await page.getByLabel('详细地址').fill('工业园区星湖街')
  await failed
  await expect(page.getByText('已暂存在本机，关闭页面也不会丢失')).toBeVisible()

  const replies: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('processSave')) replies.push(response.status())
  })
  const saved = page.waitForResponse(/processSave/)
  await context.setOffline(false)
  await saved
  await expect(page.getByText(/^已保存 \d\d:\d\d/)).toBeVisible()
  expect(replies).toEqual([200])
  await opening.isAt('企业信息')
  await expect(page.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
})

test('下一步 without a network is carried out once when it returns', async ({
  page,
  context,
  openingAt,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load resource/)
  const opening = await openingAt(6)
  await opening.isAt('银行账户')
  await page.getByRole('button', { name: '返回第 2 步：企业信息' }).click()
  await opening.isAt('企业信息')
  await context.setOffline(true)
  await page.getByLabel('详细地址').fill('工业园区星湖街')
  await opening.next()
  await expect(page.getByRole('heading', { name: '暂时无法确认是否已保存' })).toBeVisible()
  await opening.isAt('企业信息')

  const replies: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('processSave')) replies.push(response.status())
  })
  await context.setOffline(false)
  await opening.isAt('法定代表人')
  expect(replies).toEqual([200])
  await opening.back()
  await opening.isAt('企业信息')
  await expect(page.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
})

test('a press of 下一步 is not lost where the button moves away under it', async ({
  page,
  openingAt,
}) => {
  // The end of the page is not in view: there the browser would scroll by as much as the page becomes shorter.
  await page.setViewportSize({ width: 1440, height: 600 })
  const opening = await openingAt(3)
  await opening.back()
  await opening.isAt('企业信息')
  const phone = opening.panel('业务联系人').getByLabel('手机号')
  await phone.fill('1391234567')
  await opening.next()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  const next = page.getByRole('button', { name: '下一步' })
  await phone.focus()
  await phone.press('End')
  await next.scrollIntoViewIfNeeded()
  const before = await next.boundingBox()
  await next.hover({ position: { x: 40, y: 40 } })
  await page.mouse.down()
  // The press leaves the focus in the field: its error goes between the press and its release.
  await page.keyboard.insertText('8')
  await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await page.mouse.up()
  await opening.isAt('法定代表人')
})

test('a full browser storage warns once, and asks before the page is closed', async ({
  page,
  enterprise,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/)
  const opening = openingOf(page, enterprise)
  await opening.begin()
  await page.route('**/process/processSave', (route) => route.abort())
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`${size}/${part}`, 'x'.repeat(size))
      } catch {
        // The storage is full for pieces of this size.
      }
  })
  const notice = page.getByText('浏览器存储空间不足')
  const state = page.getByText('未能暂存，保存前请勿关闭页面')
  await page.getByLabel('详细地址').pressSequentially('工业园区星湖街')
  await expect(notice).toBeVisible()
  await expect(state).toBeVisible()
  await expect(notice).toBeHidden()
  await page.getByLabel('详细地址').pressSequentially('1 号')
  await expect(state).toBeVisible()
  await expect(notice).toBeHidden()

  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await page.evaluate(() => localStorage.removeItem('4096/0'))
  await page.getByLabel('详细地址').pressSequentially('楼')
  await expect(page.getByText('已暂存在本机，关闭页面也不会丢失')).toBeVisible()
})

test('a reload returns to the same step with the same data, on every step', async ({
  page,
  openingAt,
}) => {
  test.slow()
  const opening = await openingAt(1)
  const reloadsAt = async (title: string) => {
    await opening.isAt(title)
    await page.reload()
    await opening.isAt(title)
  }
  await reloadsAt('工商核对')
  await opening.registry()
  await reloadsAt('企业信息')
  await opening.profile()
  await reloadsAt('法定代表人')
  await opening.legalPerson()
  await reloadsAt('资料上传')
  await opening.materials()
  await opening.isAt('银行账户')
  await page.getByLabel('开户网点').fill('苏州工业园区支行')
  await page.getByLabel('银行账号').fill('6222021001123456789')
  await reloadsAt('银行账户')
  await expect(page.getByLabel('银行账号')).toHaveValue('6222021001123456789')
  await opening.bankAccount()
  await reloadsAt('合同签署')
  await opening.contract()
  await reloadsAt('确认提交')
  await opening.confirm()
  await reloadsAt('平台审批')
})

test('going back and forth over a fixed page refetches nothing and keeps everything', async ({
  page,
  openingAt,
}) => {
  const opening = await openingAt(6)
  await opening.bankAccount()
  await opening.isAt('合同签署')

  const reads: string[] = []
  page.on('request', (request) => {
    if (/processInfo|process\/detail/.test(request.url())) reads.push(request.url())
  })
  await opening.back()
  await opening.isAt('银行账户')
  await expect(page).toHaveURL(/processopen/)
  await expect(page.getByLabel('银行账号')).toHaveValue('6222021001123456789')
  await opening.next()
  await opening.isAt('合同签署')
  await expect(page).toHaveURL(/contractsigning/)
  expect(reads).toEqual([])
})

test("the browser's back button goes back a step, and its forward button or 下一步 forward again", async ({
  page,
  openingAt,
}) => {
  const opening = await openingAt(1)
  await opening.registry()
  await opening.isAt('企业信息')
  await expect(page).toHaveURL(/processopen/)
  await page.goBack()
  await opening.isAt('工商核对')
  await expect(page).toHaveURL(/externaldata/)
  await expect(page.getByRole('radio', { name: '以上信息与本企业一致' })).toBeChecked()
  await opening.next()
  await opening.isAt('企业信息')

  await page.getByLabel('详细地址').fill('工业园区星湖街')
  await page.goBack()
  await opening.isAt('工商核对')
  await page.goForward()
  await opening.isAt('企业信息')
  await expect(page).toHaveURL(/processopen/)
  await expect(page.getByLabel('详细地址')).toHaveValue('工业园区星湖街')
})

test('the step bar jumps back to a completed step', async ({ page, enterprise, openingAt }) => {
  const opening = await openingAt(6)
  await opening.isAt('银行账户')
  await page.getByRole('button', { name: '返回第 2 步：企业信息' }).click()
  await opening.isAt('企业信息')
  await expect(page.getByLabel('企业名称')).toHaveValue(enterprise.companyName)
})

test('a step is skipped in both directions while its condition does not hold', async ({
  page,
  openingAt,
}) => {
  const opening = await openingAt(4)
  await opening.isAt('资料上传')
  await expect(page.getByText('财务信息')).toHaveCount(0)
  await opening.materials()
  await opening.isAt('银行账户')
  await opening.back()
  await opening.isAt('资料上传')

  await page.getByRole('button', { name: '返回第 2 步：企业信息' }).click()
  await opening.isAt('企业信息')
  await page.getByRole('radio', { name: '大型' }).check()
  await opening.next()
  await opening.isAt('法定代表人')
  await opening.next()
  await opening.isAt('资料上传')
  await opening.next()
  await opening.financials()
  await opening.isAt('银行账户')
  await opening.back()
  await opening.isAt('财务信息')
  await expect(page.getByText('因为您填写的“企业规模”为“大型”，所以有这一步。')).toBeVisible()
})
