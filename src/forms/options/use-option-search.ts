import {
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  type InfiniteData,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { OptionScope } from '#engine/form/option-scope.ts'
import { after } from '#src/platform/clock.ts'
import type { FormContext, OptionPage, RemoteOption } from '../model/form-types.ts'
import { searchQuery, useOptionClient } from './option-queries.ts'

/** The options found so far, with the state of the search. */
export interface FoundOptions {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  keyword: string
  options: readonly RemoteOption[]
  isLast: boolean
}

/** A search among the options of a source on the server. */
export interface OptionSearch {
  found: FoundOptions
  /** Loads the first page, unless it is loaded. */
  open: () => void
  /** Searches the options that match the typed text; '' matches all. */
  search: (typed: string) => void
  /** Loads the next page, if there is one. */
  more: () => void
  /** Loads the page that failed again. */
  retry: () => void
}

/**
 * Searches the options of a scope. Typing is debounced, and the result is that of the newest keyword; pages are added
 * one by one. If the first page has all options, the search is local.
 */
export const useOptionSearch = (
  { options }: Pick<FormContext, 'options'>,
  scope: OptionScope,
): OptionSearch => {
  const client = useOptionClient(options)
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const debounced = useDebounced(keyword)
  const all = useInfiniteQuery({ ...searchQuery(options, scope, ''), enabled: isOpen }, client)
  const isLocal = keyword === '' || all.data?.pages[0]?.isLast === true
  const isSettled = isLocal || keyword === debounced
  const matching = useInfiniteQuery(
    { ...searchQuery(options, scope, debounced), enabled: !isLocal && isSettled },
    client,
  )
  const result = isLocal ? all : matching
  const { data } = result
  const shown = useMemo(() => {
    if (!isSettled) return []
    const loaded = distinct(data?.pages ?? [])
    return isLocal ? loaded.filter((option) => isMatch(option, keyword)) : loaded
  }, [data, isSettled, isLocal, keyword])
  const status = !isSettled ? 'loading' : isLocal && !isOpen ? 'idle' : statusOf(result)
  const more = () => void result.fetchNextPage({ cancelRefetch: false })
  const retry = () => {
    if (status !== 'failed') return
    if (result.isFetchNextPageError) more()
    else void result.refetch()
  }
  return {
    found: { status, keyword, options: shown, isLast: status === 'ready' && !result.hasNextPage },
    open: () => {
      setOpen(true)
      retry()
    },
    search: (typed) => setKeyword(typed.trim()),
    more: () => {
      if (status === 'ready' && result.hasNextPage) more()
    },
    retry,
  }
}

/** Debounce of the keyword; ms. */
const TYPING_PAUSE = 300

const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value)
  useEffect(
    () => (value === debounced ? undefined : after(TYPING_PAUSE, () => setDebounced(value))),
    [value, debounced],
  )
  return debounced
}

const statusOf = ({
  isFetching,
  isError,
  data,
}: UseInfiniteQueryResult<InfiniteData<OptionPage>>): FoundOptions['status'] => {
  if (isFetching) return 'loading'
  if (isError) return 'failed'
  // Offline, a query is paused until there is a connection.
  return data ? 'ready' : 'loading'
}

const distinct = (pages: readonly OptionPage[]): RemoteOption[] => {
  const byValue = new Map<string, RemoteOption>()
  for (const option of pages.flatMap((page) => page.options))
    if (!byValue.has(option.value)) byValue.set(option.value, option)
  return [...byValue.values()]
}

const isMatch = ({ label, note = '' }: RemoteOption, keyword: string): boolean =>
  `${label} ${note}`.toLowerCase().includes(keyword.toLowerCase())
