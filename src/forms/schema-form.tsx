import type { ReactElement } from 'react'
import { FormBody } from './form-body.tsx'
import { FormBoundary } from './form-boundary.tsx'
import { FormScopeContext } from './form-scope.ts'
import type { SchemaFormProps } from './form-types.ts'
import styles from './schema-form.module.css'
import { useFormTokens } from './use-form-tokens.ts'
import { useFormSession } from './use-form-session.ts'

/** Renders one form definition; what it is asked for (`FormHandle`) comes through `ref`. */
export const SchemaForm = (properties: SchemaFormProps): ReactElement => {
  const { id, readOnly = false, disabled = false } = properties
  const tokens = useFormTokens()
  const session = useFormSession(properties)
  return (
    <div id={`${id}__form`} className={styles.form} style={tokens}>
      <FormScopeContext value={session.scope}>
        <FormBoundary key={session.generation} onFail={session.onFail}>
          <FormBody
            key={session.generation}
            id={id}
            definition={properties.definition}
            initialData={session.initialData}
            onChange={session.onChange}
            readOnly={readOnly}
            disabled={disabled}
          />
        </FormBoundary>
      </FormScopeContext>
    </div>
  )
}
