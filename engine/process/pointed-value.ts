import { fieldAt } from '../form/all-fields.ts'
import { ITEM } from '../json/path-values.ts'
import { atPointer, pointerTokens } from '../json/pointer.ts'
import { isPointer } from '../language/trial-terms.ts'
import { OPTIONS } from '../language/words.ts'
import type { ProcessPlan } from './plan.ts'

/**
 * Returns the value that an option points to by `/keyName/field`, or the constant that it is itself. An amount of a field
 * in 万元 is returned in 元.
 *
 * @param collected the collected data by keyName, of the forms on the page too
 */
export const pointedValue = (
  plan: ProcessPlan,
  collected: Readonly<Record<string, unknown>>,
  given: unknown,
): unknown => {
  if (!isPointer(given)) return given
  const value = atPointer(collected, given)
  const [key, ...path] = pointerTokens(given)
  const form = plan.steps.flatMap(({ forms }) => forms).find(({ keyName }) => keyName === key)
  const field =
    form &&
    fieldAt(
      form.plan.root,
      path.map((token) => (/^\d+$/.test(token) ? ITEM : token)),
    )
  return field?.options[OPTIONS.unit] === '万元' ? inYuan(value) : value
}

const inYuan = (value: unknown): unknown => {
  const [, whole = '', places = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === '') return value
  const digits = whole + places.slice(0, 4).padEnd(4, '0')
  const rest = places.slice(4)
  return digits.replace(/^0+(?=\d)/, '') + (rest && `.${rest}`)
}
