import { useCallback, useState } from 'react'

/** One piece of work at a time: whether it is under way, and the message of its failure. */
export interface Work {
  isBusy: boolean
  failure: string | undefined
  /** Runs the work; an error becomes the failure. */
  run(work: () => Promise<void>): void
}

/** Runs the calls of a page. */
export const useWork = (): Work => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = useCallback((work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    work()
      .catch((error: unknown) => setFailure((error as Error).message))
      .finally(() => setBusy(false))
  }, [])
  return { isBusy, failure, run }
}
