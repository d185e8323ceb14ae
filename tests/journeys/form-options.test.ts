import type { Locator } from '@playwright/test'
import { ownTest as test, smallProcess } from './own-definitions.ts'
import { expect } from './test.ts'

const PROCESS = smallProcess({
  processName: '产品开通',
  processKey: 'formOptions',
  type: 1,
  version: 201,
  actExForms: [
    {
      id: 'payment',
      name: '收款账户',
      keyName: 'payment',
      nodeType: 2,
      progress: 1,
      content: {
        step: { title: '收款账户' },
        schema: {
          type: 'object',
          required: ['card', 'branch', 'bank', 'industry', 'class', 'way', 'score'],
          properties: {
            card: { type: 'string', title: '银行卡号', format: 'bank-card' },
            branch: { type: 'string', title: '开户网点' },
            bank: { type: 'string', title: '备用银行' },
            industry: { type: 'string', title: '所属行业' },
            class: { type: 'string', title: '行业小类' },
            way: {
              type: 'string',
              title: '到账方式',
              oneOf: [
                { const: 'fast', title: '实时到账', description: '单笔不超过 5 万元。' },
                { const: 'normal', title: '普通到账', description: '两小时内到账。' },
              ],
            },
            score: { type: 'integer', title: '服务评分', minimum: 1, maximum: 5 },
          },
        },
        uiSchema: {
          branch: { 'ui:widget': 'bankBranch' },
          bank: { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank' } },
          industry: { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'industry' } },
          class: {
            'ui:widget': 'dictionary',
            'ui:options': { dictionary: 'industry_class', within: { field: 'industry' } },
          },
          way: { 'ui:widget': 'radioCards' },
          score: { 'ui:widget': 'rating' },
        },
      },
    },
    {
      id: 'rest',
      name: '确认',
      keyName: 'rest',
      nodeType: 2,
      progress: 2,
      content: {
        step: { title: '确认', commit: true },
        schema: { type: 'object', properties: { note: { type: 'string', title: '备注' } } },
      },
    },
  ],
})

test('options from the server are searched, paged and restored by keyboard', async ({
  page,
  enterprise: _signedIn,
  processes,
}) => {
  await processes.begin(PROCESS)
  const form = page.getByRole('main')
  const branch = form.getByLabel('开户网点')
  const next = page.getByRole('button', { name: '下一步' })
  await next.click()
  for (const words of ['请选择开户网点', '请选择备用银行', '请选择到账方式', '请选择服务评分'])
    await expect(form.getByText(words).last()).toBeVisible()

  await form.getByLabel('银行卡号').fill('6214 8301 0442 0491')
  await expect(form.getByText('招商银行 · 储蓄卡')).toBeVisible()

  await branch.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('中国工商银行股份有限公司北京分行营业部')).toBeVisible()
  // Moves beyond the first page of 50, one option per key; a key pressed while the next page loads stays at the last one.
  for (let option = 1; option <= 44; option += 1) await page.keyboard.press('ArrowDown')
  for (let option = 45; option <= 53; option += 1)
    await expect(async () => {
      const active = new RegExp(`_${option}$`)
      if (!active.test((await branch.getAttribute('aria-activedescendant')) ?? ''))
        await page.keyboard.press('ArrowDown')
      await expect(branch).toHaveAttribute('aria-activedescendant', active, { timeout: 1000 })
    }).toPass()
  // A key held down on a busy computer: many events before the next paint.
  await Promise.all(Array.from({ length: 60 }, () => page.keyboard.down('ArrowDown')))
  await page.keyboard.up('ArrowDown')

  await branch.fill('招商 深圳 南山')
  const found = page.getByText('招商银行股份有限公司深圳南山支行')
  await expect(found).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByText(/^联行号 308584\d{6}$/)).toBeVisible()

  const industry = form.getByLabel('所属行业')
  const industryClass = form.getByLabel('行业小类')
  const choose = async (field: Locator, words: string, name: string) => {
    // A select becomes an input when it gets the focus.
    await field.focus()
    await field.fill(words)
    // Enter selects the active option: before the list is filtered, that is another one.
    await expect(page.getByTitle(name, { exact: true })).toContainClass(
      'ant-select-item-option-active',
    )
    await page.keyboard.press('Enter')
  }
  await choose(form.getByLabel('备用银行'), '招商', '招商银行')
  await industryClass.focus()
  await expect(industryClass).toHaveAccessibleDescription(/请先选择所属行业/)
  await choose(industry, '制造', '制造业')
  await choose(industryClass, '炼钢', '3120 炼钢')
  await choose(industry, '批发', '批发和零售业')
  await expect(form.getByText('所属行业已更改，请重新选择行业小类（改回后会恢复）')).toBeVisible()
  await choose(industryClass, '5164', '5164 金属及金属矿批发')
  await form.getByRole('radio', { name: '实时到账' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: '普通到账' })).toBeChecked()
  await form.getByRole('radio', { name: '1 分' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await next.click()
  await expect(form.getByLabel('备注')).toBeVisible()

  await page.getByRole('button', { name: '上一步' }).click()
  await page.reload()
  await expect(found).toBeVisible()
  await expect(form.getByText('招商银行', { exact: true })).toBeVisible()
  await expect(form.getByText('5164 金属及金属矿批发')).toBeVisible()
  await expect(form.getByRole('radio', { name: '2 分' })).toBeChecked()
})
