import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormContext, OptionPage, OptionQuery } from '#src/forms/model/form-types.ts'
import { useOptionSearch, type OptionSearch } from '#src/forms/options/use-option-search.ts'

const option = (value: string) => ({ value, label: `名称${value}` })
const pageOf = (values: string[], isLast = true): OptionPage => ({
  options: values.map(option),
  isLast,
})

type Load = (query: Pick<OptionQuery, 'keyword' | 'page'>) => Promise<OptionPage>

/** Renders the hook for the branches of a bank; its requests go to `load`. */
const renderSearch = (load: Load) => {
  const context: Pick<FormContext, 'options'> = {
    options: (_, { keyword, page }) =>
      load({ ...(keyword !== undefined && { keyword }), ...(page && { page }) }),
  }
  const { result, unmount } = renderHook(() =>
    useOptionSearch(context, { source: 'bankBranch', within: '' }),
  )
  const perform = (work: (search: OptionSearch) => void) => act(() => work(result.current))
  return {
    unmount,
    found: () => result.current.found,
    shown: () => result.current.found.options.map(({ value }) => value),
    perform,
    /** Uses the search, then lets time pass and replies arrive. */
    use: async (work: (search: OptionSearch) => void, milliseconds = 1000) => {
      perform(work)
      await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
    },
  }
}

describe('useOptionSearch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('requests nothing until it is opened, and then once', async () => {
    const load = vi.fn<Load>().mockResolvedValue(pageOf(['1']))
    const { use, found } = renderSearch(load)
    await use(() => {})
    expect(load).not.toHaveBeenCalled()
    expect(found().status).toBe('idle')
    await use(({ open }) => open())
    await use(({ open }) => open())
    expect(load).toHaveBeenCalledOnce()
    expect(found().status).toBe('ready')
  })

  it('searches locally if the first page has all options', async () => {
    const load = vi.fn<Load>().mockResolvedValue(pageOf(['1', '2']))
    const { use, shown } = renderSearch(load)
    await use(({ open }) => open())
    await use(({ search }) => search('名称2'))
    expect(shown()).toEqual(['2'])
    await use(({ search }) => search(''))
    expect(shown()).toEqual(['1', '2'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('debounces the keyword', async () => {
    const load = vi.fn<Load>().mockResolvedValue(pageOf(['1'], false))
    const { use, found, perform } = renderSearch(load)
    await use(({ open }) => open())
    for (const typed of ['招', '招商', '招商 深']) perform(({ search }) => search(typed))
    expect(found()).toMatchObject({ status: 'loading', options: [] })
    await use(() => {}, 299)
    expect(load).toHaveBeenCalledTimes(1)
    await use(() => {}, 1)
    expect(load).toHaveBeenLastCalledWith({ keyword: '招商 深', page: 1 })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('adds page after page up to the last one, each option once', async () => {
    const pages = [pageOf(['1', '2'], false), pageOf(['2', '3'], true)]
    const load = vi.fn<Load>(({ page = 1 }) => Promise.resolve(pages[page - 1] ?? pageOf([])))
    const { use, shown } = renderSearch(load)
    await use(({ open }) => open())
    await use(({ more }) => {
      more()
      more()
    })
    await use(({ more }) => more())
    expect(shown()).toEqual(['1', '2', '3'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('ends when a server sends the same page again', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(pageOf(['1', '2'], false)))
    const { use, shown, found } = renderSearch(load)
    await use(({ open }) => open())
    await use(({ more }) => more())
    expect(found()).toMatchObject({ isLast: true, status: 'ready' })
    expect(shown()).toEqual(['1', '2'])
  })

  it('retries a failed first page', async () => {
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(pageOf(['1']))
    const { use, shown, found } = renderSearch(load)
    await use(({ open }) => open())
    expect(found()).toMatchObject({ status: 'failed', options: [] })
    await use(({ retry }) => retry())
    expect(found().status).toBe('ready')
    expect(shown()).toEqual(['1'])
  })

  it('retries a failed later page, and keeps the others', async () => {
    const load = vi
      .fn<Load>()
      .mockResolvedValueOnce(pageOf(['1'], false))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(pageOf(['2']))
    const { use, shown, found } = renderSearch(load)
    await use(({ open }) => open())
    await use(({ more }) => more())
    expect(found().status).toBe('failed')
    expect(shown()).toEqual(['1'])
    await use(({ retry }) => retry())
    expect(load).toHaveBeenLastCalledWith({ keyword: '', page: 2 })
    expect(shown()).toEqual(['1', '2'])
  })

  it('shows the reply to the newest keyword, whatever the order of the replies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b', 'c', 'ab', ''), { minLength: 1, maxLength: 6 }),
        async (scheduler, words) => {
          const reply = scheduler.scheduleFunction<[Parameters<Load>[0]], OptionPage>(
            ({ keyword = '' }) => Promise.resolve(pageOf([keyword], false)),
          )
          const { use, shown, found, unmount } = renderSearch(reply)
          await use(({ open }) => open(), 0)
          for (const word of words) await use(({ search }) => search(word), 300)
          await act(async () => {
            await scheduler.waitIdle()
            await vi.advanceTimersByTimeAsync(0)
          })
          expect(shown()).toEqual([words.at(-1)])
          expect(found().status).toBe('ready')
          unmount()
        },
      ),
      { numRuns: 300 },
    )
  })
})
