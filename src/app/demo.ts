/**
 * Starts demo mode: the reference backend runs in this browser, behind a service worker, so that the built
 * files need no server. It is the only import of the fixtures from the portal; the entry imports this file
 * in demo mode only, and no other build contains it.
 * @returns false if the address is one of the backend's own pages, which is then shown
 */
export const startDemo = async (): Promise<boolean> => {
  const { startWorkerBackend } = await import('#fixtures/backend/hosts/worker.ts')
  await startWorkerBackend()
  const { showBackendPage } = await import('#fixtures/backend/hosts/demo-page.ts')
  return !(await showBackendPage())
}
