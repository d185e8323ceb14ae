import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import { membersOf } from './all-fields.ts'
import type { FormPlan } from './form-plan.ts'

/** A record on file whose values a form can be filled with; the values come when it is chosen. */
export interface Offer {
  id: string
  title: string
}

type Root = Pick<FormPlan, 'root'>

/**
 * Lists what a form's own source offers: a list of objects with an `id` and a `title`. They fill nothing by themselves.
 *
 * @param collected the collected data by keyName
 */
export const offersOf = (
  { root }: Root,
  collected: Readonly<Record<string, unknown>>,
): readonly Offer[] => {
  const found = root.source === undefined ? undefined : atPointer(collected, root.source)
  if (!Array.isArray(found)) return []
  return found
    .filter(isJsonObject)
    .map(({ id, title }) => ({ id: String(id), title: String(title) }))
}

/**
 * Fills a form with the values of a chosen offer: those that the form has a field for. A field whose options such a value
 * narrows is emptied, since its value belongs to the one before.
 */
export const filledWith = (
  { root }: Root,
  data: unknown,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const members = membersOf(root)
  const filled = Object.entries(values).filter(([name, value]) => members.has(name) && value !== '')
  const names = new Set(filled.map(([name]) => name))
  const kept = Object.entries(isJsonObject(data) ? data : {}).filter(
    ([name]) => !names.has(members.get(name)?.scope?.field ?? ''),
  )
  return Object.fromEntries([...kept, ...filled])
}
