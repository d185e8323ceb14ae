import { isPersonal } from '#schemas/api/user.ts'

/**
 * Every path of the portal (specification, section 2, spelled as it spells them); `src/app/routes.ts` says
 * what is there. Paths with parameters are filled in by the router's `generatePath`.
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
  information: '/user/information',
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

/** The page on which a user of a type verifies their real name; 3 is the enterprise's by scanning a code. */
export const realNamePath = (type: number | undefined): string =>
  PATHS.enterpriseOpen.replace(':type', isPersonal(type) ? '1' : '2')

export type PathName = keyof typeof PATHS
export type Path = (typeof PATHS)[PathName]

/** A path with its query; what is empty or missing is left out. */
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

/** What may stand for a parameter: nothing that a browser takes for more than a name. */
const own = new RegExp(
  `^(${Object.values(PATHS)
    .map((path) => path.replace(/:\w+/g, '[\\w-]+'))
    .join('|')})$`,
)

/** Whether a text is one of the portal's own paths, with or without a query; nothing else is. */
export const isOwnPath = (value: string): boolean => own.test(value.split(/[?#]/, 1)[0] ?? '')
