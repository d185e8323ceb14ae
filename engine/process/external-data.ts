import { atPointer, pointerTo, pointerTokens } from '../json/pointer.ts'
import type { ExternalDatum, ProcessPlan } from './plan.ts'

type Values = Readonly<Record<string, unknown>>

/** Parses the `from` of external data, `/variable/pointer`; undefined for anything else. */
export const parseFrom = (
  from: unknown,
): Pick<ExternalDatum, 'variable' | 'pointer'> | undefined => {
  const [variable] = typeof from === 'string' && from.startsWith('/') ? pointerTokens(from) : []
  if (!variable) return undefined
  return { variable, pointer: (from as string).slice(pointerTo('', variable).length) }
}

/** Returns the external data that the workflow's variables bring, by keyName, with the defaults of the others. */
export const externalByKey = ({ externalData }: ProcessPlan, variables: Values): Values => {
  const byKey: Record<string, unknown> = { ...variables }
  for (const datum of externalData) {
    const value = valueIn(datum, variables) ?? datum.fallback
    if (value === undefined) delete byKey[datum.keyName]
    else byKey[datum.keyName] = value
  }
  return byKey
}

/** Returns the external data that an entry of the process itself brings, by keyName. */
export const externalFromEntry = (
  { externalData }: ProcessPlan,
  id: string,
  value: unknown,
): Values =>
  Object.fromEntries(
    externalData.flatMap((datum) => {
      const found = datum.variable === id ? valueIn(datum, { [id]: value }) : undefined
      return found === undefined ? [] : [[datum.keyName, found]]
    }),
  )

const valueIn = ({ variable, pointer }: ExternalDatum, variables: Values): unknown =>
  atPointer(variables, pointerTo('', variable) + pointer) ?? undefined

/** Returns the external data whose variable is no entry of the process: something else brings it. */
export const fromOutside = ({ externalData, steps }: ProcessPlan): readonly ExternalDatum[] =>
  externalData.filter(
    ({ variable }) => !steps.some(({ entries }) => entries.some(({ id }) => id === variable)),
  )
