import type { ProcessView } from '#machines/process/selectors.ts'
import { ProcessType } from '#schemas/process/definition.ts'
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

/** The route of a process's form steps, by its type and the route by which it was entered. */
export const formScreen = (processType: number, enteredAt: string): Path => {
  const isGroup = enteredAt === PATHS.groupProcessOpen || enteredAt === PATHS.groupCreditLimit
  if (processType === ProcessType.creditLine)
    return isGroup ? PATHS.groupCreditLimit : PATHS.creditLimit
  if (processType === ProcessType.activation) return PATHS.activateQuota
  if (processType === ProcessType.financing) return PATHS.financeApplication
  if (processType === ProcessType.drawing) return PATHS.loanApplication
  return isGroup ? PATHS.groupProcessOpen : PATHS.processOpen
}

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
      return pathTo((fixed && screens.fixedPage(fixed.key)) ?? screens.form, {
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
