/**
 * Resolves in a task of its own, where the browser can (Prioritized Task Scheduling, `scheduler.yield`): work that begins
 * several times at once is then done bit by bit, and a tap between is not kept waiting.
 */
export const ownTask = async (): Promise<void> =>
  (globalThis as Partial<typeof globalThis>).scheduler?.yield()
