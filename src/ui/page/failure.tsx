import styles from './failure.module.css'

/** Why the last attempt failed; stays until the next one, and is read out when it appears. */
export const Failure = ({ message }: { message: string | undefined }) => (
  <div role="alert" className={styles.alert}>
    {message && <p className={styles.failure}>{message}</p>}
  </div>
)
