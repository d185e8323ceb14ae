/** The routes of section 2 of the specification. */
export const SPECIFIED_PATHS: readonly string[] = [
  '/',
  ...below('/product', [
    'productdetails',
    'productgroupprodetail',
    'billdiscountingdetail',
    'accountsreceivablelist',
    'orderFinancing',
    'productgrouplist',
    'generationofminingfinancing',
    'cloudletterlist',
    'generationOfminingmall',
    'generationOfminingmalldetail',
    'processopen',
    'productgroupprocessopen',
    'creditlimitforapplication',
    'productgroupclimindex',
    'activatethequota',
    'openthedetails',
    'applications',
    'financingdetails',
    'cloudFinancingDetails',
    'loanapplication',
    'cloudTreeOrg',
    'productMiningApply',
    'additionpage',
    'approvalpage',
    'completionpage',
    'financialcharges',
    'appraisemall',
    'productmodernminded',
    'suturemax',
    'movablepropertyfinancing',
    'confirmpledgemovables',
  ]),
  '/credit/linesthaw',
  ...below('/status', ['repayment/:id', 'settle/:id']),
  ...below('/trade', [
    'new',
    'detail/:target/:id',
    'detail/confirmApply',
    'repayAccount',
    'receivableAccount/:id',
  ]),
  ...below('/user', [
    'register',
    'register/success',
    'forgetPassword',
    'center',
    'product',
    'financing',
    'repaymentPage',
    'repayment',
    'foreclosure',
    'assets',
    'debt',
    'contractlist',
    'trade',
    'resource',
    'information',
    'enterprise/open/:type',
  ]),
  '/helpcenter',
  '/invoice/detail',
  ...below('/cloudBilling', [
    'detail',
    'assignment',
    'splitList',
    'financingApply',
    'cloudLiabilitiesDetail',
    'cloudLiabilitiesPay',
    'cloudBillProcess',
    'cloudBillWait',
  ]),
  ...below('/Generat', ['GeneratDetail', 'GeneratPledgeDetail', 'GeneratApply', 'GeneratHandLoan']),
  ...below('/assets', ['detail/:id', 'payable/detail/:id', 'payable/flies']),
  ...below('/foreclosure', [
    'detail/:id/:redeemNo',
    'detailPledge/:id/:redeemNo',
    'confirm/:id/:redeemNo',
    'confirmPledge/:id/:redeemNo',
  ]),
  '/agreement/:type',
  ...below('/helper', ['helperCenter', 'aboutWe']),
]

/** The step pages of section 2, which hide the header. */
export const STEP_PATHS: readonly string[] = [
  ...below('/product', [
    'creditlimitforapplication',
    'productgroupclimindex',
    'activatethequota',
    'applications',
    'loanapplication',
    'cloudTreeOrg',
    'movablepropertyfinancing',
    'confirmpledgemovables',
  ]),
  ...below('/trade', ['new', 'receivableAccount/:id']),
  '/user/register',
  '/user/enterprise/open/:type',
  ...below('/cloudBilling', ['assignment', 'cloudBillProcess']),
  '/Generat/GeneratApply',
]

/** The pages for anyone, and those for signed-in customers; all others are for verified customers (section 6). */
export const ACCESS: Readonly<Record<'anyone' | 'signedIn', readonly string[]>> = {
  anyone: [
    '/',
    ...below('/product', [
      'productdetails',
      'productgroupprodetail',
      'accountsreceivablelist',
      'orderFinancing',
      'productgrouplist',
      'generationofminingfinancing',
      'generationOfminingmall',
      'generationOfminingmalldetail',
      'productmodernminded',
      'suturemax',
    ]),
    ...below('/user', ['register', 'register/success', 'forgetPassword']),
    '/agreement/:type',
    ...below('/helper', ['helperCenter', 'aboutWe']),
  ],
  signedIn: below('/user', [
    'center',
    'product',
    'financing',
    'repaymentPage',
    'repayment',
    'foreclosure',
    'assets',
    'debt',
    'contractlist',
    'trade',
    'resource',
    'information',
    'enterprise/open/:type',
    'account',
  ]),
}

/** The role button of each page of the user center (section 6). */
export const BUTTONS: Readonly<Record<string, string>> = {
  '/user/product': 'my_product_button',
  '/user/financing': 'financing_list_button',
  '/user/repayment': 'repayment_list_button',
  '/user/repaymentPage': 'repayment_list_button',
  '/user/foreclosure': 'redemption_management_button',
  '/user/assets': 'asset_list_button',
  '/user/debt': 'core_liabilities_button',
  '/user/contractlist': 'contract_list_button',
  '/user/trade': 'trading_partner_button',
  '/user/resource': 'resource_management_button',
  '/user/information': 'my_news_button',
}

/** The screens of a process: those of section 2, and the fixed pages, whose paths are chosen here. */
export const PROCESS_PATHS: readonly string[] = [
  '/cloudBilling/assignment',
  '/cloudBilling/cloudBillProcess',
  '/cloudBilling/financingApply',
  '/trade/new',
  '/trade/receivableAccount/:id',
  '/Generat/GeneratApply',
  ...below('/product', [
    'productMiningApply',
    'processopen',
    'applications',
    'loanapplication',
    'productgroupprocessopen',
    'creditlimitforapplication',
    'productgroupclimindex',
    'activatethequota',
    'approvalpage',
    'completionpage',
    'contractsigning',
    'externaldata',
    'movablepropertyfinancing',
    'confirmpledgemovables',
  ]),
]

/** Pages that are not in the specification (docs/decisions/0044, 0233). */
export const ADDED_PATHS: readonly string[] = ['/user/balance', '/user/account']

/** Redirects from addresses that are not in the specification (docs/decisions/0007). */
export const ADDED_REDIRECTS: readonly string[] = ['/index', '/home']

function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`)
}
