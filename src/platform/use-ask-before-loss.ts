import { useEffect } from 'react'

/** Lets the browser ask before a page is closed whose typed values would be lost. */
export const useAskBeforeLoss = (isAtRisk: boolean): void => {
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
