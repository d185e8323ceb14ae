import type { Field } from '../form/form-plan.ts'
import { itemOf } from '../form/all-fields.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { widgets } from '../widgets/widgets.ts'

/** Checks that the widget that a field names is one for its type, and has options where it needs some. */
export const checkWidget = (
  field: Field,
  part: UiSchema,
  pointer: string,
  report: Report,
): void => {
  const { widget, options, schema } = field
  if (options.widget !== widget) return
  const at =
    part['ui:widget'] === undefined
      ? pointerTo(pointer, 'ui:options', 'widget')
      : pointerTo(pointer, 'ui:widget')
  const types = [schema.type].flat().filter((type) => typeof type === 'string')
  const { types: needed, needsOptions } = widgets[widget]
  if (needed && types.length > 0 && !types.some((type) => needed.includes(type)))
    report(
      'unsuitable-widget',
      at,
      `“${widget}”用于 ${needed.join('、')}，这里的类型是 ${types.join('、')}，请改用其他控件或修改 type`,
    )
  else if (widget === 'consent' && (schema.const !== true || !field.isRequired))
    report(
      'unsuitable-widget',
      at,
      '“consent”是必须勾选的声明，请写 "const": true 并写入 required；可以不勾选的改用 checkbox',
    )
  else if (needsOptions && !types.includes('boolean') && !hasOptions(field))
    report(
      'unsuitable-widget',
      at,
      `“${widget}”需要选项，请在 schema 中写 oneOf（每项写 const 与 title）或 enum`,
    )
}

/** A field without a type may get options from one of its branches. */
const hasOptions = (field: Field): boolean =>
  [field, itemOf(field)].some(
    (one) =>
      one !== undefined &&
      (['enum', 'oneOf', 'anyOf', 'const'].some((keyword) => one.schema[keyword] !== undefined) ||
        one.parts.length > 0),
  )
