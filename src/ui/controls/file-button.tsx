import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

interface FileButtonProps {
  label: string
  /** The types that are offered, as `accept` of an input. */
  accept: string
  /** Gets the text of the chosen file. */
  onText: (text: string) => void
}

/** Renders a button that opens a file of the customer's computer: the browser's own control speaks its own language. */
export const FileButton = ({ label, accept, onText }: FileButtonProps) => (
  <label
    className={`${buttonStyles.button} ${buttonStyles.medium} ${buttonStyles.secondary} ${styles.file}`}
  >
    {label}
    <input
      type="file"
      accept={accept}
      className={styles.input}
      onChange={({ target }) => {
        void target.files?.[0]?.text().then(onText)
        // The same file may be chosen again after it has changed.
        target.value = ''
      }}
    />
  </label>
)
