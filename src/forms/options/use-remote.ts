import { useCallback, useEffect, useState } from 'react'

/** What is loaded from elsewhere, and how far it is. */
export type Remote<Data> =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; data: Data }

/** Loads something when its key changes. */
export const useRemote = <Data>(key: string, load: () => Promise<Data>): Remote<Data> => {
  const [state, setState] = useState<{ key: string; remote: Remote<Data> }>()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    let isCurrent = true
    const tell = (remote: Remote<Data>) => {
      if (isCurrent) setState({ key, remote })
    }
    tell({ status: 'loading' })
    load().then(
      (data) => tell({ status: 'ready', data }),
      () => tell({ status: 'failed', retry }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is loaded; the function is a new one each time
  }, [key, attempt, retry])
  return state?.key === key ? state.remote : { status: 'loading' }
}
