import { useMemo, useSyncExternalStore } from 'react'
import { atPointer } from '#engine/json/pointer.ts'
import { isPointer } from '#engine/language/trial-terms.ts'
import type { FormContext } from '../model/form-types.ts'

/** Returns the values that some options point to, by name, as they are typed; a constant is its own value. */
export const usePointed = <Name extends string>(
  { values, collected = {} }: Partial<Pick<FormContext, 'values' | 'collected'>>,
  given: Readonly<Partial<Record<Name, unknown>>>,
): Partial<Record<Name, unknown>> => {
  const at = values?.at ?? ((one: unknown) => (isPointer(one) ? atPointer(collected, one) : one))
  const text = useSyncExternalStore(values?.watch ?? never, () =>
    JSON.stringify(Object.entries(given).map(([name, one]) => [name, at(one) ?? null])),
  )
  return useMemo(
    () =>
      Object.fromEntries(JSON.parse(text) as [Name, unknown][]) as Partial<Record<Name, unknown>>,
    [text],
  )
}

const never = () => () => undefined
