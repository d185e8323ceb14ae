import { useId, useMemo, useRef, type FormEvent } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import type { FormHandle } from '#src/forms/model/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { Button } from '#src/ui/controls/button.tsx'
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
  /** The reason of a refusal. */
  failure: string | undefined
  onSave: (values: Record<string, unknown>) => void
  onCancel?: () => void
}

/** A form within the page, with its buttons; the server checks its values by the same definition. */
export const InlineForm = (properties: InlineFormProps) => {
  const { title, content, data = {}, label = '保存' } = properties
  const { isBusy, failure, onSave, onCancel } = properties
  const form = useMemo(() => compileForm(content), [content])
  const handle = useRef<FormHandle>(null)
  const titleId = useId()
  const isReady = useWidgets(useMemo(() => [form], [form]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = handle.current?.validate() ?? []
    if (first) return document.getElementById(first.fieldId)?.focus()
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
      <Failure message={failure} />
      <div className={classNames(layout.cluster, styles.buttons)}>
        <Button type="submit" look="primary" busy={isBusy} disabled={!isReady}>
          {label}
        </Button>
        {onCancel && <Button onClick={onCancel}>取消</Button>}
      </div>
    </form>
  )
}
