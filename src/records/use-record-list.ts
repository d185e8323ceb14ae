import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { QueryOf } from '#schemas/api/contract.ts'
import { recordList } from '#schemas/api/records.ts'
import type { CustomerRole } from '#schemas/lifecycles/lifecycle.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** The records of one page. */
const PAGE = 20

/** The filters of a list, as the address has them: missing where they are not set. */
type ListFilter = 'status' | 'q' | 'from' | 'to' | 'sort'

/** A list as the address describes it; `sort` is a column, or `-column` for descending. */
export interface ListAddress {
  current: number
  filters: Readonly<Record<ListFilter, string>>
  isFiltered: boolean
  /** Returns the query that the address means, without its page. */
  query: Omit<QueryOf<typeof recordList>, 'current' | 'size'>
  /** Sets a filter and returns to the first page; '' removes it from the address. */
  set(filter: ListFilter, value: string): void
  /** Removes all filters, keeping the order. */
  clear(): void
}

/** Reads and changes the list that the address describes; each change is an entry of the history. */
export const useListAddress = (kind: string, part?: CustomerRole): ListAddress => {
  const [search, setSearch] = useSearchParams()
  const of = (name: ListFilter) => search.get(name) ?? ''
  const filters = {
    status: of('status'),
    q: of('q'),
    from: of('from'),
    to: of('to'),
    sort: of('sort'),
  }
  const { status, q, from, to, sort } = filters
  const order = sort.startsWith('-') ? { descs: sort.slice(1) } : { ascs: sort }
  const change = (values: Partial<Record<ListFilter, string>>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value)
      else next.delete(name)
    setSearch(next)
  }
  return {
    current: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    filters,
    isFiltered: Boolean(status || q || from || to),
    query: { kind, ...(part && { part }), status, keyword: q, from, to, ...order },
    set: (filter, value) => {
      if (filters[filter] !== value) change({ [filter]: value })
    },
    clear: () => change({ status: '', q: '', from: '', to: '' }),
  }
}

/** Fetches the page of a list that the address describes; the page before stays until the next one is there. */
export const useRecordList = ({ query, current }: ListAddress) => {
  const { status, user } = useSession()
  return useQuery({
    queryKey: [recordList.name, user?.customerId, query, current],
    queryFn: ({ signal }) =>
      call(recordList, { query: { ...query, current, size: PAGE } }, { signal, hide: true }),
    enabled: status === 'signedIn',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
