import { PATHS, pathTo } from '#src/platform/paths.ts'
import { formScreen, type ProcessAddress } from '#src/process/flow/process-address.ts'

/** Where a process is worked on; that screen itself leads on to the approval or the outcome. */
export const processScreen = (address: ProcessAddress, isGroup: boolean): string =>
  pathTo(formScreen(address.processType, isGroup ? PATHS.groupProcessOpen : PATHS.processOpen), {
    ...address,
  })
