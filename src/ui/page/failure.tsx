import styles from './failure.module.css'

/** Renders the reason why the last attempt failed, announced when it appears. */
export const Failure = ({ message }: { message: string | undefined }) => (
  <div role="alert" className={styles.alert}>
    {message && <p className={styles.failure}>{message}</p>}
  </div>
)
