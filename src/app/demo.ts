/**
 * Demo mode: the reference backend runs in this browser, behind a service worker, so that the built
 * files need no server of their own. The one door from the portal to the fixtures; the entry imports
 * this file in demo mode only, and no other build contains it.
 */
export const startDemo = async (): Promise<void> => {
  const { startWorkerBackend } = await import('#fixtures/backend/hosts/worker.ts')
  await startWorkerBackend()
}
