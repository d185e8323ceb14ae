import type { FormPlan } from '../form/form-plan.ts'
import { holdsOneCode, narrowedFields, type NarrowedField } from '../form/option-fields.ts'
import { isNarrowing, optionScopeOf } from '../form/option-scope.ts'
import { OPTIONS } from '../language/words.ts'
import type { Report } from '../language/diagnostic.ts'
import { optionPointer } from './option-pointer.ts'

type Options = Readonly<Record<string, unknown>>

/** Returns what is wrong with the `within` of a field by itself; undefined where it is valid. */
export const wrongWithin = (widget: unknown, options: Options): string | undefined => {
  const { [OPTIONS.within]: within, ...others } = options
  if (!isNarrowing(within)) return JSON.stringify(within)
  const scope = optionScopeOf(widget, others)
  if (scope === undefined || widget === 'region') return '该控件的选项不能由另一个字段限定'
  // A source that does not exist has a diagnostic of its own.
  if (scope === 'unknown' || optionScopeOf(widget, options) !== 'unknown') return undefined
  const fixed = options[OPTIONS.bank] === undefined ? OPTIONS.region : OPTIONS.bank
  return `${fixed} 已经限定了选项`
}

/** Checks that the field that narrows another's options is its sibling and holds one code. */
export const checkWithin = (form: FormPlan, pointer: string, report: Report): void => {
  const fields = narrowedFields(form)
  for (const field of fields) {
    const problem = wrongSibling(field, fields)
    if (problem !== undefined)
      report(
        'invalid-within',
        pointer + optionPointer(field.ui, field.uiPointer, OPTIONS.within),
        problem,
      )
  }
}

const wrongSibling = (field: NarrowedField, fields: readonly NarrowedField[]) => {
  const { siblings, scope } = field
  const sibling = siblings.get(scope.field)
  if (!sibling) return `“${scope.field}”不是同一层的字段`
  if (!holdsOneCode(sibling.schema)) return `“${scope.field}”的回答不是一个代码`
  if (isNarrowedByItself(field, fields)) return `“${scope.field}”又由该字段限定`
  return undefined
}

const isNarrowedByItself = (field: NarrowedField, fields: readonly NarrowedField[]): boolean => {
  let next = above(field, fields)
  for (let hops = 0; next && next !== field && hops < fields.length; hops += 1)
    next = above(next, fields)
  return next === field
}

/** Returns the field that narrows a field's options, where another one narrows its own. */
const above = ({ siblings, scope }: NarrowedField, fields: readonly NarrowedField[]) =>
  fields.find((one) => one.siblings === siblings && one.name === scope.field)
