import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, lazyPage } from '#src/platform/lazy-page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('lazyPage', () => {
  it('answers the chunk', async () => {
    await expect(lazyPage(() => Promise.resolve('page'))()).resolves.toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails with a load error after 120 s', async () => {
    const failure = vi.fn()
    lazyPage(() => new Promise(() => {}))().catch(failure)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })

  it('fails with a load error when the chunk is gone', async () => {
    const gone = lazyPage(() => Promise.reject(new Error('404')))
    await expect(gone()).rejects.toBeInstanceOf(ChunkLoadError)
  })
})
