/** Fetches the code of a process's screens before one is opened. Where it doesn't come, opening it tells. */
export const preloadProcess = (): void => {
  Promise.all([import('./screen/process-provider.tsx'), import('./step/step-page.tsx')]).catch(
    () => undefined,
  )
}
