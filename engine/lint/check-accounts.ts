import { ACCOUNT_KINDS } from '#schemas/process/definition.ts'
import type { Field } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo, pointerTokens } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { OPTIONS } from '../language/words.ts'
import { fromOutside } from '../process/external-data.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { optionPointer } from './option-pointer.ts'
import type { ServerCatalogue } from './server-catalogue.ts'
import { isHidden } from '../form/widget-of.ts'

/** The names of the kinds of accounts, for authors. */
const NAMES: Readonly<Record<string, string>> = { personal: '个人', enterprise: '企业' }

/**
 * Reports required fields that are only read, from external data that an account which may begin the process never has: that
 * account can't pass the step. Of a field or a step under a condition it is reported where no account has the data.
 * @param accounts of the process; every kind without it
 */
export const checkAccounts = (
  plan: ProcessPlan,
  accounts: readonly string[] = ACCOUNT_KINDS,
  { accountsOf = {} }: ServerCatalogue,
  report: Report,
): void => {
  for (const step of plan.steps)
    for (const form of step.forms)
      for (const field of form.plan.fields) {
        const kinds = kindsFor(plan, field, accountsOf)
        if (!kinds || !isRequiredOf(form, field)) continue
        const without = accounts.filter((kind) => !kinds.includes(kind))
        const isAlways = field.conditions.length === 0 && step.when === undefined
        if (without.length === 0 || (!isAlways && without.length < accounts.length)) continue
        report('source-without-data', placeOf(form, field), wordsOf(field, without, step))
      }
}

/** Returns the kinds of accounts that have the data of a field that nobody types; undefined where all may have a value. */
const kindsFor = (
  plan: ProcessPlan,
  { source, isReadOnly, widget, schema, computed }: Field,
  accountsOf: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined => {
  if (source === undefined || !(isReadOnly || isHidden(widget))) return undefined
  if (schema.default !== undefined || computed) return undefined
  const [key, ...path] = pointerTokens(source)
  const datum = fromOutside(plan).find(({ keyName }) => keyName === key)
  if (!datum || datum.fallback !== undefined) return undefined
  const origin = pointerTo('', datum.variable) + datum.pointer + pointerTo('', ...path)
  const [kinds] = Object.entries(accountsOf).flatMap(([pointer, list]) =>
    origin === pointer || origin.startsWith(`${pointer}/`) ? [list] : [],
  )
  return kinds
}

/** Tells whether the object that declares a field requires it. */
const isRequiredOf = ({ plan }: PlanForm, { isRequired, name, pointer }: Field): boolean => {
  const holder = atPointer(plan.schema, pointer.replace(/\/properties\/[^/]*$/, ''))
  const names: unknown = isJsonObject(holder) ? holder.required : undefined
  return isRequired || (Array.isArray(names) && names.includes(name))
}

const placeOf = ({ pointer, dialect }: PlanForm, { ui, uiPointer }: Field): string =>
  dialect === 'schema'
    ? `${pointer}/uiSchema${optionPointer(ui, uiPointer, OPTIONS.source)}`
    : pointer

const wordsOf = ({ title, source }: Field, kinds: readonly string[], { title: step }: PlanStep) =>
  `${kinds.map((kind) => NAMES[kind] ?? kind).join('、')}账户没有 ${source ?? ''}，步骤“${step}”的“${title}”始终为空`
