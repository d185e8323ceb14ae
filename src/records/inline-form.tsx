import { useEffect, useId, useMemo, useRef, type FormEvent } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { FormHandle } from '#src/forms/model/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { holdPress } from '#src/ui/controls/hold-press.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { FORM_CONTEXT } from './form-context.ts'
import styles from './inline-form.module.css'

interface InlineFormProps {
  title: string
  content: FormDefinition
  /** The values to begin with. */
  data?: object
  /** The label of the button that saves. */
  label?: string
  isBusy: boolean
  /** The refusal of what was saved last: issues of single values show at their fields. */
  error: Error | null
  onSave: (values: Record<string, unknown>) => void
  onCancel?: () => void
}

/** A form within the page, with its buttons; the server checks its values by the same definition. */
export const InlineForm = (properties: InlineFormProps) => {
  const { title, content, data = {}, label = '保存' } = properties
  const { isBusy, error, onSave, onCancel } = properties
  const form = useMemo(() => compileForm(content), [content])
  const handle = useRef<FormHandle>(null)
  const titleId = useId()
  const isReady = useWidgets(useMemo(() => [form], [form]))
  const refused = error instanceof ApiError ? error.fields : NONE
  useEffect(() => {
    if (refused.length === 0) return
    handle.current?.refuse(refused)
    handle.current?.focusError(0)
  }, [refused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (handle.current?.validate().length) return handle.current.focusError(0)
    onSave((handle.current?.data() ?? {}) as Record<string, unknown>)
  }
  return (
    <form className={styles.form} aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h3 id={titleId} className={styles.formTitle}>
        {title}
      </h3>
      {isReady ? (
        <SchemaForm
          ref={handle}
          id={`on-file${titleId.replaceAll(/\W/g, '')}`}
          form={form}
          data={data}
          context={FORM_CONTEXT}
          disabled={isBusy}
        />
      ) : (
        <PageSkeleton lines={3} />
      )}
      <Failure message={refused.length > 0 ? undefined : error?.message} />
      <div className={classNames(layout.cluster, styles.buttons)}>
        <Button
          type="submit"
          look="primary"
          busy={isBusy}
          disabled={!isReady}
          onMouseDown={holdPress}
        >
          {label}
        </Button>
        {onCancel && <Button onClick={onCancel}>取消</Button>}
      </div>
    </form>
  )
}

const NONE: ApiError['fields'] = []
