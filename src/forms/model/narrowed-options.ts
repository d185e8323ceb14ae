import { isEmptyValue } from '#engine/json/empty.ts'
import { ITEM, type Path } from '#engine/json/path-values.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { holdsOneCode, narrowedFields, type NarrowedField } from '#engine/form/option-fields.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { verbOf } from '../validation/error-words.ts'
import { withoutStaleOptions } from './stale-options.ts'

type FieldPath = readonly (string | number)[]

/** What narrows the choices of a field. */
export interface Narrowing {
  /** The answer that the choices are within. */
  answer: unknown
  /** The title of the field that gives it. */
  title: string
  /** What the customer does with that field: 选择, 输入. */
  verb: string
  /** Whether a choice was taken out because that answer has changed, and none made since. */
  isDropped: boolean
}

/** The choices of one form that another field narrows: those that no longer apply are taken out, and remembered. */
export class NarrowedOptions {
  private readonly fields: readonly NarrowedField[]
  /** The form's own members that they stand in or follow. */
  private readonly roots: ReadonlySet<unknown>
  private dropped: ReadonlySet<string> = new Set()

  constructor(form: FormPlan) {
    this.fields = narrowedFields(form)
    this.roots = new Set(
      this.fields.flatMap(({ path, scope }) =>
        path.length > 1 ? [path[0]] : [path[0], scope.field],
      ),
    )
  }

  /** Whether a change of these members of the form, or of all, can matter. */
  isConcerned(names: readonly string[] | undefined): boolean {
    return names === undefined ? this.roots.size > 0 : names.some((name) => this.roots.has(name))
  }

  /** The data without the choices that no longer apply; the same object where all do. */
  keep(before: unknown, after: unknown): unknown {
    if (this.fields.length === 0) return after
    const { data, dropped } = withoutStaleOptions(this.fields, before, after)
    const still = [...this.dropped].filter((pointer) => isOpen(data, pointer))
    this.dropped = new Set([...still, ...dropped])
    return data
  }

  /** What narrows the choices of a field; undefined where nothing beside it does. */
  of(path: FieldPath, data: unknown): Narrowing | undefined {
    const field = this.fields.find((one) => isAt(one.path, path))
    const above = field?.siblings.get(field.scope.field)
    if (!field || !above || !holdsOneCode(above.schema)) return undefined
    const { title, widget, schema } = above
    return {
      answer: atPointer(data, pointerTo('', ...path.slice(0, -1), field.scope.field)),
      title,
      verb: verbOf({ label: title, widget, schema, options: {}, isList: false }),
      isDropped: this.dropped.has(pointerTo('', ...path)),
    }
  }
}

/** Whether a place is there and not answered. */
const isOpen = (data: unknown, pointer: string): boolean => {
  const around = pointer.slice(0, pointer.lastIndexOf('/'))
  return isJsonObject(atPointer(data, around)) && isEmptyValue(atPointer(data, pointer))
}

const isAt = (pattern: Path, path: FieldPath): boolean =>
  pattern.length === path.length &&
  pattern.every((token, index) => (token === ITEM ? isPlace(path[index]) : token === path[index]))

const isPlace = (token: unknown): boolean => typeof token === 'number'
