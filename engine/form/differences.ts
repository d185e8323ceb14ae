import { isEmptyValue } from '../json/empty.ts'
import { ITEM } from '../json/path-values.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { isSameJson } from '../json/same.ts'
import { isAskedFor } from './applicability.ts'
import type { Field, FormPlan } from './form-plan.ts'
import { widgets, type WidgetName } from '../widgets/widgets.ts'

type Collected = Readonly<Record<string, unknown>>

/**
 * Returns the titles of the fields whose values differ from their official record, `注册资本、成立日期`; undefined where none
 * does, or where the reason was given before.
 *
 * @param given `true`, or a pointer into the collected data to a reason that counts for this form too
 */
export const differencesOf = (
  form: FormPlan,
  data: unknown,
  collected: Collected,
  given: unknown,
): string | undefined => {
  if (typeof given === 'string' && !isEmptyValue(atPointer(collected, given))) return undefined
  const titles = form.fields.filter((field) => differs(form, field, data, collected))
  return titles.map(({ title }) => title).join('、') || undefined
}

/** Tells whether a typed value differs from its official record; an empty one does not. */
const differs = (form: FormPlan, field: Field, data: unknown, collected: Collected): boolean => {
  const { path, source, isOfficial, isReadOnly, conditions, widget } = field
  if (!isOfficial || isReadOnly || source === undefined || path.includes(ITEM)) return false
  const tokens = path.map(String)
  const [value, official] = [
    atPointer(data, pointerTo('', ...tokens)),
    atPointer(collected, source),
  ]
  if (isEmptyValue(value) || isEmptyValue(official) || isSameJson(value, official)) return false
  // A record may have the same number as another text: 800 and "800.00".
  if (isFigure(widget) && Number(value) === Number(official)) return false
  return conditions.length === 0 || isAskedFor(form, data, tokens)
}

/** Tells whether the values of a widget are numbers, also those that are kept as texts. */
const isFigure = (widget: WidgetName): boolean =>
  widgets[widget].unit !== undefined || widgets[widget].types?.includes('number') === true
