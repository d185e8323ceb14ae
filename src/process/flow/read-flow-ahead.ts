import { hasVariables, readDetail, readVariables } from './flow-actors.ts'
import type { DefinitionAddress, ProcessAddress } from './process-address.ts'
import { askAhead, definitionOf, detailOf, variablesOf } from './read-ahead.ts'
import { readProcess } from './use-process-info.ts'

/** Asks for the definition that a flow will have, while the flow is begun. */
export const readDefinitionAhead = (address: DefinitionAddress) =>
  askAhead(definitionOf(address), () => readProcess(address))

/** Asks for the definition and the detail of a flow at once, then for its variables; its screen reads one after the other. */
export const readFlowAhead = (address: ProcessAddress): void => {
  const { flowOnlyId } = address
  if (!flowOnlyId) return
  Promise.all([
    readDefinitionAhead(address),
    askAhead(detailOf(flowOnlyId), () => readDetail(flowOnlyId)),
  ]).then(
    ([plan, { processInstanceId }]) => {
      if (hasVariables(plan, processInstanceId))
        void askAhead(variablesOf(processInstanceId), () => readVariables(processInstanceId))
    },
    () => undefined,
  )
}
