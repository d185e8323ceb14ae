import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { fixedPages as applicationPages } from '#src/features/applications/fixed-pages.ts'
import { PATHS, type Path } from '#src/platform/paths.ts'
import {
  page,
  processPage,
  verifiedPages,
  type AppRoute,
  type PageLoader,
  type ShellKind,
} from './route-row.ts'

const loadProcess: PageLoader = () => import('#src/features/applications/process-page.tsx')
const loadProduct: PageLoader = () => import('#src/features/products/product-page.tsx')
const loadPayment: PageLoader = () => import('#src/features/payments/payment-page.tsx')
const loadProductsByType: PageLoader = () =>
  import('#src/features/products/products-by-type-page.tsx')

const applicationPage = verifiedPages(() => import('#src/features/applications/pages.ts'))
const resourcePage = verifiedPages(() => import('#src/features/resources/pages.ts'))
const loanPage = verifiedPages(() => import('#src/features/loans/pages.ts'))
const cloudBillPage = verifiedPages(() => import('#src/features/cloud-bills/pages.ts'))
const agencyPage = verifiedPages(() => import('#src/features/agency/pages.ts'))
const pledgePage = verifiedPages(() => import('#src/features/pledges/pages.ts'))
const tradePage = verifiedPages(() => import('#src/features/trade/pages.ts'))

/** The components of the fixed pages: a key without one is a type error. */
const fixedPages: Record<FixedPageKey, PageLoader> = applicationPages

const fixedPage = (key: FixedPageKey, title: string, shell?: ShellKind): AppRoute => ({
  ...processPage(key, title, fixedPages[key], shell),
  fixedPage: key,
})

/** The route table: every page of the portal. Shells, guards, titles and the router are derived from it. */
export const routes: readonly AppRoute[] = [
  page('home', '首页', () => import('#src/features/home/home-page.tsx')),

  // Products
  page('productList', '融资产品', () => import('#src/features/products/product-list-page.tsx')),
  page('receivables', '应收账款融资', loadProductsByType),
  page('productDetails', '产品详情', loadProduct, {
    addresses: [`${PATHS.productDetails}?goodId=1001`],
  }),
  page('productGroupDetails', '产品组详情', loadProduct, {
    addresses: [`${PATHS.productGroupDetails}?goodId=1002`],
  }),
  page(
    'orderFinancing',
    '订单融资',
    () => import('#src/features/products/order-financing-page.tsx'),
  ),
  page('agencyFinancing', '代采融资', loadProductsByType),
  page('agencyMall', '代采商城', () => import('#src/features/agency/mall-page.tsx')),
  page('agencyMallItem', '代采商品详情', () => import('#src/features/agency/mall-item-page.tsx'), {
    addresses: [`${PATHS.agencyMallItem}?id=201001`],
  }),
  page('pledgeProducts', '动产质押', loadProductsByType),
  page('fundProducts', '基金产品', loadProductsByType),
  cloudBillPage('cloudBillList', '云信'),
  page(
    'billDiscounting',
    '票据贴现',
    () => import('#src/features/products/bill-discounting-page.tsx'),
    { access: 'verified' },
  ),

  // Opening a product, and a credit line
  processPage('processOpen', '产品开通', loadProcess),
  processPage('groupProcessOpen', '产品组开通', loadProcess),
  processPage('creditLimit', '额度申请', loadProcess, 'step'),
  processPage('groupCreditLimit', '产品组额度申请', loadProcess, 'step'),
  fixedPage('activateQuota', '额度激活', 'step'),
  processPage('approval', '审批进度', () => import('#src/features/applications/approval-page.tsx')),
  processPage(
    'completion',
    '办理结果',
    () => import('#src/features/applications/completion-page.tsx'),
  ),
  fixedPage('contractSigning', '合同签署'),
  fixedPage('externalData', '外部数据核对'),
  applicationPage('openingDetails', '开通详情'),
  resourcePage('additionalMaterials', '补充资料'),
  page(
    'creditLineThaw',
    '额度与解冻',
    () => import('#src/features/products/credit-line-page.tsx'),
    { access: 'verified' },
  ),

  // Financing and repaying
  processPage('financeApplication', '融资申请', loadProcess, 'step'),
  processPage('loanApplication', '提款申请', loadProcess, 'step'),
  loanPage('financingDetails', '融资详情'),
  loanPage('financialCharges', '融资费用'),
  page('repaymentStatus', '付款结果', loadPayment, { access: 'verified' }),
  page('settlementStatus', '结清结果', loadPayment, { access: 'verified' }),

  // Trade
  processPage('tradeNew', '新增贸易', loadProcess, 'step'),
  tradePage('tradeDetail', '贸易详情'),
  tradePage('tradeConfirm', '贸易确认'),
  tradePage('repaymentAccount', '回款账户'),
  processPage('receivableAccount', '登记应收账款', loadProcess, 'step'),
  page('invoiceDetail', '我的发票', () => import('#src/features/invoices/invoice-page.tsx'), {
    access: 'verified',
  }),

  // Cloud bills
  cloudBillPage('cloudBill', '云信详情'),
  processPage('cloudAssignment', '云信转让', loadProcess, 'step'),
  cloudBillPage('cloudSplits', '云信拆分记录'),
  processPage('cloudFinancingApplication', '云信融资申请', loadProcess),
  cloudBillPage('cloudFinancingDetails', '云信融资详情'),
  cloudBillPage('cloudDebt', '云信负债详情'),
  cloudBillPage('cloudDebtPayment', '云信负债付款'),
  processPage('cloudProcess', '云信开立', loadProcess, 'step'),
  cloudBillPage('cloudWaiting', '云信处理进度'),
  cloudBillPage('cloudOrganization', '云信组织架构', { shell: 'step' }),

  // Purchase-agency
  processPage('agencyApplication', '代采申请', loadProcess),
  agencyPage('agencyOrder', '代采订单'),
  pledgePage('agencyPledge', '质押详情'),
  processPage('agencyOrderApplication', '代采下单', loadProcess, 'step'),
  agencyPage('agencyLoan', '代采放款与赎货'),

  // Pledge and redemption
  pledgePage('appraisal', '质物评估'),
  processPage('pledgeFinancing', '动产质押融资', loadProcess, 'step'),
  processPage('confirmPledge', '质押确认', loadProcess, 'step'),
  agencyPage('redemption', '赎货详情'),
  pledgePage('pledgeRedemption', '质押赎货详情'),
  agencyPage('confirmRedemption', '赎货确认'),
  pledgePage('confirmPledgeRedemption', '质押赎货确认'),

  // Assets
  tradePage('asset', '应收账款详情'),
  tradePage('payable', '应付账款详情'),
  tradePage('payableFiles', '应付账款附件'),

  // People
  page('register', '注册与认证', () => import('#src/features/people/register-page.tsx'), {
    shell: 'step',
  }),
  page(
    'registerSuccess',
    '注册成功',
    () => import('#src/features/people/register-success-page.tsx'),
  ),
  page('forgetPassword', '找回密码', () => import('#src/features/people/forget-password-page.tsx')),
  page(
    'enterpriseOpen',
    '实名认证',
    () => import('#src/features/people/enterprise-open-page.tsx'),
    {
      shell: 'step',
      access: 'signedIn',
    },
  ),

  // The user centre
  page('userCenter', '服务中心', () => import('#src/features/user/center-page.tsx'), {
    access: 'signedIn',
  }),
  page('account', '账号信息', () => import('#src/features/people/account-page.tsx'), {
    access: 'signedIn',
  }),
  page('balance', '账户余额', () => import('#src/features/payments/balance-page.tsx'), {
    access: 'verified',
  }),
  page('myProducts', '我的产品', () => import('#src/features/products/my-products-page.tsx'), {
    access: 'signedIn',
    button: 'my_product_button',
  }),
  loanPage('myFinancing', '我的融资', { access: 'signedIn', button: 'financing_list_button' }),
  loanPage('myRepayments', '还款管理', { access: 'signedIn', button: 'repayment_list_button' }),
  loanPage('repaymentPage', '在线还款', { access: 'signedIn', button: 'repayment_list_button' }),
  page('myRedemptions', '赎货管理', () => import('#src/features/user/redemptions-page.tsx'), {
    access: 'signedIn',
    button: 'redemption_management_button',
  }),
  tradePage('myAssets', '我的资产', { access: 'signedIn', button: 'asset_list_button' }),
  tradePage('myDebts', '我的负债', { access: 'signedIn', button: 'core_liabilities_button' }),
  applicationPage('myContracts', '我的合同', {
    access: 'signedIn',
    button: 'contract_list_button',
  }),
  tradePage('tradingPartners', '贸易伙伴', {
    access: 'signedIn',
    button: 'trading_partner_button',
  }),
  resourcePage('myResources', '资料管理', {
    access: 'signedIn',
    button: 'resource_management_button',
  }),
  page('messages', '我的消息', () => import('#src/features/messages/messages-page.tsx'), {
    access: 'signedIn',
    button: 'my_news_button',
  }),

  // Help
  page('helpCenter', '帮助中心', () => import('#src/features/help/help-center-page.tsx')),
  page('aboutUs', '关于我们', () => import('#src/features/help/about-page.tsx')),
  page('agreement', '条款与政策', () => import('#src/features/help/agreement-page.tsx'), {
    addresses: ['/agreement/1', '/agreement/2'],
  }),
]

/** Addresses that redirect to a page. */
export const redirects: readonly { path: string; to: Path }[] = [
  { path: '/helpcenter', to: PATHS.helpCenter },
  // The specification's home index is "/" itself: docs/decisions/0007.
  { path: '/index', to: PATHS.home },
  { path: '/home', to: PATHS.home },
]

/** Returns the path of a fixed page by its key in process definitions; undefined for an unknown key. */
export const fixedPagePath = (key: string): Path | undefined =>
  routes.find((route) => route.fixedPage === key)?.path
