import { PATHS, pathTo } from '#src/platform/paths.ts'
import { formScreen, type ProcessAddress } from './process-address.ts'

/** Returns the URL of a process's form screen, which redirects to the approval or the outcome by itself. */
export const processScreen = (
  { processType, goodId, businessId, flowOnlyId }: ProcessAddress,
  isGroup: boolean,
): string =>
  pathTo(formScreen(processType, isGroup ? PATHS.groupProcessOpen : PATHS.processOpen), {
    processType,
    goodId,
    businessId,
    flowOnlyId,
  })
