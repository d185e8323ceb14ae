import { CHUNK_LOAD_TIMEOUT } from '#schemas/session.ts'
import { after } from './clock.ts'

/** A code chunk that did not come; the route's error screen offers to load the page again. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause?: unknown) {
    super('页面加载失败，请刷新重试', { cause })
  }
}

/**
 * Wraps a dynamic import so that it can't hang: it fails with a `ChunkLoadError`, at the latest after
 * 120 s (specification, section 9).
 */
export const lazyPage =
  <T>(load: () => Promise<T>, timeout = CHUNK_LOAD_TIMEOUT): (() => Promise<T>) =>
  () =>
    new Promise<T>((resolve, reject) => {
      const cancel = after(timeout, () => reject(new ChunkLoadError()))
      load()
        .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
        .finally(cancel)
    })
