import { processes, processVersion, serverWords } from '#schemas/api/workbench.ts'
import { ApiError } from '#src/api/api-error.ts'
import { analystCall } from '../analyst/analyst-call.ts'
import type { DefinitionSource } from './definition-source.ts'

/** The definitions that the server has published, for a signed-in analyst. */
export const serverSource: DefinitionSource = {
  list: async () =>
    (await analystCall(processes)).map(
      ({ processKey, processName, version, isWithdrawn, flows }) => ({
        processKey,
        processName,
        version,
        origin: isWithdrawn ? 'withdrawn' : 'server',
        flows,
      }),
    ),
  text: async (processKey) => {
    try {
      return (await analystCall(processVersion, { query: { processKey } })).text
    } catch (error) {
      // There is no such process.
      if (error instanceof ApiError && error.kind === 'rejected') return undefined
      throw error
    }
  },
  words: () => analystCall(serverWords),
  contracts: async () => (await analystCall(serverWords)).contracts,
}
