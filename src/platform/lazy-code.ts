import { after } from './clock.ts'

/** The time after which a code chunk counts as failed; ms (specification, section 9). */
const CHUNK_LOAD_TIMEOUT = 120_000

/** A code chunk that did not load; the route's error screen offers to load the page again. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause?: unknown) {
    super('页面加载失败，请刷新重试', { cause })
  }
}

/** Code in a chunk of its own, loaded when it is needed: a page, a component, a library. */
export interface LazyCode<T> {
  /** @returns undefined until the code is loaded */
  loaded: () => T | undefined
  /** Loads the code once. Rejects with a `ChunkLoadError`; the next call tries again. */
  load: () => Promise<T>
  /** Loads code that will be needed soon; a failure is ignored, and `load` tries again. */
  preload: () => void
}

/**
 * Wraps a dynamic import: it runs once, its result can be read without waiting, and it can't hang.
 * @param timeout ms; 120 s, by section 9 of the specification
 */
export const lazyCode = <T>(
  importCode: () => Promise<T>,
  timeout = CHUNK_LOAD_TIMEOUT,
): LazyCode<T> => {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  const load = () =>
    (loading ??= withTimeout(importCode, timeout).then(
      (code) => (loaded = code),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  return { loaded: () => loaded, load, preload: () => void load().catch(() => {}) }
}

/** Loads several code chunks. @returns a promise that resolves when each is loaded or has failed */
export const loadAll = (codes: readonly LazyCode<unknown>[]): Promise<unknown> =>
  Promise.allSettled(codes.map(({ load }) => load()))

const withTimeout = <T>(importCode: () => Promise<T>, timeout: number): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const cancel = after(timeout, () => reject(new ChunkLoadError()))
    importCode()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(cancel)
  })
