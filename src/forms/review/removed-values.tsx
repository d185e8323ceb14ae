import type { ReactElement } from 'react'
import { ShownValue } from './shown-value.tsx'
import type { Showing } from './review-list.tsx'
import type { ReviewValue } from './review-entries.ts'
import styles from './review.module.css'

/** Lists the values that only the earlier version has; renders nothing where there are none. */
export const RemovedValues = ({
  values,
  context,
}: Pick<Showing, 'context'> & { values: readonly ReviewValue[] }): ReactElement | null => {
  if (values.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <strong className={styles.mark}>已删除</strong>
      </h3>
      <dl className={styles.values}>
        {values.map((value) => (
          <div key={value.key}>
            <dt className={styles.label}>{value.label}</dt>
            <dd className={styles.before}>
              <ShownValue value={value} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
