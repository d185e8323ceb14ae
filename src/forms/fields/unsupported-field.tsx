import type { RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

/** The line in place of a field that cannot be shown; authors read the reason, which the schema has as its comment. */
export const UnsupportedField = ({
  schema: { $comment: reason },
  named = '此项',
}: {
  schema: RJSFSchema
  named?: string
}): ReactElement => {
  const { isForAuthors } = useFormScope().context
  return (
    <p className={styles.description}>
      {named}暂时无法显示{isForAuthors && reason ? `（${reason}）` : ''}
    </p>
  )
}
