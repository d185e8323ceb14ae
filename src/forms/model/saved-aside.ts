import type { FormPlan } from '#engine/form/form-plan.ts'
import { memberOf, type ValuePath } from './value-at.ts'

/** A value that a change made inapplicable. */
export interface AsideValue {
  path: ValuePath
  /** The value applies again where these do, and no others: declarations of the form, or the number of a selected branch. */
  under: readonly unknown[]
  /** The value of the field that narrows an option: it applies again with this value. */
  within?: unknown
  value: unknown
  /** The value that the change left instead. */
  left?: unknown
  /** The number of its values that the customer may have filled in. */
  count: number
  /** The section that was edited. */
  section: string
  /** The removed item of a list that it is within; its index in the path is then -1. */
  removed?: unknown
}

/** The values that were put aside, as JSON: a declaration is the text that `declarationIds` gives it. */
export interface SavedAside {
  values: readonly AsideValue[]
}

/** Makes JSON of the values that were put aside. */
export const savedAside = (form: FormPlan, values: readonly AsideValue[]): SavedAside => {
  const ids = declarationIds(form)
  return {
    values: values.map((one) => ({
      ...one,
      under: one.under.map((part) => ids.get(part) ?? part),
    })),
  }
}

/** Reads what `savedAside` made; the browser's storage may hold anything. */
export const readAside = (form: FormPlan, saved: unknown): AsideValue[] => {
  const values = memberOf(saved, 'values')
  if (!Array.isArray(values)) return []
  const declarations = new Map([...declarationIds(form)].map(([field, id]) => [id, field]))
  return values.flatMap((one: unknown) => {
    const path = memberOf(one, 'path')
    const under = memberOf(one, 'under')
    if (!Array.isArray(path) || !Array.isArray(under)) return []
    const known = under.map((part: unknown) =>
      typeof part === 'number' ? part : declarations.get(String(part)),
    )
    return known.includes(undefined) ? [] : [{ ...(one as AsideValue), under: known }]
  })
}

/** Gives each declaration of a form a text that is the same for the same definition. */
const declarationIds = ({ root, fields }: FormPlan): ReadonlyMap<unknown, string> => {
  const counts = new Map<string, number>()
  return new Map(
    [root, ...fields].map((field) => {
      const { pointer } = field
      const count = (counts.get(pointer) ?? 0) + 1
      counts.set(pointer, count)
      return [field, `${pointer} ${count}`]
    }),
  )
}
