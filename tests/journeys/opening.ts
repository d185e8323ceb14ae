import { expect, type Locator, type Page } from '@playwright/test'
import { formats } from '#engine/formats/formats.ts'
import type { Enterprise } from './customer.ts'
import { signHere } from './sign-contract.ts'

/** The page of the seed's product whose opening the journeys complete. */
export const PRODUCT_URL = '/product/productdetails?goodId=1001'

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens the first step of the product's opening from its page. */
export const enterOpening = async (page: Page): Promise<void> => {
  await page.goto(PRODUCT_URL)
  await page.getByRole('button', { name: '立即开通' }).click()
}

/** Page object of the opening of the receivables product. */
export const openingOf = (
  page: Page,
  enterprise: Pick<Enterprise, 'companyName' | 'creditCode' | 'phone'>,
) => {
  const panel = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const next = () => page.getByRole('button', { name: /^(下一步|保存并返回核对)$/ }).click()
  const isAt = (title: string) => expect(page.locator('[aria-current=step]')).toContainText(title)

  const steps = {
    profile: async ({ scale = '小型' } = {}) => {
      await isAt('企业信息')
      await page.getByLabel('企业名称').fill(enterprise.companyName)
      await page.getByLabel('统一社会信用代码').fill(enterprise.creditCode)
      await choose(page, '企业类型', '有限责任公司')
      await choose(page, '所属行业')
      await page.getByRole('radio', { name: scale }).check()
      await fillDate(page.getByLabel('成立日期', { exact: true }), '2015-06-01')
      await page.getByLabel('注册资本').fill('5000')
      await chooseRegion(page, '注册地区')
      await page.getByLabel('详细地址').fill('工业园区星湖街 328 号')
      // The register has other values, which were confirmed before.
      await page.getByLabel('与登记信息不符的原因').fill('登记信息变更办理中')
      const contact = panel('业务联系人')
      await contact.getByLabel('联系人姓名').fill('陈一鸣')
      await contact.getByLabel('手机号').fill('13912345678')
      await next()
    },
    registry: async () => {
      await isAt('工商核对')
      await page.getByRole('radio', { name: '以上信息与本企业一致' }).check()
      await next()
    },
    legalPerson: async () => {
      await isAt('法定代表人')
      const legalPerson = panel('法定代表人')
      // Filled from the external data of the registry.
      await expect(legalPerson.getByLabel('姓名')).not.toHaveValue('')
      await legalPerson.getByLabel('身份证号').fill(formats['resident-id'].sample(7))
      await legalPerson.getByLabel('手机号').fill('13812345678')
      await legalPerson.getByRole('radio', { name: '是', exact: true }).check()
      await panel('经办人').getByLabel('经办人身份证号').fill(formats['resident-id'].sample(8))
      const owner = panel('受益所有人')
      await owner.getByLabel('受益所有人姓名').fill('李望')
      await owner.getByLabel('持股比例').fill('60')
      await next()
    },
    materials: async () => {
      await isAt('资料上传')
      await upload(page, '营业执照', ['营业执照.png'])
      await upload(page, '人像面', ['人像面.png'])
      await upload(page, '国徽面', ['国徽面.png'])
      await upload(page, '公司章程', ['公司章程.png'])
      await next()
    },
    financials: async () => {
      await isAt('财务信息')
      await page.getByLabel('会计年度').fill('2025')
      await page.getByLabel('营业收入').fill('12000')
      await page.getByLabel('资产总额').fill('8000')
      await page.getByLabel('负债总额').fill('3000')
      await upload(page, '审计报告', ['审计报告.png'])
      await next()
    },
    bankAccount: async () => {
      await isAt('银行账户')
      await expect(page.getByLabel('账户名称')).toHaveText(enterprise.companyName)
      await choose(page, '开户银行')
      await page.getByLabel('开户网点').fill('苏州工业园区支行')
      await page.getByLabel('银行账号').fill('6222021001123456789')
      await next()
    },
    contract: async () => {
      await isAt('合同签署')
      await signHere(page, enterprise.phone)
      await next()
    },
    confirm: async () => {
      await isAt('确认提交')
      await page.getByRole('checkbox', { name: /承诺所填信息/ }).check()
      await page.getByRole('checkbox', { name: /授权平台及资金方/ }).check()
      await page.getByRole('button', { name: '提交申请' }).click()
    },
  }

  return {
    ...steps,
    isAt,
    next,
    panel,
    choose: (label: string, option?: string) => choose(page, label, option),
    upload: (label: string, names: string[]) => upload(page, label, names),
    back: () => page.getByRole('button', { name: '上一步' }).click(),
    /** Opens the first form from the product's page, after the look at the registry. */
    begin: async () => {
      await enterOpening(page)
      await steps.registry()
      await isAt('企业信息')
    },
    /** Completes every step of a small enterprise, from the product's page to the approval page. */
    complete: async () => {
      await enterOpening(page)
      await steps.registry()
      await steps.profile()
      await steps.legalPerson()
      await steps.materials()
      await steps.bankAccount()
      await steps.contract()
      await steps.confirm()
      await expect(page).toHaveURL(/\/product\/approvalpage/)
    },
    /** Returns the flow's id, which exists after the first save. */
    flowId: (): string => {
      const id = new URL(page.url()).searchParams.get('flowOnlyId')
      if (!id) throw new Error(`no flowOnlyId in ${page.url()}`)
      return id
    },
  }
}

/** Chooses an option of a select, by default the first. */
const choose = async (page: Page, label: string, option?: string) => {
  await page.getByRole('combobox', { name: label }).click()
  const list = page.locator('.ant-select-dropdown:visible')
  const options = list.locator('.ant-select-item-option')
  const wanted = (option ? options.filter({ hasText: option }) : options).first()
  // The list scrolls to its chosen option while it opens: an option that is drawn again under a press is not chosen. At the
  // start of its animation it has no height, as if it were closed.
  await wanted.click()
  await expect(async () => {
    if (await list.isVisible()) await wanted.click({ timeout: 2_000 })
    await expect(list).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
}

const chooseRegion = async (page: Page, label: string) => {
  await page.getByRole('combobox', { name: label }).click()
  const columns = page.locator('.ant-cascader-menu:visible')
  await columns.nth(0).getByText('江苏省').click()
  await columns.nth(1).getByText('苏州市').click()
  await columns.nth(2).locator('.ant-cascader-menu-item').first().click()
  await expect(columns).toHaveCount(0)
}

const fillDate = async (input: Locator, date: string) => {
  await input.fill(date)
  await input.press('Enter')
}

const upload = async (page: Page, label: string, names: string[]) => {
  const field = page.getByRole('group', { name: label })
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      names.map((name) => ({
        name,
        mimeType: 'image/png',
        // Two sides are two files: what follows the picture is not drawn.
        buffer: Buffer.concat([PICTURE, Buffer.from(name)]),
      })),
    )
  // A failure prints the rows.
  await expect(field.getByRole('listitem')).toContainText(names.map(() => '已上传'))
}
