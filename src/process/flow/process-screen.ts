import { PATHS, pathTo } from '#src/platform/paths.ts'
import { formScreen, screenPath, type ProcessAddress } from './process-address.ts'

/** Returns the URL of a process's form screen, which redirects to the approval or the outcome by itself. */
export const processScreen = (address: ProcessAddress, isGroup: boolean): string => {
  const { processType, goodId, businessId, flowOnlyId } = address
  const screen = formScreen(processType, isGroup ? PATHS.groupProcessOpen : PATHS.processOpen)
  return pathTo(screenPath(screen, address), { processType, goodId, businessId, flowOnlyId })
}
