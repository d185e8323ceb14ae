import { ProcessType } from '#schemas/products.ts'
import { PATHS, pathTo, type Path } from '#src/platform/paths.ts'

/** What the screens of a process are told of it (specification, section 2). */
export interface ProcessAddress {
  processType: number
  businessId: string
  flowOnlyId: string
  goodId: string
}

const screenOf = (processType: number, isGroup: boolean): Path => {
  if (processType === ProcessType.creditLimit) return PATHS.creditLimit
  if (processType === ProcessType.activation) return PATHS.activateQuota
  return isGroup ? PATHS.groupProcessOpen : PATHS.processOpen
}

/** Where a process is worked on; that screen itself leads on to the approval or the outcome. */
export const processScreen = (address: ProcessAddress, isGroup: boolean): string =>
  pathTo(screenOf(address.processType, isGroup), { ...address })
