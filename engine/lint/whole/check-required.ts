import type { Condition, Field, FormPlan, Shape } from '../../form/form-plan.ts'
import { ITEM } from '../../json/path-values.ts'
import { atPointer, pointerTo } from '../../json/pointer.ts'
import { isJsonObject } from '../../json/object.ts'
import type { Report } from '../../language/diagnostic.ts'
import { OPTIONS } from '../../language/words.ts'
import { isHidden } from '../../form/widget-of.ts'

/**
 * Reports the required fields that the customer can't fill in: those that are asked for only where a condition holds
 * but are required without it, and those that are never shown or only read, and have no value of their own.
 * @param pointer JSON pointer to the form's content
 */
export const checkRequired = (form: FormPlan, pointer: string, report: Report): void => {
  for (const holder of [form.root, ...form.fields]) {
    for (const { name, at } of requiredOf(form, holder)) {
      const declared = declarationsOf(holder, name)
      const [field] = declared
      const where = `${pointer}/schema${at}`
      if (field && !isAlwaysAsked(declared, holder))
        report(
          'required-hidden',
          where,
          `“${field.title}”只在条件成立时显示，却总是必填；请移到同一个 then 的 required 中`,
        )
      else if (field && declared.every((one) => hasNoValue(one, form.formData)))
        report(
          'required-hidden',
          where,
          `“${field.title}”${isHidden(field.widget) ? '不显示' : '只读'}，也没有 default、source 或 computed，始终为空；请为它提供值，或从 required 中去掉`,
        )
    }
  }
}

interface Required {
  name: string
  /** JSON pointer into the form's schema. */
  at: string
}

/** The names that an object requires whatever its values are. */
const requiredOf = ({ schema }: FormPlan, holder: Field): Required[] => {
  const declared = atPointer(schema, holder.pointer)
  const names: unknown = isJsonObject(declared) ? declared.required : undefined
  if (!Array.isArray(names)) return []
  return names.flatMap((name: unknown, index) =>
    typeof name === 'string' ? [{ name, at: pointerTo(holder.pointer, 'required', index) }] : [],
  )
}

/** All declarations of a member, in whatever branch. */
const declarationsOf = (holder: Shape, name: string): Field[] => [
  ...[holder.members.get(name)].filter((field) => field !== undefined),
  ...holder.parts.flatMap(({ shape }) => declarationsOf(shape, name)),
]

/** Tells whether a member is asked for whatever the values are: declared without a condition, or on both sides of one. */
const isAlwaysAsked = (declared: readonly Field[], holder: Field): boolean => {
  const own = declared.map(({ conditions }) => conditions.slice(holder.conditions.length))
  if (own.some((conditions) => conditions.length === 0)) return true
  // Of conditions within conditions nothing is said.
  if (own.some((conditions) => conditions.length > 1)) return true
  return own.flat().some((one, _, all) => isCovered(one, all, holder))
}

const isCovered = (one: Condition, all: readonly Condition[], holder: Shape): boolean => {
  if (one.kind === 'if')
    return all.some(
      (other) =>
        other.kind === 'if' && other.schema === one.schema && other.expected !== one.expected,
    )
  if (one.kind === 'present') return false
  const branches = holder.parts.filter(
    ({ condition }) => condition?.kind === 'branch' && condition.keyword === one.keyword,
  )
  return branches.every(({ condition }) => condition !== undefined && all.includes(condition))
}

/** A field that the customer can't change, and that nothing gives a value. */
const hasNoValue = (
  { widget, isReadOnly, schema, options, source, computed, fixed, path }: Field,
  initial: unknown,
): boolean =>
  (isHidden(widget) || isReadOnly) &&
  ![schema.default, source, computed, fixed, options[OPTIONS.differences]].some(
    (value) => value !== undefined,
  ) &&
  !['object', 'array'].includes(String(schema.type)) &&
  !path.includes(ITEM) &&
  atPointer(initial, pointerTo('', ...path.map(String))) === undefined
