import type { ReactElement } from 'react'
import { ShownValue } from './shown-value.tsx'
import type { Showing } from './review-list.tsx'
import type { ReviewValue } from './review-entries.ts'
import styles from './review.module.css'

/** Lists the values that only the earlier version has; renders nothing where there are none. */
export const RemovedValues = ({
  answers,
  context,
}: Pick<Showing, 'context'> & { answers: readonly ReviewValue[] }): ReactElement | null => {
  if (answers.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <strong className={styles.mark}>已删除</strong>
      </h3>
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <div key={answer.key}>
            <dt className={styles.label}>{answer.label}</dt>
            <dd className={styles.before}>
              <ShownValue answer={answer} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
