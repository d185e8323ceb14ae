import { preloadPages } from '#src/platform/page-code.ts'
import type { ProcessAddress } from './flow/process-address.ts'

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
    ({ readDefinitionAhead }) => void readDefinitionAhead(goodId, processType),
    () => undefined,
  )
}

/** Asks for what the screen of a flow reads, while the screen is on its way. */
export const preloadFlow = (address: ProcessAddress): void => {
  import('./flow/read-flow-ahead.ts').then(
    ({ readFlowAhead }) => readFlowAhead(address),
    () => undefined,
  )
}
