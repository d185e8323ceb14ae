import { useEffect, useEffectEvent } from 'react'
import { changes } from '#src/api/changes.ts'

/** Calls `refresh` when the signed-in customer's data has changed on the server. */
export const useChanges = (refresh: () => void): void => {
  const onChange = useEffectEvent(refresh)
  useEffect(() => changes.subscribe(() => onChange()), [])
}
