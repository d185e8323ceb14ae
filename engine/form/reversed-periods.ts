import { formats } from '../formats/formats.ts'
import { MOMENT_NOUNS, periodKind, type MomentFormat } from '../formats/moment-patterns.ts'
import { valuesAt } from '../json/path-values.ts'
import { pointerTo } from '../json/pointer.ts'
import { widgets } from '../widgets/widgets.ts'
import { isAskedFor } from './applicability.ts'
import type { FormPlan } from './form-plan.ts'
import type { Issue } from './issue.ts'

/** Finds the periods of a form that end before they begin: JSON Schema can't compare two values. */
export const reversedPeriods = (form: FormPlan, data: unknown): Issue[] =>
  form.fields
    .filter(({ widget }) => widgets[widget].isPeriod)
    .flatMap(({ path, title, schema }) => {
      const kind = periodKind(schema.items)
      const noun = MOMENT_NOUNS[kind]
      return valuesAt(data, path)
        .filter(({ path: at, value }) => isReversed(value, kind) && isAskedFor(form, data, at))
        .map(({ path: at }) => ({
          pointer: pointerTo('', ...at),
          message: `${title}的结束${noun}不能早于开始${noun}`,
        }))
    })

/** The two ends sort as texts in the order of time, moments of several zones as numbers. */
const isReversed = (value: unknown, kind: MomentFormat): boolean => {
  const [first, last] = (Array.isArray(value) ? value : []).map(String)
  if (first === undefined || last === undefined) return false
  if (![first, last].every(formats[kind].validate)) return false
  return kind === 'date-time' ? Date.parse(last) < Date.parse(first) : last < first
}
