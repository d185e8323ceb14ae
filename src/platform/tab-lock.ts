import { after } from './clock.ts'

/** What a tab writes into its storage reaches the others' processes within this time; ms. */
const STORAGE_LAG = 100

/**
 * Does the work while no other tab of this site does work of that name. The lock is held a moment
 * longer than the work takes: a lock travels faster between tabs than what was stored under it, and the
 * next tab is to see that. Without Web Locks (a page that is not served securely) tabs don't wait.
 */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return work()
  return new Promise<T>((resolve, reject) => {
    const held = locks.request(name, async () => {
      const result = work()
      resolve(result)
      await result.catch(() => undefined)
      await new Promise<void>((done) => {
        after(STORAGE_LAG, done)
      })
    })
    held.catch(reject)
  })
}
