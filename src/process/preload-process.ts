/** Fetches the code of the process screens in advance; a failure shows when a screen is opened. */
export const preloadProcess = (): void => {
  Promise.all([import('./screen/process-provider.tsx'), import('./step/step-page.tsx')]).catch(
    () => undefined,
  )
}
