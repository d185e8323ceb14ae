import type { ReactElement } from 'react'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

/** The line in place of a field that cannot be shown; authors read the reason. */
export const NotShown = ({
  name,
  reason,
}: {
  name: string
  reason: string | undefined
}): ReactElement => {
  const { isForAuthors } = useFormScope().context
  return (
    <p className={styles.description}>
      {name}暂时无法显示{isForAuthors && reason ? `（${reason}）` : ''}
    </p>
  )
}
