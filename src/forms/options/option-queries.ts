import {
  infiniteQueryOptions,
  QueryClient,
  QueryClientContext,
  queryOptions,
} from '@tanstack/react-query'
import { use } from 'react'
import type { OptionScope } from '#engine/form/option-scope.ts'
import type { OptionSource } from '#engine/language/words.ts'
import type { FormContext, OptionPage, OptionQuery } from '../model/form-types.ts'

type Options = FormContext['options']

/** Cached options are never refetched. A failure is not retried by itself: the customer sees it, and can retry. */
const CACHED = { staleTime: Infinity, retry: false } as const

/** Makes the query of one page of options. */
export const pageQuery = (options: Options, source: OptionSource, query: OptionQuery) =>
  queryOptions({
    ...CACHED,
    queryKey: ['options', source, query],
    queryFn: () => options(source, query),
  })

/** Makes the query of the options within a scope that match a keyword, page by page. */
export const searchQuery = (
  options: Options,
  { source, ...within }: OptionScope,
  keyword: string,
) =>
  infiniteQueryOptions({
    ...CACHED,
    queryKey: ['options', source, { ...within, keyword }, 'pages'],
    queryFn: ({ pageParam: page }) => options(source, { ...within, keyword, page }),
    initialPageParam: 1,
    getNextPageParam: (last: OptionPage, pages: OptionPage[]) =>
      last.isLast || addsNothing(last, pages.slice(0, -1)) ? undefined : pages.length + 1,
  })

/** Tells whether a page has only known options: a server without paging sends the same page again. */
const addsNothing = (page: OptionPage, earlier: readonly OptionPage[]): boolean => {
  const known = new Set(earlier.flatMap(({ options }) => options.map(({ value }) => value)))
  return page.options.every(({ value }) => known.has(value))
}

const ownClients = new WeakMap<Options, QueryClient>()

/** Returns the cache of options: the portal's, or one per option source for a form without it (gallery, benchmark). */
export const useOptionClient = (options: Options): QueryClient =>
  use(QueryClientContext) ?? ownClientOf(options)

const ownClientOf = (options: Options): QueryClient => {
  const known = ownClients.get(options)
  if (known) return known
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', gcTime: Infinity } },
  })
  ownClients.set(options, client)
  return client
}
