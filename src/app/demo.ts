/**
 * Demo mode: the reference backend runs in this browser, behind a service worker, so that the built
 * files need no server of their own. The one door from the portal to the fixtures; the entry imports
 * this file in demo mode only, and no other build contains it. Says whether the address is the portal's,
 * and not that of a page which the backend brings along.
 */
export const startDemo = async (): Promise<boolean> => {
  const { startWorkerBackend } = await import('#fixtures/backend/hosts/worker.ts')
  await startWorkerBackend()
  const { showBackendPage } = await import('#fixtures/backend/hosts/demo-page.ts')
  return !(await showBackendPage())
}
