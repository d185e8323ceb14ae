import type { Page } from '@playwright/test'
import { auditOf } from './audit.ts'
import { openingOf } from './opening.ts'
import {
  formStep,
  ONE_STEP_OPENING,
  openProduct,
  ownTest as test,
  smallProcess,
} from './own-definitions.ts'
import { expect } from './test.ts'

const PRODUCT = '/product/productdetails?goodId=1001'

/** A process of a type without screens of its own. */
const CHANGE_OF_PARTICULARS = smallProcess({
  processName: '企业资料变更',
  processKey: 'enterpriseChange',
  type: 7,
  actExForms: [
    formStep(1, '变更事项'),
    {
      id: 'contact',
      name: '联系方式',
      keyName: 'contact',
      nodeType: 2,
      progress: 2,
      // The form in which BladeX's form designer saves it.
      content: JSON.stringify({
        column: [
          {
            prop: 'ways',
            label: '联系途径',
            type: 'checkbox',
            dataType: 'string',
            rules: [{ required: true }],
            dicData: [
              { label: '电话', value: 'phone' },
              { label: '邮件', value: 'mail' },
            ],
          },
        ],
      }),
    },
    formStep(3, '确认变更', { commit: true }),
  ],
})

/** The form of the first step in the next version: it asks for more. */
const ASKS_FOR_MORE = {
  schema: {
    type: 'object',
    required: ['purpose', 'date'],
    properties: {
      purpose: { type: 'string', title: '变更事项说明' },
      date: { type: 'string', title: '变更日期说明' },
    },
  },
}

const begin = (page: Page, processName: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: processName }) })
    .getByRole('button')
    .click()

test('a file that is added to the folder is a process that customers can complete', async ({
  page,
  server,
  enterprise,
  processes,
}) => {
  await processes.publish(ONE_STEP_OPENING)
  await openProduct(server.url, enterprise)
  const { isAt, next, back, flowId } = openingOf(page, enterprise)
  await page.goto(PRODUCT)
  await expect(page.getByRole('heading', { name: '额度激活' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '企业资料变更' })).toHaveCount(0)

  await processes.publish(CHANGE_OF_PARTICULARS)
  await page.reload()
  await begin(page, '企业资料变更')
  await isAt('变更事项')
  const field = page.getByLabel('变更事项说明')
  await field.fill('法定代表人变更')
  await next()
  await isAt('联系方式')
  await back()
  await expect(field).toHaveValue('法定代表人变更')
  await next()
  await page.getByRole('checkbox', { name: '邮件' }).check()
  await next()
  await isAt('确认变更')
  await back()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '邮件' })).toBeChecked()
  await next()
  await page.getByLabel('确认变更说明').fill('情况属实')
  await processes.publish({
    ...CHANGE_OF_PARTICULARS,
    processName: '企业资料变更（新版）',
    actExForms: [
      { ...formStep(1, '变更事项'), content: ASKS_FOR_MORE },
      ...CHANGE_OF_PARTICULARS.actExForms.slice(1),
    ],
  })
  // The flow keeps the version that it began with.
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
  await expect(page.getByText(flowId())).toBeVisible()
})

test('a definition with errors shows its valid steps and nothing for authors, and cannot be committed', async ({
  page,
  enterprise,
  processes,
}) => {
  const works = formStep(1, '基本信息')
  await processes.publish(
    smallProcess({
      ...ONE_STEP_OPENING,
      processName: '有误的流程',
      actExForms: [
        works,
        { ...formStep(3, '损坏的表单'), content: '{"schema": {"type": "object"' },
        { id: 'page', name: '附加页', keyName: 'nowhere', nodeType: 1, progress: 4 },
        formStep(5, '确认提交', { commit: true }),
      ],
    }),
  )
  const audit = auditOf(page)
  const { isAt, next } = openingOf(page, enterprise)
  await page.goto(PRODUCT)
  await begin(page, '有误的流程')
  await isAt('基本信息')
  await expect(page.getByRole('heading', { name: '该流程的配置有误' })).toBeVisible()
  const shown = (await page.locator('body').innerText()) + (await page.content())
  for (const word of ['查看配置问题', 'invalid-json', '/actExForms/', 'nowhere', 'JSON 的'])
    expect(shown, 'for authors only').not.toContain(word)
  await audit('process with a wrong definition')

  await page.getByLabel('基本信息说明').fill('采购原材料')
  await next()
  await isAt('损坏的表单')
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()
  await audit('step that is broken')
  await expect(page.getByRole('button', { name: '提交申请' })).toHaveCount(0)
  await page.getByRole('button', { name: '上一步' }).click()
  await isAt('基本信息')
})

test('an unknown fixed page is named, and blocks the flow', async ({
  page,
  enterprise,
  processes,
}) => {
  await processes.publish(
    smallProcess({
      ...ONE_STEP_OPENING,
      processName: '缺页的流程',
      actExForms: [
        formStep(1, '基本信息'),
        { id: 'page', name: '附加页', keyName: 'nowhere@R2', nodeType: 4, progress: 2 },
        formStep(3, '确认提交', { commit: true }),
      ],
    }),
  )
  const { isAt, next } = openingOf(page, enterprise)
  await page.goto(PRODUCT)
  await begin(page, '缺页的流程')
  await isAt('基本信息')
  await page.getByLabel('基本信息说明').fill('采购原材料')
  await next()
  await isAt('附加页')
  await expect(page.getByText('不存在的固定页', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()
  await auditOf(page)('fixed page that does not exist')
})

test('a page of the portal stands in a flow by its route, and is confirmed there', async ({
  page,
  enterprise,
  processes,
}) => {
  const pageStep = (progress: number, name: string, keyName: string) => ({
    id: `page-${progress}`,
    name,
    keyName,
    nodeType: 1,
    progress,
  })
  await processes.publish(
    smallProcess({
      ...ONE_STEP_OPENING,
      processName: '带固定页的流程',
      actExForms: [
        pageStep(1, '产品条款', 'productdetails'),
        formStep(2, '基本信息'),
        pageStep(3, '核对内容', 'openthedetails'),
        pageStep(4, '我的融资', 'financingdetails@R2'),
        pageStep(5, '补充资料', 'additionpage'),
        formStep(6, '确认提交', { commit: true }),
      ],
    }),
  )
  const { isAt, next, back } = openingOf(page, enterprise)
  const confirm = () => page.getByRole('checkbox').check()
  const field = page.getByLabel('基本信息说明')
  await page.goto(PRODUCT)
  await begin(page, '带固定页的流程')
  await isAt('产品条款')
  await expect(page.getByRole('heading', { name: '申请条件' })).toBeVisible()
  await auditOf(page)('page of the portal in a step')
  await next()
  await expect(page.getByRole('alert')).toContainText('请核对并勾选')
  await confirm()
  await next()
  await isAt('基本信息')
  await field.fill('采购原材料')
  await next()
  await isAt('核对内容')
  await expect(page.getByText('采购原材料')).toBeVisible()
  await confirm()
  await next()
  await isAt('我的融资')
  await expect(page).toHaveURL(/basicsCurrent=2/)
  await expect(page.getByText('您还没有融资申请。')).toBeVisible()
  await confirm()
  await next()
  await isAt('补充资料')
  await confirm()
  await back()
  await isAt('我的融资')
  await page.reload()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await next()
  await isAt('补充资料')
  await confirm()
  await next()
  await isAt('确认提交')
  await page.getByLabel('确认提交说明').fill('情况属实')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
})

test('a process without steps shows 流程未设置页面', async ({ page, enterprise: _, processes }) => {
  const empty = smallProcess({ ...ONE_STEP_OPENING, processName: '空的流程', actExForms: [] })
  await processes.publish(empty)
  await page.goto(PRODUCT)
  await begin(page, '空的流程')
  await expect(page.getByRole('heading', { name: '流程未设置页面' })).toBeVisible()
  await expect(page.getByRole('button', { name: /下一步|提交申请/ })).toHaveCount(0)
  await auditOf(page)('process without steps')
})

test('a process with an entry that cannot be read is not in force until its file is corrected', async ({
  page,
  enterprise,
  processes,
}) => {
  const { isAt } = openingOf(page, enterprise)
  const good = { ...ONE_STEP_OPENING, processName: '先前的流程' }
  await processes.publish(good)
  const wrong = { ...formStep(2, '附加信息'), nodeType: 9 }
  await processes.write({ ...good, version: 2, actExForms: [...good.actExForms, wrong] })
  await page.goto(PRODUCT)
  await begin(page, '先前的流程')
  await isAt('开通申请')
  await expect(page.getByRole('heading', { name: '该流程的配置有误' })).toHaveCount(0)
})
