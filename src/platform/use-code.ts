import { useEffect, useEffectEvent, useState } from 'react'
import { loadAll, type LazyCode } from './lazy-code.ts'

interface UseCodeOptions {
  /** False: the code is not needed yet. */
  isWanted?: boolean
  /** Gets the `ChunkLoadError`; without it a failure is silent. The code is asked for again when it is next wanted. */
  onFail?: (error: Error) => void
}

/** Loads code as soon as it is wanted. @returns undefined until it is loaded */
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
 * Loads several codes. @returns true once each of them is loaded or has failed. Another array is loaded again: keep it
 * while its members are the same.
 */
export const useAllCode = (codes: readonly LazyCode<unknown>[]): boolean => {
  const [settled, setSettled] = useState<typeof codes>()
  const areLoaded = codes.every((code) => code.loaded() !== undefined)
  useEffect(() => {
    if (!areLoaded) void loadAll(codes).then(() => setSettled(codes))
  }, [codes, areLoaded])
  return areLoaded || settled === codes
}
