import { membersOf } from '../../form/all-fields.ts'
import type { Condition, Field, FormPlan, Shape } from '../../form/form-plan.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import { isJsonObject } from '../../json/object.ts'
import type { Report } from '../../language/diagnostic.ts'
import { withNearest } from '../words/nearest-word.ts'
import { checkCondition } from './check-condition.ts'
import { subjectOf } from './subject.ts'

/** Checks a form's own conditions: `if`, and the members that `dependencies` names. */
export const checkFormConditions = (form: FormPlan, pointer: string, report: Report): void => {
  const known = new Set<string>()
  for (const field of [form.root, ...form.fields])
    for (const condition of conditionsOf(field)) {
      const at = holderOf(condition)
      if (at === undefined || known.has(at)) continue
      known.add(at)
      if (condition.kind === 'present') checkDependency(form, field, at, pointer, report)
      if (condition.kind !== 'if') continue
      const declared = atPointer(form.schema, at)
      if (isJsonObject(declared))
        checkCondition(declared, subjectOf(form, field, false), {
          root: form.schema,
          pointer: pointer + at,
          report,
          evaluated: condition.schema,
        })
    }
}

const conditionsOf = ({ parts }: Shape): Condition[] =>
  parts.flatMap(({ condition, shape }) => [
    ...(condition ? [condition] : []),
    ...conditionsOf(shape),
  ])

/** The pointer to the condition itself: beside `then` and `else` it is `if`. */
const holderOf = ({ kind, pointer }: Condition): string | undefined =>
  kind === 'if'
    ? pointer.replace(/\/(then|else)$/, '/if')
    : kind === 'present'
      ? pointer
      : undefined

const checkDependency = (
  { schema }: FormPlan,
  field: Field,
  at: string,
  pointer: string,
  report: Report,
): void => {
  const members = membersOf(field)
  const name = pointerTokens(at).at(-1) ?? ''
  if (members.size === 0) return
  if (!members.has(name))
    return report('condition-unknown-field', pointer + at, named(name, members))
  const dependent = atPointer(schema, at)
  if (Array.isArray(dependent))
    dependent.forEach((other: unknown, index) => {
      if (typeof other === 'string' && !members.has(other))
        report('condition-unknown-field', pointerTo(pointer + at, index), named(other, members))
    })
}

const named = (name: string, members: ReadonlyMap<string, unknown>): string =>
  withNearest(name, members.keys())
