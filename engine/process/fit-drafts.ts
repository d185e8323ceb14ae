import { byPath } from '../form/all-fields.ts'
import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import { ITEM, pathKey, type Path } from '../json/path-values.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { holds } from '../validation/condition.ts'
import type { PlanForm, ProcessPlan } from './plan.ts'
import { formOfNames, REMOVED, type StaleForm } from './stale-values.ts'

/** The unsaved values of a form, written under an earlier definition. */
interface EarlierDraft {
  id: string
  /** The titles of the form's fields then, by `pathKey`, and of the form itself; {} where they are not known. */
  titles: Readonly<Record<string, unknown>>
  data?: unknown
  /** The values that edits had put aside, as the form stores them. */
  aside?: unknown
}

interface FittedDrafts {
  /** The values that still have a place, by form id. */
  kept: Record<string, unknown>
  /** The others, as forms of their own. */
  dropped: StaleForm[]
}

/**
 * Divides drafts of an earlier definition into values that the present one takes, and others: of fields that are gone, or
 * that have another type or other options. A value that is only half typed is kept. Values put aside are among the others:
 * the conditions under which they come back may have changed.
 */
export const fitDrafts = (plan: ProcessPlan, drafts: readonly EarlierDraft[]): FittedDrafts => {
  const forms = plan.steps.flatMap((step) => step.forms)
  const kept: [string, unknown][] = []
  const dropped = drafts.flatMap((draft): StaleForm[] => {
    const { id, titles } = draft
    const form = forms.find((one) => one.id === id)
    const fitted = fit(form, draft)
    if (isJsonObject(fitted.kept) && Object.values(fitted.kept).some((one) => !isEmptyValue(one)))
      kept.push([id, fitted.kept])
    if (fitted.dropped.length === 0) return []
    const name = form?.name ?? titles['']
    const title = typeof name === 'string' ? `${name} · ${REMOVED}` : REMOVED
    return [{ id, title, ...formOfNames(fitted.dropped) }]
  })
  return { kept: Object.fromEntries(kept), dropped }
}

const fit = (form: PlanForm | undefined, { titles, data, aside }: EarlierDraft) => {
  const dropped: [title: string, value: unknown][] = []
  const drop = (path: Path, value: unknown): void => {
    const isField = (token: Path[number]) => Object.hasOwn(titles, pathKey([...path, token]))
    if (isEmptyValue(value)) return
    if (isJsonObject(value) && (path.length === 0 || Object.keys(value).some(isField)))
      for (const [name, member] of Object.entries(value)) drop([...path, name], member)
    else if (Array.isArray(value) && value.every(isJsonObject) && isField(ITEM))
      for (const item of value) drop([...path, ITEM], item)
    else dropped.push([titleOf(titles, path), value])
  }
  const kept = form ? keepFitting(form, titles, data, drop) : drop([], data)
  for (const { path, value } of asideValues(aside)) drop(path, value)
  return { kept, dropped: distinct(dropped) }
}

/** Returns the values that have a place in a form, and calls `drop` with each other one. */
const keepFitting = (
  { plan: { root, fields } }: PlanForm,
  titles: EarlierDraft['titles'],
  data: unknown,
  drop: (path: Path, value: unknown) => void,
): unknown => {
  const declared = new Map(byPath(fields).map((same) => [pathKey(same[0]?.path ?? []), same]))
  declared.set('', [root])
  const hasPlace = (path: Path, value: unknown): boolean => {
    const places = declared.get(pathKey(path))
    if (places) return places.some(({ schema }) => takes(schema, value))
    // A member without a field may be the server's own, as in `declaredValues`.
    const isClosed = declared
      .get(pathKey(path.slice(0, -1)))
      ?.some(({ schema }) => schema.additionalProperties === false && !schema.patternProperties)
    return !isClosed && !Object.hasOwn(titles, pathKey(path))
  }
  const keep = (path: Path, value: unknown): unknown => {
    if (isEmptyValue(value)) return value
    if (!hasPlace(path, value)) return drop(path, value)
    if (Array.isArray(value))
      return value.map((item) => keep([...path, ITEM], item)).filter((item) => item !== undefined)
    if (!isJsonObject(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, member]) => [name, keep([...path, name], member)] as const)
        .filter(([, member]) => member !== undefined),
    )
  }
  return keep([], data)
}

/** Tells whether a value has the type that a schema asks for and is one of its options. */
const takes = (schema: JsonSchema, value: unknown): boolean => {
  const asked = Object.entries(schema).filter(
    ([keyword, given]) =>
      ['type', 'enum', 'const'].includes(keyword) ||
      (['oneOf', 'anyOf'].includes(keyword) && isOptions(given)),
  )
  try {
    return holds(Object.fromEntries(asked), value)
  } catch {
    return true
  }
}

const isOptions = (branches: unknown): boolean =>
  Array.isArray(branches) && branches.every((one) => isJsonObject(one) && 'const' in one)

/** Returns the titles of a field and of the groups that hold it; names where they are not known. */
const titleOf = (titles: EarlierDraft['titles'], path: Path): string =>
  path
    .flatMap((token, index) => {
      const title = titles[pathKey(path.slice(0, index + 1))]
      return token === ITEM ? [] : typeof title === 'string' && title ? title : token
    })
    .join(' · ')

/** Reads the values that were put aside; the browser's storage may hold anything. */
const asideValues = (aside: unknown): { path: Path; value: unknown }[] =>
  isJsonObject(aside) && Array.isArray(aside.values)
    ? aside.values.flatMap((one: unknown) =>
        isJsonObject(one) && Array.isArray(one.path) && one.count !== 0
          ? {
              path: one.path.map((token) => (typeof token === 'number' ? ITEM : String(token))),
              value: one.value,
            }
          : [],
      )
    : []

/** Numbers the values that have the same title, like those of the rows of a list. */
const distinct = (values: readonly [title: string, value: unknown][]): [string, unknown][] =>
  values.map(([title, value], index) => {
    const before = values.slice(0, index).filter(([other]) => other === title).length
    return [before === 0 ? title : `${title} ${before + 1}`, value]
  })
