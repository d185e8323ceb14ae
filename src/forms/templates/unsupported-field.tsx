import type { RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

/** The line in place of a field that cannot be shown; authors read the reason, which the schema has as its comment. */
export const UnsupportedField = ({ schema }: { schema: RJSFSchema }): ReactElement => {
  const { isForAuthors } = useFormScope().context
  const reason = isForAuthors && schema.$comment
  return <p className={styles.description}>此项暂时无法显示{reason ? `（${reason}）` : ''}</p>
}
