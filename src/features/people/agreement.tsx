import { useId } from 'react'
import styles from './people-form.module.css'

interface AgreementProps {
  hasAgreed: boolean
  error: string | undefined
  onChange: (hasAgreed: boolean) => void
}

/** Renders the consent to the two agreements, never ticked in advance; they open in a new tab. */
export const Agreement = ({ hasAgreed, error, onChange }: AgreementProps) => {
  const id = useId()
  return (
    <div>
      <div className={styles.agree}>
        <input
          id={id}
          type="checkbox"
          checked={hasAgreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <label htmlFor={id}>我已阅读并同意</label>
          <a href="/agreement/1" target="_blank" rel="noopener">
            《平台服务条款》
          </a>
          和
          <a href="/agreement/2" target="_blank" rel="noopener">
            《隐私政策》
          </a>
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
