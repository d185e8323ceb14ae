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

/** Options stay as they are while they are cached; a failure waits for the customer, who is told of it. */
const CACHED = { staleTime: Infinity, retry: false } as const

/** The query of one page of options. */
export const pageQuery = (options: Options, source: OptionSource, query: OptionQuery) =>
  queryOptions({
    ...CACHED,
    queryKey: ['options', source, query],
    queryFn: () => options(source, query),
  })

/** The query of the options within a scope that match a keyword, page by page. */
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

/** A server that knows no pages sends the same options again. */
const addsNothing = (page: OptionPage, earlier: readonly OptionPage[]): boolean => {
  const known = new Set(earlier.flatMap(({ options }) => options.map(({ value }) => value)))
  return page.options.every(({ value }) => known.has(value))
}

const ownClients = new WeakMap<Options, QueryClient>()

/** The cache of options: the portal's, or one per source of options where a form stands alone (gallery, benchmark). */
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
