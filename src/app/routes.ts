import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { fixedPages as applicationPages } from '#src/features/applications/fixed-pages.ts'
import { PATHS, type Path } from '#src/platform/paths.ts'
import { page, processPage, type AppRoute, type PageLoader, type ShellKind } from './route-row.ts'

const loadProcess: PageLoader = () => import('#src/features/applications/process-page.tsx')
const loadProduct: PageLoader = () => import('#src/features/products/product-page.tsx')
const loadPayment: PageLoader = () => import('#src/features/payments/payment-page.tsx')
const loadProductsByType: PageLoader = () =>
  import('#src/features/products/products-by-type-page.tsx')

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
  page('productDetails', '产品详情', loadProduct),
  page('productGroupDetails', '产品组详情', loadProduct),
  page(
    'orderFinancing',
    '订单融资',
    () => import('#src/features/products/order-financing-page.tsx'),
  ),
  page('agencyFinancing', '代采融资', loadProductsByType),
  page('agencyMall', '代采商城', () => import('#src/features/agency/mall-page.tsx')),
  page('agencyMallItem', '代采商品详情', () => import('#src/features/agency/mall-item-page.tsx')),
  page('pledgeProducts', '动产质押', loadProductsByType),
  page('fundProducts', '基金产品', loadProductsByType),
  page('cloudBillList', '云信', () => import('#src/features/cloud-bills/cloud-bills-page.tsx'), {
    access: 'verified',
  }),
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
  page(
    'openingDetails',
    '开通详情',
    () => import('#src/features/applications/opening-details-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'additionalMaterials',
    '补充资料',
    () => import('#src/features/resources/materials-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'creditLineThaw',
    '额度与解冻',
    () => import('#src/features/products/credit-line-page.tsx'),
    { access: 'verified' },
  ),

  // Financing and repaying
  processPage('financeApplication', '融资申请', loadProcess, 'step'),
  processPage('loanApplication', '提款申请', loadProcess, 'step'),
  page('financingDetails', '融资详情', () => import('#src/features/loans/financing-page.tsx'), {
    access: 'verified',
  }),
  page('financialCharges', '融资费用', () => import('#src/features/loans/fees-page.tsx'), {
    access: 'verified',
  }),
  page('repaymentStatus', '付款结果', loadPayment, { access: 'verified' }),
  page('settlementStatus', '结清结果', loadPayment, { access: 'verified' }),

  // Trade
  page('tradeNew', '新增贸易', () => import('#src/features/trade/trade-new-page.tsx'), {
    shell: 'step',
    access: 'verified',
  }),
  page('tradeDetail', '贸易详情', () => import('#src/features/trade/trade-detail-page.tsx'), {
    access: 'verified',
  }),
  page('tradeConfirm', '贸易确认', () => import('#src/features/trade/trade-confirm-page.tsx'), {
    access: 'verified',
  }),
  page(
    'repaymentAccount',
    '回款账户',
    () => import('#src/features/trade/repayment-account-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'receivableAccount',
    '登记应收账款',
    () => import('#src/features/trade/new-receivable-page.tsx'),
    { shell: 'step', access: 'verified' },
  ),
  page('invoiceDetail', '我的发票', () => import('#src/features/invoices/invoice-page.tsx'), {
    access: 'verified',
  }),

  // Cloud bills
  page('cloudBill', '云信详情', () => import('#src/features/cloud-bills/position-page.tsx'), {
    access: 'verified',
  }),
  page(
    'cloudAssignment',
    '云信转让',
    () => import('#src/features/cloud-bills/assignment-page.tsx'),
    { access: 'verified', shell: 'step' },
  ),
  page('cloudSplits', '云信拆分记录', () => import('#src/features/cloud-bills/splits-page.tsx'), {
    access: 'verified',
  }),
  page(
    'cloudFinancingApplication',
    '云信融资申请',
    () => import('#src/features/cloud-bills/financing-application-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'cloudFinancingDetails',
    '云信融资详情',
    () => import('#src/features/cloud-bills/bill-financing-page.tsx'),
    { access: 'verified' },
  ),
  page('cloudDebt', '云信负债详情', () => import('#src/features/cloud-bills/debt-page.tsx'), {
    access: 'verified',
  }),
  page(
    'cloudDebtPayment',
    '云信负债付款',
    () => import('#src/features/cloud-bills/debt-payment-page.tsx'),
    { access: 'verified' },
  ),
  page('cloudProcess', '云信开立', () => import('#src/features/cloud-bills/issue-page.tsx'), {
    access: 'verified',
    shell: 'step',
  }),
  page(
    'cloudWaiting',
    '云信处理进度',
    () => import('#src/features/cloud-bills/bill-wait-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'cloudOrganization',
    '云信组织架构',
    () => import('#src/features/cloud-bills/organization-page.tsx'),
    { access: 'verified', shell: 'step' },
  ),

  // Purchase-agency
  page('agencyApplication', '代采申请', () => import('#src/features/agency/apply-page.tsx'), {
    access: 'verified',
  }),
  page('agencyOrder', '代采订单', () => import('#src/features/agency/order-page.tsx'), {
    access: 'verified',
  }),
  page('agencyPledge', '质押详情', () => import('#src/features/pledges/pledge-page.tsx'), {
    access: 'verified',
  }),
  page(
    'agencyOrderApplication',
    '代采融资申请',
    () => import('#src/features/agency/margin-page.tsx'),
    { shell: 'step', access: 'verified' },
  ),
  page('agencyLoan', '代采放款与赎货', () => import('#src/features/agency/loan-page.tsx'), {
    access: 'verified',
  }),

  // Pledge and redemption
  page('appraisal', '质物评估', () => import('#src/features/pledges/receipts-page.tsx'), {
    access: 'verified',
  }),
  page(
    'pledgeFinancing',
    '动产质押融资',
    () => import('#src/features/pledges/apply-pledge-page.tsx'),
    { access: 'verified', shell: 'step' },
  ),
  page('confirmPledge', '质押确认', () => import('#src/features/pledges/confirm-pledge-page.tsx'), {
    access: 'verified',
    shell: 'step',
  }),
  page('redemption', '赎货详情', () => import('#src/features/agency/redemption-page.tsx'), {
    access: 'verified',
  }),
  page(
    'pledgeRedemption',
    '质押赎货详情',
    () => import('#src/features/pledges/redemption-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'confirmRedemption',
    '赎货确认',
    () => import('#src/features/agency/confirm-redemption-page.tsx'),
    { access: 'verified' },
  ),
  page(
    'confirmPledgeRedemption',
    '质押赎货确认',
    () => import('#src/features/pledges/confirm-redemption-page.tsx'),
    { access: 'verified' },
  ),

  // Assets
  page('asset', '应收账款详情', () => import('#src/features/trade/asset-page.tsx'), {
    access: 'verified',
  }),
  page('payable', '应付账款详情', () => import('#src/features/trade/payable-page.tsx'), {
    access: 'verified',
  }),
  page('payableFiles', '应付账款附件', () => import('#src/features/trade/payable-files-page.tsx'), {
    access: 'verified',
  }),

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
  page('information', '账号信息', () => import('#src/features/people/information-page.tsx'), {
    access: 'signedIn',
  }),
  page('myProducts', '我的产品', () => import('#src/features/products/my-products-page.tsx'), {
    access: 'signedIn',
    button: 'my_product_button',
  }),
  page('myFinancing', '我的融资', () => import('#src/features/loans/financings-page.tsx'), {
    access: 'signedIn',
    button: 'financing_list_button',
  }),
  page('myRepayments', '还款管理', () => import('#src/features/loans/loans-page.tsx'), {
    access: 'signedIn',
    button: 'repayment_list_button',
  }),
  page('repaymentPage', '在线还款', () => import('#src/features/loans/loan-page.tsx'), {
    access: 'signedIn',
    button: 'repayment_list_button',
  }),
  page('myRedemptions', '赎货管理', () => import('#src/features/user/redemptions-page.tsx'), {
    access: 'signedIn',
    button: 'redemption_management_button',
  }),
  page('myAssets', '我的资产', () => import('#src/features/trade/assets-page.tsx'), {
    access: 'signedIn',
    button: 'asset_list_button',
  }),
  page('myDebts', '我的负债', () => import('#src/features/trade/debts-page.tsx'), {
    access: 'signedIn',
    button: 'core_liabilities_button',
  }),
  page(
    'myContracts',
    '我的合同',
    () => import('#src/features/applications/my-contracts-page.tsx'),
    {
      access: 'signedIn',
      button: 'contract_list_button',
    },
  ),
  page('tradingPartners', '贸易伙伴', () => import('#src/features/trade/partners-page.tsx'), {
    access: 'signedIn',
    button: 'trading_partner_button',
  }),
  page('myResources', '资料管理', () => import('#src/features/resources/resource-page.tsx'), {
    access: 'signedIn',
    button: 'resource_management_button',
  }),

  // Help
  page('helpCenter', '帮助中心', () => import('#src/features/help/help-center-page.tsx')),
  page('aboutUs', '关于我们', () => import('#src/features/help/about-page.tsx')),
  page('agreement', '协议与政策', () => import('#src/features/help/agreement-page.tsx'), {
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
