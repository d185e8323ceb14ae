import { useMemo, useRef } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { RecordAction } from '#schemas/api/records.ts'
import type { FormContext, FormHandle } from '#src/forms/model/form-types.ts'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { holdPress } from '#src/ui/controls/hold-press.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { usePerform, type RecordAddress } from './use-record.ts'

interface ActionDialogProps {
  record: RecordAddress
  action: RecordAction
  onClose: () => void
}

/** Asks for what an action needs, and performs it once. */
export const ActionDialog = ({ record, action, onClose }: ActionDialogProps) => {
  const { name, label, confirm, isDestructive, input } = action
  const form = useMemo(() => compileForm({ schema: input, uiSchema: looksOf(input) }), [input])
  const handle = useRef<FormHandle>(null)
  const { mutate, isPending, error } = usePerform(record)
  const isReady = useWidgets([form])
  const asks = form.fields.length > 0
  const submit = () => {
    if (handle.current?.validate().length) return
    const given = (handle.current?.data() ?? {}) as Record<string, unknown>
    mutate({ action: name, label, input: given }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={asks ? label : `${label}？`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            look={isDestructive ? 'danger' : 'primary'}
            busy={isPending}
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
          id="action"
          form={form}
          data={NOTHING}
          context={CONTEXT}
          disabled={isPending}
        />
      )}
      <Failure message={error?.message} />
    </Dialog>
  )
}

const NOTHING = {}

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
