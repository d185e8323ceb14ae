import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OptionPage } from '#src/forms/model/form-types.ts'
import { OptionSearch } from '#src/forms/options/option-search.ts'

const option = (value: string) => ({ value, label: `名称${value}` })
const pageOf = (values: string[], isLast = true): OptionPage => ({
  options: values.map(option),
  isLast,
})
const shown = ({ found }: OptionSearch) => found.options.map(({ value }) => value)

describe('OptionSearch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks nothing until it is opened, and then once', async () => {
    const load = vi.fn<() => Promise<OptionPage>>().mockResolvedValue(pageOf(['1']))
    const search = new OptionSearch(load)
    expect(load).not.toHaveBeenCalled()
    search.open()
    await vi.runAllTimersAsync()
    search.open()
    expect(load).toHaveBeenCalledOnce()
    expect(search.found.status).toBe('ready')
  })

  it('searches on the page where everything came at once', async () => {
    const load = vi.fn<() => Promise<OptionPage>>().mockResolvedValue(pageOf(['1', '2']))
    const search = new OptionSearch(load)
    search.open()
    await vi.runAllTimersAsync()
    search.search('名称2')
    expect(shown(search)).toEqual(['2'])
    search.search('')
    expect(shown(search)).toEqual(['1', '2'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits for a pause in typing', async () => {
    const load = vi.fn<() => Promise<OptionPage>>().mockResolvedValue(pageOf(['1'], false))
    const search = new OptionSearch(load)
    search.open()
    await vi.runAllTimersAsync()
    for (const typed of ['招', '招商', '招商 深']) search.search(typed)
    expect(search.found.status).toBe('loading')
    await vi.advanceTimersByTimeAsync(299)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenLastCalledWith({ keyword: '招商 深', page: 1 })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('adds page after page to the last one, each choice once', async () => {
    const pages = [pageOf(['1', '2'], false), pageOf(['2', '3'], true)]
    const load = vi.fn(({ page = 1 }: { page?: number }) =>
      Promise.resolve(pages[page - 1] ?? pageOf([])),
    )
    const search = new OptionSearch(load)
    search.open()
    await vi.runAllTimersAsync()
    search.more()
    search.more()
    await vi.runAllTimersAsync()
    search.more()
    expect(shown(search)).toEqual(['1', '2', '3'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('ends where a server answers the same page again', async () => {
    const load = vi.fn(() => Promise.resolve(pageOf(['1', '2'], false)))
    const search = new OptionSearch(load)
    search.open()
    await vi.runAllTimersAsync()
    search.more()
    await vi.runAllTimersAsync()
    expect(search.found).toMatchObject({ isLast: true, status: 'ready' })
    expect(shown(search)).toEqual(['1', '2'])
  })

  it('asks for the page that could not be had, and keeps the others', async () => {
    const load = vi
      .fn<(query: { page?: number }) => Promise<OptionPage>>()
      .mockResolvedValueOnce(pageOf(['1'], false))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(pageOf(['2']))
    const search = new OptionSearch(load)
    search.open()
    await vi.runAllTimersAsync()
    search.more()
    await vi.runAllTimersAsync()
    expect(search.found.status).toBe('failed')
    expect(shown(search)).toEqual(['1'])
    search.retry()
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenLastCalledWith({ keyword: '', page: 2 })
    expect(shown(search)).toEqual(['1', '2'])
  })

  it('shows the answer to the newest question, in whatever order answers come', async () => {
    vi.useRealTimers()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b', 'c', 'ab', ''), { minLength: 1, maxLength: 6 }),
        async (scheduler, words) => {
          vi.useFakeTimers()
          const answer = scheduler.scheduleFunction(({ keyword = '' }: { keyword?: string }) =>
            Promise.resolve(pageOf([keyword], false)),
          )
          const search = new OptionSearch(answer)
          search.open()
          for (const word of words) {
            search.search(word)
            vi.advanceTimersByTime(300)
          }
          vi.useRealTimers()
          await scheduler.waitAll()
          expect(shown(search)).toEqual([words.at(-1)])
          expect(search.found.status).toBe('ready')
        },
      ),
      { numRuns: 300 },
    )
  })
})
