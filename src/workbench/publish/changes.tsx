import styles from './publish.module.css'

/** A change in words, and the step, form and field that it is about. */
interface WordedChange {
  place: readonly string[]
  text: string
}

/** Lists changes by the step that they are about. */
export const Changes = ({ changes }: { changes: readonly WordedChange[] }) => {
  const steps = [...new Set(changes.map(({ place }) => place[0] ?? ''))]
  return (
    <div className={styles.changes}>
      {steps.map((step) => (
        <section key={step}>
          <h3 className={styles.step}>{step || '整个流程'}</h3>
          <ul className={styles.rows}>
            {changes
              .filter(({ place }) => (place[0] ?? '') === step)
              .map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
