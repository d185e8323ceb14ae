import { use, useMemo } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { RecordAction } from '#schemas/api/records.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { SessionContext } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { holdPress } from '#src/ui/controls/hold-press.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { DRAFT_TEXTS } from '#src/ui/feedback/draft-texts.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import texts from '#src/ui/theme/text.module.css'
import { NO_DRAFT, useFormDraft, type FormDraft } from './use-form-draft.ts'
import { useInlineForm } from './use-inline-form.ts'
import { usePerform, type RecordAddress } from './use-record.ts'

interface ActionDialogProps {
  record: RecordAddress
  action: RecordAction
  onClose: () => void
}

/**
 * Asks for what an action needs, and performs it once. A customer's values stay in this browser until it is performed; those of
 * an operator end with the page.
 */
export const ActionDialog = (properties: ActionDialogProps) => {
  const { input } = properties.action
  const form = useMemo(() => compileForm({ schema: input, uiSchema: looksOf(input) }), [input])
  const isCustomers = use(SessionContext) !== undefined
  return isCustomers && form.fields.length > 0 ? (
    <WithDraft {...properties} form={form} />
  ) : (
    <Opened {...properties} form={form} draft={NO_DRAFT} />
  )
}

const WithDraft = (properties: ActionDialogProps & { form: FormPlan }) => {
  const { record, action } = properties
  const { data, isError } = useFormDraft(`${record.kind}.${action.name}`, record.id)
  // A draft that can't be read is not written over.
  const draft = isError ? NO_DRAFT : data
  return draft && <Opened {...properties} draft={draft} />
}

interface OpenedProps extends ActionDialogProps {
  form: FormPlan
  draft: FormDraft
}

const Opened = ({ record, action, onClose, form, draft }: OpenedProps) => {
  const { name, label, confirm, isDestructive } = action
  const perform = usePerform(record)
  const { handle, start, keeping, isBusy, failure, change, empty, submit } = useInlineForm({
    name: ID,
    title: label,
    form,
    draft,
    sending: {
      ...perform,
      // An action without a form has no values.
      mutateAsync: (given: object | undefined) =>
        perform.mutateAsync({ action: name, label, input: { ...given } }),
    },
    onDone: onClose,
  })
  const isReady = useWidgets([form])
  const asks = form.fields.length > 0
  return (
    <Dialog
      title={asks ? label : `${label}？`}
      isOpen
      onClose={onClose}
      actions={
        <>
          {keeping !== 'nothing' && (
            <Button look="quiet" onClick={empty}>
              清空重填
            </Button>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button
            look={isDestructive ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={!isReady}
            onMouseDown={holdPress}
            onClick={submit}
          >
            {label}
          </Button>
        </>
      }
    >
      {confirm && <p>{confirm}</p>}
      {asks && isReady && (
        <SchemaForm
          ref={handle}
          id={ID}
          form={form}
          data={start}
          context={CONTEXT}
          disabled={isBusy}
          onChange={change}
        />
      )}
      <Failure message={failure} />
      {keeping !== 'nothing' && draft !== NO_DRAFT && (
        <p className={texts.small}>{DRAFT_TEXTS[keeping]}</p>
      )}
    </Dialog>
  )
}

/** The id of the form: one dialog is open at a time. */
const ID = 'action'

/** Length from which a text gets several lines. */
const LONG = 100

/** Returns the uiSchema of an action's form: long texts get several lines, and every field the whole width. */
const looksOf = ({ properties }: RecordAction['input']) =>
  Object.fromEntries(
    Object.entries(isJsonObject(properties) ? properties : {}).map(([name, schema]) => [
      name,
      {
        ...(isJsonObject(schema) && Number(schema.maxLength) > LONG && { 'ui:widget': 'textarea' }),
        'ui:options': { width: 'full' },
      },
    ]),
  )

/** Actions ask for texts, amounts and dates; files belong to a process. */
const CONTEXT: FormContext = {
  collected: {},
  upload: () => Promise.reject(new Error('此处不能上传文件')),
  options: () => Promise.resolve({ options: [], isLast: true }),
}
