import { isPersonal } from '#schemas/api/user.ts'

/**
 * All paths of the portal, spelled as in section 2 of the specification; `src/app/routes.ts` has their pages. Paths
 * with parameters are filled in by the router's `generatePath`.
 */
export const PATHS = {
  home: '/',

  productList: '/product/productgrouplist',
  receivables: '/product/accountsreceivablelist',
  orderFinancing: '/product/orderFinancing',
  agencyFinancing: '/product/generationofminingfinancing',
  agencyMall: '/product/generationOfminingmall',
  agencyMallItem: '/product/generationOfminingmalldetail',
  agencyApplication: '/product/productMiningApply',
  pledgeProducts: '/product/productmodernminded',
  fundProducts: '/product/suturemax',
  cloudBillList: '/product/cloudletterlist',
  cloudOrganization: '/product/cloudTreeOrg',
  productDetails: '/product/productdetails',
  productGroupDetails: '/product/productgroupprodetail',
  billDiscounting: '/product/billdiscountingdetail',
  processOpen: '/product/processopen',
  groupProcessOpen: '/product/productgroupprocessopen',
  creditLimit: '/product/creditlimitforapplication',
  groupCreditLimit: '/product/productgroupclimindex',
  activateQuota: '/product/activatethequota',
  openingDetails: '/product/openthedetails',
  financeApplication: '/product/applications',
  financingDetails: '/product/financingdetails',
  cloudFinancingDetails: '/product/cloudFinancingDetails',
  loanApplication: '/product/loanapplication',
  additionalMaterials: '/product/additionpage',
  approval: '/product/approvalpage',
  completion: '/product/completionpage',
  financialCharges: '/product/financialcharges',
  appraisal: '/product/appraisemall',
  pledgeFinancing: '/product/movablepropertyfinancing',
  confirmPledge: '/product/confirmpledgemovables',
  contractSigning: '/product/contractsigning',
  externalData: '/product/externaldata',

  creditLineThaw: '/credit/linesthaw',
  repaymentStatus: '/status/repayment/:id',
  settlementStatus: '/status/settle/:id',

  tradeNew: '/trade/new',
  tradeDetail: '/trade/detail/:target/:id',
  tradeConfirm: '/trade/detail/confirmApply',
  repaymentAccount: '/trade/repayAccount',
  receivableAccount: '/trade/receivableAccount/:id',

  register: '/user/register',
  registerSuccess: '/user/register/success',
  forgetPassword: '/user/forgetPassword',
  userCenter: '/user/center',
  myProducts: '/user/product',
  myFinancing: '/user/financing',
  repaymentPage: '/user/repaymentPage',
  myRepayments: '/user/repayment',
  myRedemptions: '/user/foreclosure',
  myAssets: '/user/assets',
  myDebts: '/user/debt',
  myContracts: '/user/contractlist',
  tradingPartners: '/user/trade',
  myResources: '/user/resource',
  balance: '/user/balance',
  messages: '/user/information',
  account: '/user/account',
  enterpriseOpen: '/user/enterprise/open/:type',

  invoiceDetail: '/invoice/detail',

  cloudBill: '/cloudBilling/detail',
  cloudAssignment: '/cloudBilling/assignment',
  cloudSplits: '/cloudBilling/splitList',
  cloudFinancingApplication: '/cloudBilling/financingApply',
  cloudDebt: '/cloudBilling/cloudLiabilitiesDetail',
  cloudDebtPayment: '/cloudBilling/cloudLiabilitiesPay',
  cloudProcess: '/cloudBilling/cloudBillProcess',
  cloudWaiting: '/cloudBilling/cloudBillWait',

  agencyOrder: '/Generat/GeneratDetail',
  agencyPledge: '/Generat/GeneratPledgeDetail',
  agencyOrderApplication: '/Generat/GeneratApply',
  agencyLoan: '/Generat/GeneratHandLoan',

  asset: '/assets/detail/:id',
  payable: '/assets/payable/detail/:id',
  payableFiles: '/assets/payable/flies',

  redemption: '/foreclosure/detail/:id/:redeemNo',
  pledgeRedemption: '/foreclosure/detailPledge/:id/:redeemNo',
  confirmRedemption: '/foreclosure/confirm/:id/:redeemNo',
  confirmPledgeRedemption: '/foreclosure/confirmPledge/:id/:redeemNo',

  agreement: '/agreement/:type',
  helpCenter: '/helper/helperCenter',
  aboutUs: '/helper/aboutWe',
} as const

/** Returns the path of the real-name verification for a user type; the path's type 3 is the enterprise's by QR code. */
export const realNamePath = (type: number | undefined): string =>
  PATHS.enterpriseOpen.replace(':type', isPersonal(type) ? '1' : '2')

export type PathName = keyof typeof PATHS
export type Path = (typeof PATHS)[PathName]

/** Appends a query to a path; members that are '' or undefined are left out. */
export const pathTo = (
  path: string,
  query: Record<string, string | number | undefined> = {},
): string => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(
    present.map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${path}?${search}` : path
}

/** Matches the paths; a parameter is letters, digits, _ and -, which no browser reads as part of a URL's syntax. */
const own = new RegExp(
  `^(${Object.values(PATHS)
    .map((path) => path.replace(/:\w+/g, '[\\w-]+'))
    .join('|')})$`,
)

/** Tells whether a text is one of the portal's own paths, with or without a query or hash. */
export const isOwnPath = (value: string): boolean => own.test(value.split(/[?#]/, 1)[0] ?? '')
