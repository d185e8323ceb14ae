import { isEmptyValue } from '#engine/json/empty.ts'
import { ITEM, type Path } from '#engine/json/path-values.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { holdsOneCode, narrowedFields, type NarrowedField } from '#engine/form/option-fields.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { verbOf } from '../validation/error-words.ts'
import { withoutStaleOptions } from './stale-options.ts'

type FieldPath = readonly (string | number)[]

/** The value of another field that narrows the options of a field. */
export interface Narrowing {
  /** The value that the options depend on. */
  value: unknown
  /** The title of the field with that value. */
  title: string
  /** The verb for filling in that field: 选择, 输入. */
  verb: string
  /** True where a stale option was removed because that value changed, and no other was selected since. */
  isDropped: boolean
}

/** The selected options of one form that another field narrows: stale ones are removed, and their paths are kept. */
export class NarrowedOptions {
  private readonly fields: readonly NarrowedField[]
  /** The root members that contain the narrowed fields or the fields that narrow them. */
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

  /** Tells whether a change of these root members (undefined: any of them) can affect narrowed options. */
  isConcerned(names: readonly string[] | undefined): boolean {
    return names === undefined ? this.roots.size > 0 : names.some((name) => this.roots.has(name))
  }

  /** Removes stale options. @returns the same object where none is stale */
  keep(before: unknown, after: unknown): unknown {
    if (this.fields.length === 0) return after
    const { data, dropped } = withoutStaleOptions(this.fields, before, after)
    const still = [...this.dropped].filter((pointer) => isOpen(data, pointer))
    this.dropped = new Set([...still, ...dropped])
    return data
  }

  /** The value that narrows the options of a field; undefined where no other field does. */
  of(path: FieldPath, data: unknown): Narrowing | undefined {
    const field = this.fields.find((one) => isAt(one.path, path))
    const above = field?.siblings.get(field.scope.field)
    if (!field || !above || !holdsOneCode(above.schema)) return undefined
    const { title, widget, schema } = above
    return {
      value: atPointer(data, pointerTo('', ...path.slice(0, -1), field.scope.field)),
      title,
      verb: verbOf({ label: title, widget, schema, options: {}, isList: false }),
      isDropped: this.dropped.has(pointerTo('', ...path)),
    }
  }
}

/** Tells whether a pointer exists in the data and has no value. */
const isOpen = (data: unknown, pointer: string): boolean => {
  const around = pointer.slice(0, pointer.lastIndexOf('/'))
  return isJsonObject(atPointer(data, around)) && isEmptyValue(atPointer(data, pointer))
}

const isAt = (pattern: Path, path: FieldPath): boolean =>
  pattern.length === path.length &&
  pattern.every((token, index) => (token === ITEM ? isPlace(path[index]) : token === path[index]))

const isPlace = (token: unknown): boolean => typeof token === 'number'
