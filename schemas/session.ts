/** What the specification fixes about signing in (sections 4, 5 and 9). */

/** Milliseconds. */
export const CODE_RESEND_WAIT = 60_000

/** The first number that the countdown of the code button shows. */
export const CODE_RESEND_FIRST = 59

/** Before a redirect or a log-out that follows a warning; milliseconds. */
export const REDIRECT_DELAY = 1_500

/** A code chunk that has not come by then never will; milliseconds. */
export const CHUNK_LOAD_TIMEOUT = 120_000

/** Sent with every sign-in. */
export const LOGIN_TYPE = 0 as const

/** Pixels; a longer list of sub-accounts scrolls. */
export const SUB_ACCOUNT_LIST_HEIGHT = 280

/** Mainland mobile numbers. */
export const PHONE_PATTERN = /^1[3-9]\d{9}$/

/** `verifiedStatus` of a user. */
export const VerifiedStatus = { mustRegister: 0, verified: 1 } as const

/** `label` of a user. */
export const UserLabel = { plain: 1, coreEnterprise: 3 } as const

/** Pages that keep a label-1 user after signing in; every other page sends them Home. */
export const PAGES_THAT_KEEP: readonly string[] = [
  '/',
  '/user/center',
  '/product/productgrouplist',
  '/helper/aboutWe',
  '/helper/helperCenter',
  '/product/productgroupprodetail',
]

/** Pages from which everybody else goes Home after signing in; every other page reloads. */
export const PAGES_THAT_SEND_HOME: readonly string[] = [
  '/product/financingdetails',
  '/product/productgroupprocessopen',
]

/** Where a page of the session's own leads. */
export const SessionPath = {
  home: '/',
  register: '/user/register',
  myProducts: '/user/product',
} as const

/** `type` of a user (section 3): 1 is a person, 2 and 3 are enterprises. */
export const isPersonal = (type: number | undefined): boolean => type === 1

/** Where a customer of a type verifies their real name; 3 is the enterprise's by scanning a code. */
export const realNamePath = (type: number | undefined): string =>
  `/user/enterprise/open/${isPersonal(type) ? 1 : 2}`

/** Whether a verification may lead back to a path: it does to the page it began on, and to the customer's own. */
export const isVerificationReturn = (pathname: string): boolean =>
  /^\/user\/(center|information|enterprise\/open\/[123])$/.test(pathname)

/** What gates the entries of the user center, by the codes of the server (section 6). */
export const ROLE_BUTTONS = [
  'my_product_button',
  'financing_list_button',
  'repayment_list_button',
  'redemption_management_button',
  'asset_list_button',
  'core_liabilities_button',
  'contract_list_button',
  'trading_partner_button',
  'resource_management_button',
  'my_news_button',
] as const
export type RoleButton = (typeof ROLE_BUTTONS)[number]

export const sessionText = {
  phoneMissing: '请输入手机号',
  phoneWrong: '请输入正确的手机号',
  codeMissing: '请输入验证码',
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  chooseSubAccount: '请选择您的子账户',
  systemError: '系统错误，请稍后再试',
  codeSent: '短信发送成功，请注意查收',
  signedIn: '登录成功',
  realNameTitle: '实名认证',
  realNameContent: '请先完成账号实名后再进行操作！',
  realNameGo: '去实名',
  logOut: '退出登录',
  expiryTitle: '登录即将结束',
  expiryIdle: '您已有一段时间没有操作。为保护账户安全，到时将自动退出登录。',
  expiryFinal: '本次登录已无法延长，到时需要重新登录。',
  expiryAnswers: '已填写的内容会保留在本机，重新登录后可继续办理；主动退出登录会清除未保存的内容。',
  expiryContinue: '继续使用',
  signInAgain: '重新登录',
  noRole: '暂无权限信息',
  goOnAtMyProducts: '可在“我的产品”中继续上次的办理',
} as const
