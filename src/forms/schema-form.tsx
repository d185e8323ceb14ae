import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { FormBody } from './rendering/form-body.tsx'
import { FormBoundary } from './rendering/form-boundary.tsx'
import { FormScopeContext } from './model/form-scope.ts'
import type { MountedField } from './model/form-store.ts'
import type { SchemaFormProps } from './model/form-types.ts'
import styles from './styles/schema-form.module.css'
import { useFormSession } from './rendering/use-form-session.ts'

/** Renders one form definition; `ref` receives its `FormHandle`. */
export const SchemaForm = (properties: SchemaFormProps): ReactElement => {
  const { id, readOnly = false, disabled = false } = properties
  const session = useFormSession(properties)
  const element = useRef<HTMLDivElement>(null)
  const { store } = session.scope
  // Errors of the form as a whole move the focus here, unless the root has a branch selector.
  useLayoutEffect(
    () =>
      element.current && !store.fields.has(id)
        ? store.mount(id, wholeForm(element.current))
        : undefined,
    [store, id],
  )
  return (
    // Shows the newest values before a click or a paste is handled: a list computes from what it shows.
    <div
      ref={element}
      id={`${id}__form`}
      className={styles.form}
      onFocus={store.begin}
      onPointerEnter={store.begin}
      onClickCapture={({ target }) => {
        // To open a list changes nothing.
        if (!(target instanceof Element && target.closest('[role=combobox]'))) session.show()
      }}
      onPasteCapture={session.show}
    >
      <FormScopeContext value={session.scope}>
        <FormBoundary key={session.generation} onFail={session.onFail}>
          <FormBody
            key={session.generation}
            id={id}
            model={session.model}
            readOnly={readOnly}
            disabled={disabled}
          />
        </FormBoundary>
      </FormScopeContext>
    </div>
  )
}

const wholeForm = (element: HTMLElement): MountedField => ({
  path: [],
  element,
  label: '',
  widget: 'text',
  schema: {},
  options: {},
  isList: false,
  isRequired: false,
})
