import { ITEM } from '../json/path-values.ts'
import { pointerTo } from '../json/pointer.ts'
import { byPath, fieldAtPointer } from './all-fields.ts'
import type { Field, FormPlan } from './form-plan.ts'

/** A field that a sentence can name. */
export interface NamedField {
  field: Field
  /** JSON pointer into the form's values. */
  pointer: string
  /** Its title after those of the groups that hold it: 联系人 · 电话. */
  title: string
}

/** Returns the fields of a form and of its groups that have a title. Items of lists are named by their list. */
export const namedFields = ({ root, fields }: Pick<FormPlan, 'root' | 'fields'>): NamedField[] =>
  byPath(fields).flatMap(([field]) => {
    if (!field || field.path.includes(ITEM)) return []
    const pointer = pointerTo('', ...field.path.map(String))
    return hasTitle(field) ? [{ field, pointer, title: titleAt(root, pointer) }] : []
  })

/** Returns the title of the field at a pointer after those of the groups that hold it; '' where there is none. */
export const titleAt = (root: Field, pointer: string): string =>
  pointer
    .split('/')
    .map((_, index, tokens) => fieldAtPointer(root, tokens.slice(0, index + 1).join('/')))
    .flatMap((field, index) => (index > 0 && field && hasTitle(field) ? field.title : []))
    .join(' · ')

const hasTitle = ({ name, title }: Field): boolean => title !== '' && title !== name
