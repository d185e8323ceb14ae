/**
 * Does the work while no other tab of this site does work of that name. Without Web Locks (a page
 * that is not served securely) tabs don't wait for each other.
 */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}
