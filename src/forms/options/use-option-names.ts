import { useState } from 'react'
import type { OptionScope } from '#engine/form/option-scope.ts'
import type { FormContext, RemoteOption } from '../model/form-types.ts'
import { useOptionPages } from './use-option-pages.ts'

/** Returns the options of the field's values: those selected on this page are known, the others are loaded. */
export const useOptionNames = (
  context: Pick<FormContext, 'options'>,
  { source, ...within }: OptionScope,
  values: readonly string[],
) => {
  const [known, setKnown] = useState<ReadonlyMap<string, RemoteOption>>(new Map())
  const asked = values.filter((value) => !known.has(value))
  const { pages, isLoading, retry } = useOptionPages(
    context,
    source,
    asked.length > 0 ? [{ ...within, values: asked }] : [],
  )
  const named = new Map(known)
  for (const option of pages.flatMap((page) => page?.options ?? [])) named.set(option.value, option)
  return {
    isLoading,
    retry,
    /** The options of the values, [] while names are loading; a code whose name did not load is its own label. */
    chosen: isLoading ? [] : values.map((value) => named.get(value) ?? { value, label: value }),
    remember: (options: readonly RemoteOption[]) =>
      setKnown(new Map([...known, ...options.map((option) => [option.value, option] as const)])),
  }
}
