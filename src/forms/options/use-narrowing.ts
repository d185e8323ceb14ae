import { deepEquals } from '@rjsf/utils'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormScope } from '../model/form-scope.ts'
import type { Narrowing } from '../model/narrowed-options.ts'

/**
 * Returns the narrowing of a field by the id of its control: 'none' if no field narrows it, undefined until the field
 * has registered its path. A change of the narrowing renders this field only.
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
  // The field's template registers the path in a layout effect; the render after it comes before the paint.
  const [isPlaced, setPlaced] = useState(false)
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- where the field is becomes known by its being there
  useLayoutEffect(() => setPlaced(true), [])
  return narrowing ?? (isPlaced ? 'none' : undefined)
}

const never = () => () => undefined
