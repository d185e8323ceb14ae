import { startTransition, useEffect, useState } from 'react'

/**
 * Returns `first` for the first picture and `whole` once that is painted, which is then rendered in short tasks.
 * `useDeferredValue(whole, first)` does not do it: below an `Async`, whose own render is deferred, React takes the whole at
 * once.
 */
export const useAfterPaint = <T>(whole: T, first: T): T => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted ? whole : first
}
