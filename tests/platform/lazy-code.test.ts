import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, lazyCode, loadAll } from '#src/platform/lazy-code.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const offline = () => Promise.reject(new Error('404'))

describe('lazyCode', () => {
  it('resolves to the chunk', async () => {
    await expect(lazyCode(() => Promise.resolve('page')).load()).resolves.toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('imports the chunk once, and then returns it without waiting', async () => {
    const importCode = vi.fn(async () => 'page')
    const code = lazyCode(importCode)
    expect(code.loaded()).toBeUndefined()
    await Promise.all([code.load(), code.load()])
    await code.load()
    expect(importCode).toHaveBeenCalledOnce()
    expect(code.loaded()).toBe('page')
  })

  it('fails with a load error after 120 s', async () => {
    const failure = vi.fn()
    lazyCode(() => new Promise(() => {}))
      .load()
      .catch(failure)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })

  it('fails with a load error when the chunk is gone', async () => {
    await expect(lazyCode(offline).load()).rejects.toBeInstanceOf(ChunkLoadError)
  })

  it('imports again after a failure', async () => {
    const code = lazyCode(vi.fn(async () => 'page').mockImplementationOnce(offline))
    await expect(code.load()).rejects.toBeInstanceOf(ChunkLoadError)
    expect(code.loaded()).toBeUndefined()
    await expect(code.load()).resolves.toBe('page')
  })

  it('ignores a failed preload; the next load tries again', async () => {
    const code = lazyCode(vi.fn(async () => 'page').mockImplementationOnce(offline))
    code.preload()
    await vi.runAllTimersAsync()
    await expect(code.load()).resolves.toBe('page')
  })
})

describe('loadAll', () => {
  it('resolves when each code is loaded or has failed', async () => {
    const [first, second] = [lazyCode(offline), lazyCode(async () => 'page')]
    await loadAll([first, second])
    expect([first.loaded(), second.loaded()]).toEqual([undefined, 'page'])
  })
})
