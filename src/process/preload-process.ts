import type { DataOf } from '#schemas/api/contract.ts'
import type { beginApplication } from '#schemas/api/products.ts'
import { preloadPages } from '#src/platform/page-code.ts'
import type { ProcessAddress } from './flow/process-address.ts'
import { askAhead, detailOf, variablesOf } from './flow/read-ahead.ts'

/**
 * Fetches the code of the process screens in advance, with the fixed page that most processes begin with; a failure
 * shows when a screen is opened.
 */
export const preloadProcess = (): void => {
  preloadPages(['processOpen', 'externalData'])
  Promise.all([
    import('./screen/process-provider.tsx'),
    import('./step/step-page.tsx'),
    import('#src/forms/model/kept-values.ts').then(({ keptCode }) => keptCode.load()),
  ]).catch(() => undefined)
}

/** Asks for the definition that a flow will have, while the flow is begun. */
export const preloadDefinition = (goodId: string, processType: number): void => {
  import('./flow/read-flow-ahead.ts').then(
    ({ readDefinitionAhead }) => void readDefinitionAhead({ goodId, processType, businessId: '' }),
    () => undefined,
  )
}

/** The flow in the reply of its beginning, where the server sends it. */
export type BegunFlow = DataOf<typeof beginApplication>['flow']

/** Asks for what the screen of a flow reads and is not known yet, while the screen is on its way. */
export const preloadFlow = (address: ProcessAddress, begun?: BegunFlow): void => {
  // Kept at once: the screen may begin to read before the code below is there.
  if (begun) {
    void askAhead(detailOf(address.flowOnlyId), async () => begun.detail)
    void askAhead(variablesOf(begun.detail.processInstanceId), async () => begun.variables)
  }
  import('./flow/read-flow-ahead.ts').then(
    ({ readFlowAhead }) => readFlowAhead(address),
    () => undefined,
  )
}
