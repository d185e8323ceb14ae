import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { pointerTokens } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { uiOptionOf } from '../widgets/options.ts'
import { OPTIONS } from '../language/words.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { optionPointer } from './option-pointer.ts'
import { rootsByKey } from '../process/roots-by-key.ts'
import { withNearest } from './words/nearest-word.ts'

/** Checks that every field's source names a field, of data that is known when its step is reached. */
export const checkSources = (plan: ProcessPlan, report: Report): void => {
  const known = knownFrom(plan)
  const roots = rootsByKey(plan)
  for (const step of plan.steps) {
    let keys: string[] | undefined
    for (const form of step.forms)
      for (const { ui, uiPointer, schema } of [form.plan.root, ...form.plan.fields])
        for (const option of POINTERS) {
          const source = uiOptionOf(ui, option)
          if (source === undefined || (option === OPTIONS.differences && source === true)) continue
          keys ??= [...known].flatMap(([key, from]) => (from <= step.progress ? [key] : []))
          const problem = wrongSource(source, schema, keys, roots)
          if (problem !== undefined)
            report(
              'unknown-source',
              `${form.pointer}/uiSchema${optionPointer(ui, uiPointer, option)}`,
              problem,
            )
        }
  }
}

/** The options that point to one value of the collected data. */
const POINTERS = [OPTIONS.source, OPTIONS.differences]

/** Returns the problem of a source: its data or a field of it does not exist, or has another type than the field. */
export const wrongSource = (
  source: unknown,
  { type }: JsonSchema,
  keys: readonly string[],
  roots: ReadonlyMap<string, Field | undefined>,
): string | undefined => {
  if (typeof source !== 'string') return JSON.stringify(source)
  if (!source.startsWith('/')) return `“${source}”，请以 / 开头`
  const [key = '', ...path] = pointerTokens(source)
  if (!keys.includes(key))
    return roots.has(key)
      ? `${source} 中的“${key}”在本步或之后才填写，请使用之前步骤的数据`
      : `${source} 中的${withNearest(key, keys, '请使用已有的 keyName')}`
  let field = roots.get(key)
  for (const token of path) {
    if (!field) return undefined
    const members = membersOf(field)
    const item = itemOf(field)
    if (members.size === 0 && !item && isOpen(field)) return undefined
    const next = /^\d+$/.test(token) && item ? item : members.get(token)
    if (!next) return `${source} 中的${withNearest(token, members.keys())}`
    field = next
  }
  const isGroup = field && [field.schema.type].flat().every((one) => GROUPS.includes(one))
  const takesGroup = [type].flat().some((one) => one === undefined || GROUPS.includes(one))
  return isGroup && !takesGroup ? `${source} 不是单个值，请写到其中的字段` : undefined
}

const GROUPS: readonly unknown[] = ['object', 'array']

/** Tells whether a field may have members that its schema does not declare. */
const isOpen = ({ schema: { type } }: Field): boolean =>
  [type].flat().some((one) => one === undefined || one === 'object' || one === 'array')
