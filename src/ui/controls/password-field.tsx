import { useState, type ComponentProps } from 'react'
import styles from './password-field.module.css'
import { TextField } from './text-field.tsx'

/** Renders a password field with a button that shows the password. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'inside'>) => {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-label={`显示${props.label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? '隐藏' : '显示'}
        </button>
      }
    />
  )
}
