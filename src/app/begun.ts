import type { createBrowserRouter } from 'react-router-dom'

/** Resolves when a router has loaded the code of its first page, or has failed to. */
export const begun = (
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
