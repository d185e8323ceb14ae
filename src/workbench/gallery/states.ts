import { compileForm } from '#engine/form/compile-form.ts'
import { withUploads } from '#engine/form/data-urls.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { failingContext, newContext, sampleContext, waitingContext } from './sample-context.ts'
import { STATES, type FieldSpecimen, type Specimen, type StateName } from './specimens/specimen.ts'

/** A specimen in one of its states, ready to render. */
export interface SpecimenState {
  name: StateName
  title: string
  form: FormPlan
  data: unknown
  context: FormContext
}

const TITLES: Readonly<Record<StateName, string>> = {
  empty: '未填',
  filled: '已填',
  error: '有误',
  disabled: '停用',
  readOnly: '只读',
  long: '长内容',
  review: '核对',
  loading: '加载中',
  failed: '加载失败',
}

/** The titles of states that show further features of a field. */
const FIELD_TITLES: Partial<Record<StateName, string>> = {
  empty: '未填（选填）',
  filled: '已填（必填，有说明与帮助）',
}

const CONTEXTS: Partial<Record<StateName, FormContext>> = {
  loading: waitingContext,
  failed: failingContext,
  empty: newContext,
}

const OF_SERVERS: readonly StateName[] = ['loading', 'failed']

/** Lists the states of a specimen. */
export const statesOf = (specimen: Specimen): SpecimenState[] => {
  const { states, isRemote, long } = specimen
  const own =
    states ??
    STATES.filter(
      (name) =>
        (isRemote || !OF_SERVERS.includes(name)) &&
        (name !== 'long' || long || 'field' in specimen),
    )
  return own.map((name) => ({
    name,
    title:
      (hasValue(specimen) && !(name === 'empty' && isConsent(specimen)) && FIELD_TITLES[name]) ||
      TITLES[name],
    form: compileForm(inState(specimen, name)),
    data: dataOf(specimen, name),
    context: CONTEXTS[name] ?? sampleContext,
  }))
}

/** Returns the form definition of a specimen, as a process shows it. */
export const definitionOf = (specimen: Specimen): FormDefinition => inState(specimen, 'filled')

const inState = (specimen: Specimen, state: StateName): FormDefinition => {
  const form = 'form' in specimen ? specimen.form : formOf(specimen, state)
  return withUploads(form, compileForm(form)).form
}

const REQUIRED: readonly StateName[] = ['filled', 'error', 'long']

/** The name of the specimen's field in its form. */
const FIELD = 'value'

/** A widget that only shows something has no value, and is never required. */
const hasValue = (specimen: Specimen): boolean =>
  'field' in specimen && specimen.sample !== undefined

/** A consent is required in every state. */
const isConsent = (specimen: Specimen): boolean =>
  'ui' in specimen && specimen.ui?.['ui:widget'] === 'consent'

const formOf = (specimen: FieldSpecimen, state: StateName): FormDefinition => {
  const { field, ui = {} } = specimen
  const { title, ...words } = wordsOf(field.title, state)
  return {
    schema: {
      type: 'object',
      ...(hasValue(specimen) &&
        (REQUIRED.includes(state) || isConsent(specimen)) && { required: [FIELD] }),
      properties: { [FIELD]: { ...field, title } },
    },
    // A single field takes the width of the form.
    uiSchema: { [FIELD]: { 'ui:width': 'full', ...ui, ...words } },
  }
}

const wordsOf = (title: unknown, state: StateName): { title: unknown; [word: string]: unknown } => {
  if (state === 'filled')
    return {
      title,
      'ui:description': '请按最近一次变更后的情况填写。',
      'ui:help': '提交后仍可修改',
    }
  if (state !== 'long') return { title }
  return {
    title: `${String(title)}（${'以最近一次工商变更登记完成之日的情况为准，'.repeat(2)}须与所附资料一致）`,
    'ui:description': '请核对最近一次变更后的情况，并与所上传的资料逐项保持一致。'.repeat(3),
    'ui:help':
      '如与登记不符，请先办理变更登记；办理期间的申请不受影响，但须补充受理通知书。'.repeat(2),
  }
}

const dataOf = ({ sample, wrong, long, ...specimen }: Specimen, state: StateName): unknown => {
  const value =
    state === 'empty'
      ? undefined
      : state === 'error'
        ? wrong
        : state === 'long'
          ? (long ?? sample)
          : sample
  if ('form' in specimen) return value ?? {}
  return value === undefined ? {} : { [FIELD]: value }
}
