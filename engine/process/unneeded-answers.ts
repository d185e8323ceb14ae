import { isEmptyAnswer } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import { applicableAnswers, type HiddenAnswer } from '../form/applicability.ts'
import type { FlowState } from './flow.ts'
import type { PlanForm, PlanStep, ProcessPlan } from './plan.ts'
import { shownSteps } from './steps.ts'

type Saved = Pick<FlowState, 'tasks' | 'data' | 'external'>

/** Saved answers of one form that no longer apply, as a form of their own: to be shown before they go. */
export interface UnneededForm {
  id: string
  /** The step's title where all of it is skipped, else the form's name. */
  title: string
  schema: JsonSchema
  uiSchema?: UiSchema
  data: unknown
}

/**
 * What the customer has answered and the answers given since no longer ask for: the forms of steps that
 * are skipped now, and the fields that a condition of their form hides now.
 */
export const unneededAnswers = (plan: ProcessPlan, saved: Saved): UnneededForm[] => {
  const shown = shownSteps(plan, saved)
  return plan.steps.flatMap((step) =>
    step.forms.flatMap((form): UnneededForm[] => {
      const before = savedData(saved, form.id)
      if (!shown.includes(step)) {
        if (!hasAnswers(before)) return []
        const title = step.forms.length > 1 ? `${step.title} · ${form.name}` : step.title
        return [{ ...pick(form), title, data: before }]
      }
      const hidden = hiddenAnswers(form, before, saved.data[form.id])
      return hidden.length === 0 ? [] : [{ title: form.name, ...formOf(form, hidden) }]
    }),
  )
}

/**
 * The data of the saved entries that changes when the flow is handed in, by their ids: nothing is left
 * of a skipped step, and no hidden answer of a form.
 */
export const withoutUnneeded = (
  plan: ProcessPlan,
  saved: Saved,
  own: PlanStep,
): Record<string, unknown> => {
  const shown = shownSteps(plan, saved)
  return Object.fromEntries(
    plan.steps.flatMap((step) =>
      step.entries.flatMap(({ id }): [string, unknown][] => {
        const before = step === own ? saved.data[id] : savedData(saved, id)
        if (!shown.includes(step)) return isBlank(before) ? [] : [[id, {}]]
        const form = step.forms.find((one) => one.id === id)
        const kept = form && applicableAnswers(form.schema, before).kept
        return form && kept !== before ? [[id, kept]] : []
      }),
    ),
  )
}

const savedData = ({ tasks }: Saved, id: string): unknown =>
  tasks.find((task) => task.id === id)?.variable

/** Of what was saved and is not here any more: a form drops what it hides as soon as it hides it. */
const hiddenAnswers = (form: PlanForm, before: unknown, now: unknown): readonly HiddenAnswer[] =>
  applicableAnswers(form.schema, merged(before, now)).hidden

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
  isEmptyAnswer(data) || (isJsonObject(data) && Object.keys(data).length === 0)

const hasAnswers = (data: unknown): boolean =>
  isJsonObject(data) ? Object.values(data).some(hasAnswers) : !isEmptyAnswer(data)

const pick = ({ id, schema, uiSchema }: PlanForm) => ({ id, schema, ...(uiSchema && { uiSchema }) })

/** A form of these fields alone. */
const formOf = (
  { id, schema: { definitions, $defs }, uiSchema }: PlanForm,
  hidden: readonly HiddenAnswer[],
): Omit<UnneededForm, 'title'> => {
  const fields = hidden.map((answer) => ({ ...answer, name: answer.path.join('/') }))
  const by = <Value>(valueOf: (answer: HiddenAnswer) => Value) =>
    Object.fromEntries(fields.map((answer) => [answer.name, valueOf(answer)]))
  return {
    id,
    schema: {
      type: 'object',
      ...(definitions !== undefined && { definitions }),
      ...($defs !== undefined && { $defs }),
      properties: by(({ schema, path }) => ({ title: String(path.at(-1)), ...schema })),
    },
    uiSchema: by(({ path }) => uiAt(uiSchema, path)),
    data: by(({ value }) => value),
  }
}

/** How a field looks; the items of a list share one way. */
const uiAt = (uiSchema: UiSchema | undefined, path: HiddenAnswer['path']): unknown =>
  path.reduce<unknown>(
    (ui, token) =>
      isJsonObject(ui) ? (ui[typeof token === 'number' ? 'items' : token] ?? {}) : {},
    uiSchema ?? {},
  )
