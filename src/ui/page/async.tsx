import type { ReactNode } from 'react'
import { PageError, PageSkeleton } from './page-state.tsx'

/** What `Async` needs of a react-query result. */
export interface AsyncResult<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

interface AsyncProps<Data> {
  result: AsyncResult<Data>
  children: (data: Data) => ReactNode
  /** Instead of the grey lines. */
  loading?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
}

/** The one place where a read becomes a view: loading, failed, empty, there. */
export const Async = <Data,>({ result, children, loading, isEmpty, empty }: AsyncProps<Data>) => {
  const { data, error, refetch } = result
  // What was read before stays on screen when reading it again fails.
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return loading ?? <PageSkeleton />
}
