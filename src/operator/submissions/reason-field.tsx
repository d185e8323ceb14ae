import { useId } from 'react'
import { REASON_LENGTH } from './decision.ts'
import styles from './decision-dialog.module.css'

interface ReasonFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Renders the field of a reason. */
export const ReasonField = ({ label, value, onChange }: ReasonFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        className={styles.reason}
        maxLength={REASON_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** Renders the frequent reasons as buttons, which fill the field. */
export const FrequentReasons = ({
  reasons,
  onChoose,
}: {
  reasons: readonly string[]
  onChoose: (reason: string) => void
}) => (
  <div className={styles.frequent} role="group" aria-label="常见原因">
    {reasons.map((reason) => (
      <button
        key={reason}
        type="button"
        className={styles.suggestion}
        onClick={() => onChoose(reason)}
      >
        {reason}
      </button>
    ))}
  </div>
)
