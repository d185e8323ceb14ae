/**
 * Does the work while no other tab of this site does work of that name. Without Web Locks (a page
 * that is not served securely) tabs don't wait for each other.
 */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | null | undefined
  return locks ? (locks.request(name, work) as Promise<T>) : work()
}
