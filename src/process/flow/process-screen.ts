import { PATHS, pathTo } from '#src/platform/paths.ts'
import { formScreen, type ProcessAddress } from './process-address.ts'

/** Returns the URL of a process's form screen, which redirects to the approval or the outcome by itself. */
export const processScreen = (address: ProcessAddress, isGroup: boolean): string =>
  pathTo(formScreen(address.processType, isGroup ? PATHS.groupProcessOpen : PATHS.processOpen), {
    ...address,
  })
