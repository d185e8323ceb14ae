import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { formats } from '#engine/formats/formats.ts'
import { TOKENS_KEY } from '#src/api/tokens.ts'
import { routes } from '#src/app/routes.ts'
import type { PathName } from '#src/platform/paths.ts'
import { DESKTOP, PHONE, sweepOf } from './audit.ts'
import { accountOf, newAccount, signIn } from './customer.ts'
import { loginDialogOf } from './login-dialog.ts'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

/*
 * Audits every screen at both sizes: WCAG rules, Tab order, target sizes and a unique title. A new route
 * needs an example in one of these tables.
 */

type Examples = Partial<Record<PathName, readonly (string | { at: string; title: string })[]>>

const FOR_ANYBODY = {
  productList: ['/product/productgrouplist'],
  receivables: ['/product/accountsreceivablelist'],
  agencyFinancing: ['/product/generationofminingfinancing'],
  pledgeProducts: ['/product/productmodernminded'],
  fundProducts: ['/product/suturemax'],
  productDetails: [
    { at: '/product/productdetails?goodId=1001', title: '普惠保理' },
    '/product/productdetails',
  ],
  productGroupDetails: [{ at: '/product/productgroupprodetail?goodId=1002', title: '账期通组合' }],
  orderFinancing: ['/product/orderFinancing'],
  agencyMall: ['/product/generationOfminingmall'],
  agencyMallItem: ['/product/generationOfminingmalldetail?id=201001'],
  register: ['/user/register'],
  forgetPassword: ['/user/forgetPassword'],
  helpCenter: ['/helper/helperCenter'],
  aboutUs: [
    { at: '/helper/aboutWe?id=1', title: '关于我们' },
    { at: '/helper/aboutWe?id=2', title: '产品介绍' },
    { at: '/helper/aboutWe?id=3', title: '风控与合规' },
    { at: '/helper/aboutWe?id=4', title: '联系与投诉' },
  ],
  agreement: [
    { at: '/agreement/1', title: '平台服务条款' },
    { at: '/agreement/2', title: '隐私政策' },
  ],
} satisfies Examples

/** The demo's core enterprise. */
const CORE_ENTERPRISE = '13800000003'

const FOR_UNVERIFIED = {
  register: ['/user/register'],
  enterpriseOpen: ['/user/enterprise/open/2', '/user/enterprise/open/3'],
} satisfies Examples

/** The screens for customers, each group a test. */
const FOR_CUSTOMERS = {
  'of products and applications': {
    home: ['/'],
    creditLineThaw: ['/credit/linesthaw'],
    financialCharges: ['/product/financialcharges'],
    invoiceDetail: ['/invoice/detail', '/invoice/detail?register=1'],
    orderFinancing: ['/product/orderFinancing?orders=1', '/product/orderFinancing?register=1'],
    billDiscounting: ['/product/billdiscountingdetail'],
    additionalMaterials: ['/product/additionpage'],
    repaymentPage: ['/user/repaymentPage'],
    financingDetails: ['/product/financingdetails'],
    // A payment that is not the customer's.
    repaymentStatus: ['/status/repayment/1'],
    settlementStatus: [{ at: '/status/settle/1', title: '结清结果' }],
    registerSuccess: ['/user/register/success'],
    // The same screen at an incomplete address.
    groupProcessOpen: ['/product/productgroupprocessopen'],
    creditLimit: ['/product/creditlimitforapplication?processType=2&goodId=1001&businessId=1'],
    groupCreditLimit: ['/product/productgroupclimindex?processType=2&goodId=1002&businessId=1'],
    activateQuota: ['/product/activatethequota?processType=3&goodId=1001&businessId=1'],
    financeApplication: ['/product/applications?processType=4&goodId=1001&businessId=1'],
    loanApplication: ['/product/loanapplication?processType=5&goodId=1001&businessId=1'],
  },
  'of bills, purchases and goods': {
    agencyApplication: ['/product/productMiningApply?id=201001'],
    agencyOrder: ['/Generat/GeneratDetail'],
    agencyOrderApplication: ['/Generat/GeneratApply?id=201001'],
    agencyLoan: ['/Generat/GeneratHandLoan'],
    // A redemption that is not the customer's.
    redemption: ['/foreclosure/detail/1/1'],
    confirmRedemption: ['/foreclosure/confirm/1/1'],
    cloudFinancingDetails: [{ at: '/product/cloudFinancingDetails', title: '云信融资详情' }],
    cloudBill: ['/cloudBilling/detail'],
    cloudAssignment: ['/cloudBilling/assignment'],
    cloudSplits: ['/cloudBilling/splitList'],
    cloudFinancingApplication: ['/cloudBilling/financingApply'],
    cloudDebt: ['/cloudBilling/cloudLiabilitiesDetail'],
    cloudDebtPayment: ['/cloudBilling/cloudLiabilitiesPay'],
    cloudWaiting: ['/cloudBilling/cloudBillWait'],
    balance: ['/user/balance'],
    appraisal: [
      '/product/appraisemall',
      '/product/appraisemall?register=1',
      '/product/appraisemall?merge=1',
    ],
    pledgeFinancing: ['/product/movablepropertyfinancing'],
    confirmPledge: ['/product/confirmpledgemovables'],
    agencyPledge: ['/Generat/GeneratPledgeDetail'],
    // A redemption that is not the customer's.
    pledgeRedemption: ['/foreclosure/detailPledge/1/1'],
    confirmPledgeRedemption: ['/foreclosure/confirmPledge/1/1'],
    tradeNew: ['/trade/new'],
    // Records that are not the customer's.
    tradeDetail: ['/trade/detail/partner/1'],
    tradeConfirm: ['/trade/detail/confirmApply'],
    repaymentAccount: ['/trade/repayAccount'],
    receivableAccount: ['/trade/receivableAccount/1'],
    asset: ['/assets/detail/1'],
    payable: ['/assets/payable/detail/1'],
    payableFiles: ['/assets/payable/flies'],
  },
  'of the user center': {
    userCenter: ['/user/center'],
    account: ['/user/account'],
    messages: ['/user/information'],
    myProducts: ['/user/product'],
    myContracts: ['/user/contractlist'],
    myResources: [
      '/user/resource',
      ...['cards', 'addresses', 'contacts'].map((tab) => `/user/resource?tab=${tab}`),
    ],
    myRedemptions: ['/user/foreclosure'],
    myFinancing: ['/user/financing'],
    tradingPartners: ['/user/trade', '/user/trade?tab=backgrounds'],
    myAssets: ['/user/assets'],
    myRepayments: ['/user/repayment'],
  },
} satisfies Record<string, Examples>

const FOR_CORE_ENTERPRISES = {
  myDebts: ['/user/debt'],
  cloudBillList: ['/product/cloudletterlist'],
  cloudOrganization: ['/product/cloudTreeOrg'],
  cloudProcess: ['/cloudBilling/cloudBillProcess'],
} satisfies Examples

/** Screens of flows at that position; the last one needs a decision. */
const FOR_APPLICANTS = [
  'processOpen',
  'externalData',
  'contractSigning',
  'approval',
  'completion',
  'openingDetails',
] as const

/** Navigates within the page as a link does, which is faster than a load. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

const sweepAll = async (page: Page, examples: Examples) => {
  const sweep = sweepOf(page)
  for (const [name, places] of Object.entries(examples)) {
    const route = routes.find((each) => each.name === name)!
    for (const place of places) {
      const { at, title } = typeof place === 'string' ? { at: place, title: route.title } : place
      await goTo(page, at)
      await titleIs(page, title)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status', { name: '加载中' })).toHaveCount(0)
      await sweep(at)
    }
  }
}

/** Opens a dialog by keyboard, audits it, closes it, and expects the focus on its opener. */
const sweepDialog = async (
  page: Page,
  opener: Locator,
  dialog: Locator,
  also?: () => Promise<void>,
) => {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await sweepOf(page)(`dialog of ${await opener.innerText()}`, dialog)
  await also?.()
  // The Tab walk ends after the popover: the focus returns into it.
  await dialog.locator('button:enabled:visible').first().focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

const titleIs = (page: Page, title: string) => expect(page).toHaveTitle(`${title} · 云序供应链金融`)

// Many screens, each at two sizes.
test.describe.configure({ timeout: 600_000 })

test('every route has an example and a unique title', () => {
  const shown = [
    FOR_ANYBODY,
    FOR_UNVERIFIED,
    ...Object.values(FOR_CUSTOMERS),
    FOR_CORE_ENTERPRISES,
  ].flatMap((examples) => Object.keys(examples))
  const there = routes.map(({ name }) => name)
  expect(there.filter((name) => ![...shown, ...FOR_APPLICANTS].includes(name))).toEqual([])
  const titles = routes.map(({ title }) => title)
  expect(titles.filter((title, place) => titles.indexOf(title) < place)).toEqual([])
})

test('screens for visitors are accessible', async ({ page }) => {
  const sweep = sweepOf(page)
  const { dialog } = loginDialogOf(page)
  await page.goto('/')
  await sweep('home, with header and footer', page.locator('html'))
  await sweepDialog(
    page,
    page.getByRole('button', { name: '联系客服' }),
    page.getByRole('dialog', { name: '联系客服' }),
  )
  await sweepDialog(
    page,
    page.getByRole('banner').getByRole('button', { name: '登录' }),
    dialog,
    async () => {
      await dialog.getByRole('tab', { name: '账号密码登录' }).click()
      await sweep('login by account', dialog)
    },
  )
  await page.setViewportSize(PHONE)
  const opener = page.getByRole('button', { name: '打开菜单' })
  await opener.press('Enter')
  await sweep('menu of a phone', page.getByRole('dialog', { name: '菜单' }), [PHONE])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await sweepAll(page, FOR_ANYBODY)
  await goTo(page, '/nowhere')
  await titleIs(page, '页面不存在')
  await sweep('nowhere')
})

test('screens for an unverified customer are accessible', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL!, await newAccount(baseURL!, 2))
  await page.goto('/')
  await sweepDialog(
    page,
    page.getByRole('banner').getByRole('button', { name: '未实名' }),
    page.getByRole('dialog', { name: '实名认证' }),
  )
  await sweepAll(page, FOR_UNVERIFIED)

  const person = await newAccount(baseURL!, 1)
  await signIn(context, baseURL!, person)
  await page.goto('/user/enterprise/open/1')
  await sweepAll(page, { enterpriseOpen: ['/user/enterprise/open/1'] })

  await page.getByLabel('姓名').fill('沈知秋')
  await page.getByLabel('身份证号').fill(formats['resident-id'].sample(1))
  await page.getByLabel('手机号').fill(person.phone)
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page).toHaveURL(/\/verification\?/)
  await expect(page.getByText('沈知秋')).toBeVisible()
  await sweepOf(page)('page of the provider', page.locator('html'))
})

for (const [group, examples] of Object.entries(FOR_CUSTOMERS))
  test(`screens for customers ${group} are accessible`, async ({
    page,
    enterprise,
    complaints,
  }) => {
    // The payment and the records of another customer, and the processes about such records.
    complaints.allow(/(payment|record)\/detail|saveOpeningBusiness/)
    await page.goto('/')
    const account = page.getByRole('banner').getByRole('button', { name: enterprise.companyName })
    await expect(account).toBeVisible()
    await sweepAll(page, examples)
  })

test('dialogs and steps for customers are accessible', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  const sweep = sweepOf(page)
  const checking = await prepareOpening(baseURL!, enterprise, 1, '1001')
  const filling = await prepareOpening(baseURL!, enterprise, 2, '1005')
  const signing = await prepareOpening(baseURL!, enterprise, 7, '1002')
  const waiting = await prepareOpening(baseURL!, enterprise, Infinity, '1003')
  const header = page.getByRole('banner')
  const messages = page.getByRole('dialog', { name: '消息' })
  await page.goto('/')
  await sweepDialog(page, header.getByRole('button', { name: /^消息/ }), messages, async () => {
    await messages.getByRole('tab', { name: '预警' }).click()
    await sweep('warnings', messages)
  })
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await header.getByRole('button', { name: enterprise.companyName }).press('Enter')
    // The menu closes when the Tab walk leaves it.
    await sweep('menu of the account', header.getByRole('list'), [size])
  }

  await sweepAll(page, {
    processOpen: [filling.url],
    externalData: [checking.url],
    contractSigning: [signing.url],
    openingDetails: [`/product/openthedetails?flowOnlyId=${waiting.flowId}`],
    approval: [waiting.url],
  })
  await operator.decide(waiting.flowId, { decision: 'approve' })
  // The decision arrives by itself.
  await titleIs(page, '办理结果')
  await sweep('completion')

  await page.evaluate((key) => {
    const ending = { expiresAt: Date.now() + 150_000, renewAt: Date.now() - 1000 }
    const tokens = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...tokens, ...ending }))
  }, TOKENS_KEY)
  const warning = page.getByRole('dialog', { name: '登录即将结束' })
  await expect(warning).toBeVisible()
  await sweep('session about to end', warning)
})

test('screens for a core enterprise are accessible', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL!, await accountOf(baseURL!, CORE_ENTERPRISE, DEMO_PASSWORD))
  await page.goto('/')
  await sweepAll(page, FOR_CORE_ENTERPRISES)
})
