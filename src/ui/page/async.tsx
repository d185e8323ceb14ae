import { useDeferredValue, type ReactNode } from 'react'
import { PageError, PageSkeleton } from './page-state.tsx'

/** The part of a react-query result that `Async` reads. */
export interface AsyncResult<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

interface AsyncProps<Data> {
  result: AsyncResult<Data>
  children: (data: Data) => ReactNode
  /** Replaces the skeleton. */
  loading?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
}

/** Renders a query by its state: loading, failed, empty or loaded. */
export const Async = <Data,>({ result, children, loading, isEmpty, empty }: AsyncProps<Data>) => {
  const { data, error, refetch } = result
  // React renders what has just been loaded in short tasks, so that a tap meanwhile is not kept waiting.
  const isShown = useDeferredValue(data !== undefined)
  // Data stays on screen when a later refetch fails.
  if (data !== undefined && isShown) return isEmpty?.(data) ? empty : children(data)
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return loading ?? <PageSkeleton />
}
