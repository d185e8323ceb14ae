import { after } from './clock.ts'

/** Time in which a write to the storage reaches the other tabs' processes; ms. */
const STORAGE_LAG = 100

/**
 * Runs `work` while no other tab of this site runs work of the same name. The lock is held a little longer than the
 * work takes: a lock is passed on faster than the writes to the storage, which the next tab has to see. Without Web
 * Locks (insecure origins) tabs don't wait for each other.
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
