/**
 * Starts demo mode: the reference backend runs in this browser, behind a service worker, so that the built
 * files need no server. It is the only import of the fixtures from the portal; the entry imports this file
 * in demo mode only, and no other build contains it.
 * @returns false if the address is one of the backend's own pages, which is then shown
 */
export const startDemo = async (): Promise<boolean> => {
  await startDemoBackend()
  const { showBackendPage } = await import('#fixtures/backend/hosts/demo-page.ts')
  return !(await showBackendPage())
}

let started: Promise<void> | undefined

/** Starts the backend of the demo once; the operators' console, a page of its own on some hosts, starts it too. */
export const startDemoBackend = (): Promise<void> =>
  (started ??= import('#fixtures/backend/hosts/worker.ts').then(({ startWorkerBackend }) =>
    startWorkerBackend(),
  ))
