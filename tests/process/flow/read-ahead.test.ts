import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAhead, takeAhead } from '#src/process/flow/read-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asking = (reply: () => Promise<string>) => vi.fn<() => Promise<string>>(reply)

describe('a reply that was asked for ahead', () => {
  it('is asked for once and handed over once', async () => {
    const ask = asking(async () => 'first')
    const later = asking(async () => 'second')
    void askAhead('one', ask)
    void askAhead('one', ask)
    expect(await takeAhead('one', later)).toBe('first')
    expect(ask).toHaveBeenCalledOnce()
    expect(await takeAhead('one', later)).toBe('second')
  })

  it('is not asked for again by whoever comes after it was taken', async () => {
    const ask = asking(async () => 'late')
    await takeAhead('taken', async () => 'first')
    void askAhead('taken', ask)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is not handed over under another name', async () => {
    void askAhead('flow 1', async () => 'of flow 1')
    expect(await takeAhead('flow 2', async () => 'of flow 2')).toBe('of flow 2')
  })

  it('is asked for anew after five seconds', async () => {
    void askAhead('old', async () => 'old')
    vi.advanceTimersByTime(5000)
    expect(await takeAhead('old', async () => 'new')).toBe('new')
  })

  it('tells its failure to whoever takes it', async () => {
    void askAhead('broken', () => Promise.reject(new Error('no network')))
    await expect(takeAhead('broken', async () => 'unused')).rejects.toThrow('no network')
  })
})
