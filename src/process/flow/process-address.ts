import { matchPath } from 'react-router-dom'
import type { ProcessView } from '#machines/process/selectors.ts'
import { isAboutRecord, ProcessType } from '#schemas/process/definition.ts'
import { PATHS, pathTo, type Path } from '#src/platform/paths.ts'

/** The query parameters of the process screens (specification, section 2). */
export interface ProcessAddress {
  processType: number
  businessId: string
  /** '' until the first save. */
  flowOnlyId: string
  goodId: string
}

/** Reads an address from a URL's query; undefined where it does not name a process. */
export const readAddress = (query: URLSearchParams): ProcessAddress | undefined => {
  const processType = Number(query.get('processType'))
  const goodId = query.get('goodId') ?? ''
  const businessId = query.get('businessId') ?? ''
  if (!Number.isInteger(processType) || processType <= 0 || !goodId || !businessId) return undefined
  return { processType, goodId, businessId, flowOnlyId: query.get('flowOnlyId') ?? '' }
}

/** Reads the process about a record that an address names without a query of its own; undefined where it names none. */
export const readEntry = (
  pathname: string,
  query: URLSearchParams,
): Pick<ProcessAddress, 'processType' | 'businessId'> | undefined => {
  for (const { path, processType, subject } of RECORD_SCREENS) {
    const match = matchPath(path, pathname)
    const businessId = subject === undefined ? '' : (match?.params[subject] ?? query.get(subject))
    if (match && businessId !== null) return { processType, businessId }
  }
  return undefined
}

/** A page outside of a process that its customers come from or need. */
export interface List {
  to: Path
  label: string
}

interface RecordScreen {
  path: Path
  processType: number
  /** The parameter of its path or query that names the record; none for a process about the customer. */
  subject?: string
  list: List
  /** The page that leads to the record or the product without which the process can't begin. */
  need?: List
}

const HELD_BILLS: List = { to: PATHS.cloudBill, label: '持有的云信' }
const PARTNERS: List = { to: PATHS.tradingPartners, label: '贸易伙伴' }

/** An agency purchase is begun at the address of its application, and walked at that of its steps. */
const AGENCY_PURCHASE: Omit<RecordScreen, 'path'> = {
  processType: ProcessType.agencyPurchase,
  subject: 'id',
  list: { to: PATHS.agencyMall, label: '代采商城' },
  need: { to: PATHS.agencyFinancing, label: '查看代采产品' },
}

/** The screens of the processes about records; of two of one process the first one has its steps. */
const RECORD_SCREENS: readonly RecordScreen[] = [
  {
    path: PATHS.tradeNew,
    processType: ProcessType.tradeRegistration,
    subject: 'partner',
    list: PARTNERS,
  },
  { path: PATHS.tradeNew, processType: ProcessType.partnerInvitation, list: PARTNERS },
  {
    path: PATHS.receivableAccount,
    processType: ProcessType.receivableRegistration,
    subject: 'id',
    list: PARTNERS,
  },
  {
    path: PATHS.cloudAssignment,
    processType: ProcessType.billAssignment,
    subject: 'id',
    list: HELD_BILLS,
  },
  {
    path: PATHS.cloudFinancingApplication,
    processType: ProcessType.billFinancing,
    subject: 'id',
    list: HELD_BILLS,
  },
  {
    path: PATHS.cloudProcess,
    processType: ProcessType.billIssue,
    list: { to: PATHS.cloudBillList, label: '云信' },
  },
  { path: PATHS.agencyOrderApplication, ...AGENCY_PURCHASE },
  { path: PATHS.agencyApplication, ...AGENCY_PURCHASE },
  {
    path: PATHS.pledgeFinancing,
    processType: ProcessType.pledgeApplication,
    list: { to: PATHS.agencyPledge, label: '我的质押' },
    need: { to: PATHS.appraisal, label: '登记并评估货物' },
  },
  {
    path: PATHS.confirmPledge,
    processType: ProcessType.pledgeConfirmation,
    subject: 'id',
    list: { to: PATHS.agencyPledge, label: '我的质押' },
  },
]

/** Returns the pages around the process of a screen: the one from which it is begun, and the one with what it needs. */
export const pagesAround = (pathname: string): Pick<RecordScreen, 'list' | 'need'> =>
  RECORD_SCREENS.find(({ path }) => matchPath(path, pathname)) ?? {
    list: { to: PATHS.myProducts, label: '我的产品' },
  }

/** The route of a process's form steps, by its type and the route by which it was entered. */
export const formScreen = (processType: number, enteredAt: string): Path => {
  const ofRecord = RECORD_SCREENS.find((screen) => screen.processType === processType)
  if (ofRecord) return ofRecord.path
  const isGroup = enteredAt === PATHS.groupProcessOpen || enteredAt === PATHS.groupCreditLimit
  if (processType === ProcessType.creditLine)
    return isGroup ? PATHS.groupCreditLimit : PATHS.creditLimit
  if (processType === ProcessType.activation) return PATHS.activateQuota
  if (processType === ProcessType.financing) return PATHS.financeApplication
  if (processType === ProcessType.drawing) return PATHS.loanApplication
  return isGroup ? PATHS.groupProcessOpen : PATHS.processOpen
}

/** Fills the parameter of a screen's path with the record that its process is about. */
export const screenPath = (path: Path, { businessId }: ProcessAddress): string =>
  path.replace(':id', businessId)

/** The record that the definition is asked for with; undefined for a product, which has its definitions itself. */
export const recordOf = ({ processType, businessId }: DefinitionAddress): string | undefined =>
  isAboutRecord(processType) ? businessId : undefined

/** The part of an address that decides the definition. */
export type DefinitionAddress = Pick<ProcessAddress, 'goodId' | 'processType' | 'businessId'>

/** The URL of a view; undefined for a view without a route of its own. */
export const viewUrl = (
  view: ProcessView,
  address: ProcessAddress,
  screens: { form: Path; fixedPage: (key: string) => Path | undefined },
): string | undefined => {
  switch (view.kind) {
    case 'step': {
      const { page, progress } = view.step
      const fixed = page.kind === 'fixed' && page.exists ? page : undefined
      return pathTo(screenPath((fixed && screens.fixedPage(fixed.key)) ?? screens.form, address), {
        ...address,
        step: progress,
        basicsCurrent: fixed?.basicsCurrent,
      })
    }
    case 'waiting':
      return pathTo(PATHS.approval, { ...address })
    case 'outcome':
      return pathTo(PATHS.completion, { ...address })
    default:
      return undefined
  }
}
