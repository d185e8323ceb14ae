import { preloadPages } from '#src/platform/page-code.ts'

/**
 * Fetches the code of the process screens in advance, with the fixed page that most processes begin with; a failure
 * shows when a screen is opened.
 */
export const preloadProcess = (): void => {
  preloadPages(['processOpen', 'externalData'])
  Promise.all([import('./screen/process-provider.tsx'), import('./step/step-page.tsx')]).catch(
    () => undefined,
  )
}
