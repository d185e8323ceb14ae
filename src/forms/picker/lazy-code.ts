import { lazyPage } from '#src/platform/lazy-page.ts'

/** Code that is large and comes when it is needed. */
export interface LazyCode<T> {
  loaded: () => T | undefined
  /** Rejects with a `ChunkLoadError`; the next call tries again. */
  load: () => Promise<T>
  /** Fetches what will be needed; where it doesn't come, whoever needs it will say so. */
  preload: () => void
}

/** Makes an import one that is done once, and whose outcome can be had without waiting when it is there. */
export const lazyCode = <T>(load: () => Promise<T>): LazyCode<T> => {
  const fetch = lazyPage(load)
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  const begin = () =>
    (loading ??= fetch().then(
      (code) => (loaded = code),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  return { loaded: () => loaded, load: begin, preload: () => void begin().catch(() => {}) }
}
