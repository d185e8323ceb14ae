/*
 * The pages of the portal that can't be a step of a process, by the last named segment of their paths, with the reason for authors
 * (docs/decisions/0019-fixed-pages-by-name.md). Together with fixed-pages.ts they are all routes of the specification.
 */

const FRAME = '只是表单步骤的外框，没有自己的内容；请改用表单（nodeType 2）'
const LIST =
  '是供客户挑选产品的列表，办理流程时产品已经选定；请删去这一步，或改用 productDetails 展示产品'
const OWN_LIST =
  '是客户自己的列表，流程不知道其中哪一条；请改用表单（nodeType 2），由 records 控件选择记录'
const RECORD =
  '展示由网址指明的一条记录，流程没有指明它；请改用表单（nodeType 2），由 records 控件选择记录'
const OWN_BUSINESS =
  '是另一项业务的办理页，有自己的提交和结果；请让客户先办理该业务，或把所需内容写成表单（nodeType 2）'
const SIGNED_IN = '是登录与实名认证的页面，客户办理流程时已经完成；请删去这一步'
const TEXT = '是说明文字，没有可办理的内容；需要客户同意时，请在表单中用 consent 控件的 agreement'
const OVERVIEW = '是客户的首页或消息，没有可办理的内容；请删去这一步'

export const NO_STEP_PAGES: Readonly<Record<string, string>> = {
  processopen: FRAME,
  productgroupprocessopen: FRAME,
  creditlimitforapplication: FRAME,
  productgroupclimindex: FRAME,
  applications: FRAME,
  loanapplication: FRAME,
  movablepropertyfinancing: FRAME,
  confirmpledgemovables: FRAME,
  new: FRAME,
  receivableAccount: FRAME,
  assignment: FRAME,
  financingApply: FRAME,
  cloudBillProcess: FRAME,
  productMiningApply: FRAME,
  GeneratApply: FRAME,

  accountsreceivablelist: LIST,
  orderFinancing: LIST,
  productgrouplist: LIST,
  generationofminingfinancing: LIST,
  cloudletterlist: LIST,
  generationOfminingmall: LIST,
  productmodernminded: LIST,
  suturemax: LIST,

  product: OWN_LIST,
  financing: OWN_LIST,
  repayment: OWN_LIST,
  foreclosure: OWN_LIST,
  assets: OWN_LIST,
  debt: OWN_LIST,
  contractlist: OWN_LIST,
  trade: OWN_LIST,
  resource: OWN_LIST,

  generationOfminingmalldetail: RECORD,
  cloudFinancingDetails: RECORD,
  cloudTreeOrg: RECORD,
  settle: RECORD,
  detail: RECORD,
  repayAccount: RECORD,
  splitList: RECORD,
  cloudLiabilitiesDetail: RECORD,
  cloudBillWait: RECORD,
  GeneratDetail: RECORD,
  GeneratPledgeDetail: RECORD,
  flies: RECORD,
  detailPledge: RECORD,

  billdiscountingdetail: OWN_BUSINESS,
  appraisemall: OWN_BUSINESS,
  confirmApply: OWN_BUSINESS,
  cloudLiabilitiesPay: OWN_BUSINESS,
  GeneratHandLoan: OWN_BUSINESS,
  confirm: OWN_BUSINESS,
  confirmPledge: OWN_BUSINESS,
  repaymentPage: OWN_BUSINESS,

  register: SIGNED_IN,
  success: SIGNED_IN,
  forgetPassword: SIGNED_IN,
  open: SIGNED_IN,

  center: OVERVIEW,
  information: OVERVIEW,

  helpcenter: TEXT,
  helperCenter: TEXT,
  aboutWe: TEXT,
  agreement: TEXT,
}

const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries(NO_STEP_PAGES).map(([name, reason]) => [name.toLowerCase(), reason]),
)

/** Returns the reason for which the page of a name, in any case, can't be a step; undefined for a name that no such page has. */
export const whyNoStep = (name: string): string | undefined => reasons.get(name.toLowerCase())
