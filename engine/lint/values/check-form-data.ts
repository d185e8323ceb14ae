import { itemOf, memberOf, membersOf } from '../../form/all-fields.ts'
import type { Field, FormPlan } from '../../form/form-plan.ts'
import { isEmptyValue } from '../../json/empty.ts'
import { isJsonObject } from '../../json/object.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import { withNearest } from '../words/nearest-word.ts'
import { wordsOf } from './check-values.ts'
import { wrongPart } from './wrong-part.ts'

/** Checks that a form's first values belong to fields that exist, and are values that these can have. */
export const checkFormData = (form: FormPlan, pointer: string, report: Report): void => {
  const check = (field: Field, value: unknown, at: string): void => {
    if (isEmptyValue(value)) return
    const wrongIn = ({ schema }: Field) =>
      wrongPart(schema, value, { root: form.schema, isDeep: false })
    const wrong = wrongIn(field)
    // A field may be declared in several branches, differently.
    if (wrong && declarationsOf(form, field).every((one) => wrongIn(one) !== undefined)) {
      report('invalid-default', at, `formData 为 ${wordsOf(wrong)}`)
    } else if (Array.isArray(value)) {
      const item = itemOf(field)
      if (item)
        value.forEach((one: unknown, index) => {
          if (isJsonObject(one)) check(item, one, pointerTo(at, index))
        })
    } else if (isJsonObject(value)) {
      const members = membersOf(field)
      for (const [name, inner] of Object.entries(value)) {
        const member = memberOf(field, name)
        if (member) check(member, inner, pointerTo(at, name))
        else if (members.size > 0)
          report(
            'unknown-field',
            pointerTo(at, name),
            `formData 中的${withNearest(name, members.keys())}`,
          )
      }
    }
  }
  check(form.root, form.formData, pointer)
}

/** All declarations of a field: those of the same path. */
export const declarationsOf = ({ root, fields }: FormPlan, { path }: Field): readonly Field[] =>
  path.length === 0
    ? [root]
    : fields.filter(
        (field) =>
          field.path.length === path.length && field.path.every((token, at) => token === path[at]),
      )
