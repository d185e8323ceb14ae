import { useEffect, useState } from 'react'
import { after } from '#src/platform/clock.ts'
import type { DefinitionState } from './definition.ts'
import { useDefinition } from './use-definition.ts'

/**
 * Reads a part of the definition's state once it has stayed the same for a time; the first one at once. What comes in
 * between renders nothing.
 * @param select returns a part of the state itself, or undefined; the same function each time
 * @param pause ms
 */
export const useSettled = <Part>(
  select: (state: DefinitionState) => Part | undefined,
  pause: number,
): Part | undefined => {
  const { subscribe, state } = useDefinition()
  const [settled, setSettled] = useState(() => select(state()))
  useEffect(() => {
    let seen: Part | undefined
    let cancel: (() => void) | undefined
    const follow = () => {
      const part = select(state())
      if (part === seen) return
      cancel?.()
      if (seen === undefined) setSettled(part)
      else cancel = after(pause, () => setSettled(part))
      seen = part
    }
    follow()
    const unsubscribe = subscribe(follow)
    return () => {
      unsubscribe()
      cancel?.()
    }
  }, [subscribe, state, select, pause])
  return settled
}
