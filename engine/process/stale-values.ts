import { applicableValues, type HiddenValue } from '../form/applicability.ts'
import { declaredValues } from '../form/undeclared.ts'
import { compileForm } from '../form/compile-form.ts'
import type { FormPlan } from '../form/form-plan.ts'
import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import type { FlowState } from './flow.ts'
import type { PlanForm, ProcessPlan } from './plan.ts'
import { shownSteps } from './steps.ts'

type Saved = Pick<FlowState, 'tasks' | 'data' | 'external'>

/** The stale values of one form, as a form of their own: they are shown before they are dropped. */
export interface StaleForm {
  id: string
  /** The step's title where all of it is skipped, else the form's name. */
  title: string
  plan: FormPlan
  data: unknown
}

/**
 * Returns the stale values: of the forms of steps that are skipped now, of the fields that a condition of their form hides
 * now, and of the fields, forms and steps that a corrected definition no longer has.
 */
export const staleValues = (plan: ProcessPlan, saved: Saved): StaleForm[] => {
  const shown = shownSteps(plan, saved)
  const known = new Set(
    [...plan.steps.flatMap(({ entries }) => entries), ...plan.externalData].map(({ id }) => id),
  )
  const removed = saved.tasks.flatMap(({ id, variable }): StaleForm[] =>
    known.has(id) || !hasValues(variable) || !isJsonObject(variable)
      ? []
      : [{ id, title: REMOVED, ...formOfNames(Object.entries(variable)) }],
  )
  const ofSteps = plan.steps.flatMap((step) =>
    step.forms.flatMap((form): StaleForm[] => {
      const before = savedData(saved, form.id)
      if (!shown.includes(step)) {
        if (!hasValues(before)) return []
        const title = step.forms.length > 1 ? `${step.title} · ${form.name}` : step.title
        return [{ id: form.id, title, plan: form.plan, data: before }]
      }
      const hidden = hiddenValues(form, before, saved.data[form.id])
      const undeclared = declaredValues(form.plan, before).undeclared.filter(([, value]) =>
        hasValues(value),
      )
      return [
        ...(hidden.length === 0
          ? []
          : [{ id: form.id, title: form.name, ...formOf(form, hidden) }]),
        ...(undeclared.length === 0
          ? []
          : [{ id: form.id, title: `${form.name} · ${REMOVED}`, ...formOfNames(undeclared) }]),
      ]
    }),
  )
  return [...ofSteps, ...removed]
}

/** The title of values without a field: their own titles are no longer known. */
export const REMOVED = '已取消的内容'

/**
 * Returns the data of the saved entries that a commit changes, by entry id: it removes all data of a skipped
 * step, and the hidden values of a form.
 * @param carried the ids of the entries that the commit saves
 */
export const withoutStale = (
  plan: ProcessPlan,
  saved: Saved,
  carried: readonly string[],
): Record<string, unknown> => {
  const shown = shownSteps(plan, saved)
  return Object.fromEntries(
    plan.steps.flatMap((step) =>
      step.entries.flatMap(({ id }): [string, unknown][] => {
        const before = carried.includes(id) ? saved.data[id] : savedData(saved, id)
        if (!shown.includes(step)) return isBlank(before) ? [] : [[id, {}]]
        const form = step.forms.find((one) => one.id === id)
        const kept =
          form && applicableValues(form.plan, declaredValues(form.plan, before).kept).kept
        return form && kept !== before ? [[id, kept]] : []
      }),
    ),
  )
}

const savedData = ({ tasks }: Saved, id: string): unknown =>
  tasks.find((task) => task.id === id)?.variable

/** Returns saved values that are missing now: a form drops a value as soon as it hides the field. */
const hiddenValues = (form: PlanForm, before: unknown, now: unknown): readonly HiddenValue[] =>
  applicableValues(form.plan, merged(before, now)).hidden

const merged = (before: unknown, now: unknown): unknown =>
  isJsonObject(before) && isJsonObject(now)
    ? {
        ...before,
        ...Object.fromEntries(
          Object.entries(now).map(([name, value]) => [name, merged(before[name], value)]),
        ),
      }
    : (now ?? before)

const isBlank = (data: unknown): boolean =>
  isEmptyValue(data) || (isJsonObject(data) && Object.keys(data).length === 0)

const hasValues = (data: unknown): boolean =>
  isJsonObject(data) ? Object.values(data).some(hasValues) : !isEmptyValue(data)

/** Returns a form of values by their names, for those that no field describes. */
export const formOfNames = (
  values: readonly (readonly [name: string, value: unknown])[],
): Pick<StaleForm, 'plan' | 'data'> => ({
  plan: compileForm({
    schema: {
      type: 'object',
      properties: Object.fromEntries(values.map(([name]) => [name, { title: name }])),
    },
  }),
  data: Object.fromEntries(values),
})

/** Returns a form of these fields alone. */
const formOf = (
  { plan: { schema } }: PlanForm,
  hidden: readonly HiddenValue[],
): Pick<StaleForm, 'plan' | 'data'> => {
  const { definitions, $defs } = schema
  const by = <Value>(valueOf: (hidden: HiddenValue) => Value) =>
    Object.fromEntries(hidden.map((one) => [one.path.join('/'), valueOf(one)]))
  return {
    plan: compileForm({
      schema: {
        type: 'object',
        ...(definitions !== undefined && { definitions }),
        ...($defs !== undefined && { $defs }),
        properties: by(({ field }) => ({ title: field.title, ...field.schema })),
      },
      uiSchema: by(({ field }) => field.ui),
    }),
    data: by(({ value }) => value),
  }
}
