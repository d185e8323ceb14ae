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

/** Pixels. */
export const DIALOG_WIDTH = 432

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
  /** Where a customer sees how far their verification is. */
  realName: '/user/center',
} as const

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
} as const
