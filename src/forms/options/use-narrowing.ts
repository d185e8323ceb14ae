import { deepEquals } from '@rjsf/utils'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormScope } from '../model/form-scope.ts'
import type { Narrowing } from '../model/narrowed-options.ts'

/**
 * What narrows the choices of a field, by the id of its control; 'none' where nothing beside it does, undefined until
 * it is known where the field is. When that changes, this field alone is rendered.
 */
export const useNarrowing = (id: string): Narrowing | 'none' | undefined => {
  const { store, model } = useFormScope()
  const known = useRef<Narrowing>(undefined)
  const narrowing = useSyncExternalStore(model?.watch ?? never, () => {
    const path = store.fields.get(id)?.path
    const now = path && model?.narrowingOf(path)
    if (!deepEquals(known.current, now)) known.current = now
    return known.current
  })
  // The field's template says where it is once both are on the page; nobody sees what was there before.
  const [isPlaced, setPlaced] = useState(false)
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- where the field is becomes known by its being there
  useLayoutEffect(() => setPlaced(true), [])
  return narrowing ?? (isPlaced ? 'none' : undefined)
}

const never = () => () => undefined
