import { PAGES_OF_EXTERNAL_DATA } from '#schemas/process/fixed-page-words.ts'
import type { Field } from '../../form/form-plan.ts'
import { ITEM } from '../../json/path-values.ts'
import { pointerTokens } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../../process/plan.ts'
import { isHidden } from '../../form/widget-of.ts'

/** Reports the fields that ask for what an earlier form has asked for already, without taking it from there. */
export const checkAskedTwice = ({ steps }: ProcessPlan, report: Report): void => {
  const asked = new Map<string, { step: PlanStep; form: PlanForm }>()
  for (const step of steps)
    for (const form of step.forms)
      for (const field of form.plan.fields) {
        if (!isAsked(field)) continue
        const question = [field.title, field.name, field.schema.type, field.schema.format].join(
          '\n',
        )
        const before = asked.get(question)
        if (!before) asked.set(question, { step, form })
        else if (before.form !== form && field.source === undefined)
          report(
            'asked-twice',
            `${form.pointer}/schema${field.pointer}`,
            `“${field.title}”已在第 ${before.step.progress} 步的“${before.form.name}”中填写`,
          )
      }
}

/** A single value that the customer types or chooses; an item of a list is another one each time. */
const isAsked = ({ path, schema, widget, isReadOnly, computed, fixed }: Field): boolean =>
  !path.includes(ITEM) &&
  !['object', 'array', 'boolean'].includes(String(schema.type)) &&
  !isReadOnly &&
  !isHidden(widget) &&
  computed === undefined &&
  fixed === undefined

/** Reports the external data that nothing reads. */
export const checkUnused = (
  plan: ProcessPlan,
  pointerOf: (id: string) => string,
  report: Report,
): void => {
  // A page of external data shows any of them, by their number.
  const isShown = plan.steps.some(
    ({ page }) => page.kind === 'fixed' && PAGES_OF_EXTERNAL_DATA.includes(page.key),
  )
  if (isShown) return
  const read = keysRead(plan)
  for (const { id, keyName, name, official } of plan.externalData)
    if (!read.has(keyName) && official.length === 0)
      report('unused-external-data', pointerOf(id), name || keyName)
}

/** The keyNames that conditions, pointers and expressions read. */
const keysRead = ({ steps }: ProcessPlan): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const { when, dependsOn, forms } of steps) {
    for (const key of when?.reads ?? []) keys.add(key)
    for (const pointer of dependsOn ?? []) keys.add(pointerTokens(pointer)[0] ?? '')
    for (const { plan } of forms) collectKeys(plan.uiSchema, keys)
  }
  return keys
}

/** Any text of a uiSchema may be a pointer into the collected data, or an expression that reads it. */
const collectKeys = (value: unknown, keys: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.startsWith('/')) keys.add(pointerTokens(value)[0] ?? '')
    for (const [, name] of value.matchAll(/\bcollected\s*\.\s*([A-Za-z_][\w-]*)/g))
      if (name !== undefined) keys.add(name)
    for (const [, , name] of value.matchAll(/\bcollected\s*\[\s*(["'])(.*?)\1/g))
      if (name !== undefined) keys.add(name)
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectKeys(part, keys)
}
