import { readDetail } from './flow-actors.ts'
import type { ProcessAddress } from './process-address.ts'
import { askAhead, definitionOf, detailOf } from './read-ahead.ts'
import { readProcess } from './use-process-info.ts'

/** Asks for the definition and the detail of a flow at once; its screen reads the one after the other. */
export const readFlowAhead = ({ goodId, processType, flowOnlyId }: ProcessAddress): void => {
  if (!flowOnlyId) return
  askAhead(definitionOf(flowOnlyId), () => readProcess(goodId, processType))
  askAhead(detailOf(flowOnlyId), () => readDetail(flowOnlyId))
}
