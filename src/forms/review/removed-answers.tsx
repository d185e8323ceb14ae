import type { ReactElement } from 'react'
import { AnswerValue } from './answer-value.tsx'
import type { Showing } from './answer-list.tsx'
import type { Answer } from './answers.ts'
import styles from './review.module.css'

/** Answers that an earlier version had; nothing where there are none. */
export const RemovedAnswers = ({
  answers,
  context,
}: Pick<Showing, 'context'> & { answers: readonly Answer[] }): ReactElement | null => {
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
              <AnswerValue answer={answer} context={context} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
