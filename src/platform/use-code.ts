import { useEffect, useEffectEvent, useState } from 'react'
import { loadAll, type LazyCode } from './lazy-code.ts'

interface UseCodeOptions {
  /** False: nothing is loaded; defaults to true. */
  isWanted?: boolean
  /** Receives the `ChunkLoadError`; without it a failure is silent. The code is loaded again when it is next wanted. */
  onFail?: (error: Error) => void
}

/** Loads code once it is wanted. @returns undefined until it is loaded */
export const useCode = <T>(
  code: LazyCode<T>,
  { isWanted = true, onFail }: UseCodeOptions = {},
): T | undefined => {
  const loaded = code.loaded()
  const isMissing = isWanted && loaded === undefined
  const [, renderAgain] = useState<LazyCode<T>>()
  const fail = useEffectEvent((error: Error) => onFail?.(error))
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    code.load().then(
      () => isCurrent && renderAgain(code),
      (error: Error) => isCurrent && fail(error),
    )
    return () => {
      isCurrent = false
    }
  }, [code, isMissing])
  return loaded
}

/**
 * Loads several code chunks. Keep the array while its members are the same: another array is loaded again.
 * @returns true once each of them is loaded or has failed
 */
export const useAllCode = (codes: readonly LazyCode<unknown>[]): boolean => {
  const [settled, setSettled] = useState<typeof codes>()
  const areLoaded = codes.every((code) => code.loaded() !== undefined)
  useEffect(() => {
    if (!areLoaded) void loadAll(codes).then(() => setSettled(codes))
  }, [codes, areLoaded])
  return areLoaded || settled === codes
}
