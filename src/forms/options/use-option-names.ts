import { useState } from 'react'
import { scopeKey, type OptionScope } from '#engine/form/option-scope.ts'
import type { FormContext, RemoteOption } from '../model/form-types.ts'
import { useRemote } from './use-remote.ts'

/** The choices that are stored, with their names: those chosen here are known, the others are asked for. */
export const useOptionNames = (
  context: Pick<FormContext, 'options'>,
  scope: OptionScope,
  values: readonly string[],
) => {
  const [known, setKnown] = useState<ReadonlyMap<string, RemoteOption>>(new Map())
  const asked = values.filter((value) => !known.has(value))
  const remote = useRemote(`${scopeKey(scope)} ${asked.join(' ')}`, async () => {
    const { source, ...within } = scope
    return asked.length === 0
      ? []
      : (await context.options(source, { ...within, values: asked })).options
  })
  const isWaiting = asked.length > 0 && remote.status === 'loading'
  const named = new Map(known)
  if (remote.status === 'ready') for (const option of remote.data) named.set(option.value, option)
  return {
    isWaiting,
    retry: asked.length > 0 && remote.status === 'failed' ? remote.retry : undefined,
    /** A code whose name can't be had is its own name. */
    chosen: isWaiting ? [] : values.map((value) => named.get(value) ?? { value, label: value }),
    remember: (options: readonly RemoteOption[]) =>
      setKnown(new Map([...known, ...options.map((option) => [option.value, option] as const)])),
  }
}
