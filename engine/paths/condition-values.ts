import { readsIn, readsOf, type Read } from '../explanation/condition-reads.ts'
import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { sampleOf } from './sample-values.ts'

/** A value that conditions read, and the values that may lead to another outcome; `undefined` where it is missing. */
export interface ReadValue {
  keyName: string
  /** The members below the keyName; a list counts as a whole. */
  path: readonly string[]
  values: readonly unknown[]
}

/** Returns the values that the conditions of a process's steps read, each with the values worth trying. */
export const valuesRead = (plan: ProcessPlan): ReadValue[] => {
  const found = new Map<string, ReadValue>()
  const reads = plan.steps.flatMap(({ when }) => (when ? readsOf(when) : []))
  for (const { path, constants, counts } of [
    ...reads,
    ...reads.flatMap((read) => decidingReads(plan, read)),
  ]) {
    const [keyName, ...members] = path
    if (keyName === undefined) continue
    const key = path.join('\n')
    const known = (found.get(key)?.values ?? []).filter((value) => value !== undefined)
    const own = fieldAt(plan, keyName, members)
    const values = distinct([
      ...known,
      ...aroundAll(constants, own),
      ...counts.map((count) => listOf(count, own)),
      ...ownValues(own),
    ])
    // Of a value that only has to be there, any will do.
    const tried = values.length > 0 ? values : [own ? sampleOf(own, 0) : true]
    found.set(key, { keyName, path: members, values: distinct([...tried, undefined]) })
  }
  // A value within another one that is read is tried through its parts.
  return [...found.values()].filter(
    ({ keyName, path }) =>
      ![...found.values()].some(
        (other) =>
          other.keyName === keyName &&
          other.path.length > path.length &&
          path.every((name, at) => other.path[at] === name),
      ),
  )
}

/** The values of the same object that decide whether a value that is read is asked for at all. */
const decidingReads = (plan: ProcessPlan, { path: [keyName = '', ...members] }: Read): Read[] => {
  const holder = [keyName, ...members.slice(0, -1)]
  return (fieldAt(plan, keyName, members)?.conditions ?? []).flatMap((condition): Read[] => {
    if (condition.kind === 'if') return readsIn(condition.schema, holder)
    if (condition.kind === 'present')
      return [{ path: [...holder, condition.name], constants: [], counts: [] }]
    return [...condition.constants].map(([name, constants]) => ({
      path: [...holder, name],
      constants,
      counts: [],
    }))
  })
}

/** A list of a length; of records where its items are not described. */
const listOf = (length: number, field: Field | undefined): unknown[] => {
  const item = field && itemOf(field)
  return Array.from({ length: Math.max(0, length) }, (_, at) =>
    item && field.widget !== 'records' ? sampleOf(item, 0) : `700000000000000000${at + 1}`,
  )
}

/** A limit and its neighbours: a condition's outcome changes there. */
const aroundAll = (constants: readonly unknown[], field: Field | undefined): unknown[] =>
  constants.flatMap((value) => {
    if (typeof value !== 'number') return [value]
    const near = [value - 1, value, value + 1]
    return field?.schema.type === 'string' ? near.map(String) : near
  })

/** The options of a field, or the two values of a box. */
export const ownValues = (field: Field | undefined): unknown[] => {
  if (!field) return []
  const { schema } = field
  if (schema.type === 'boolean') return [true, false]
  if (Array.isArray(schema.oneOf))
    return schema.oneOf.flatMap((one) => (isJsonObject(one) && 'const' in one ? [one.const] : []))
  return Array.isArray(schema.enum) ? schema.enum : []
}

const fieldAt = (
  { steps, externalData }: ProcessPlan,
  keyName: string,
  path: readonly string[],
): Field | undefined =>
  path.reduce<Field | undefined>(
    (field, name) => field && membersOf(field).get(name),
    [...steps.flatMap(({ forms }) => forms), ...externalData].find((one) => one.keyName === keyName)
      ?.plan?.root,
  )

const distinct = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value) ?? '', value])).values(),
]
