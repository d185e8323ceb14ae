import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './controls.module.css'

interface TextLineProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Rendered over the end of the input: a unit, a button. */
  suffix?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A text input, styled by its attributes: `aria-invalid`, `disabled`, `readOnly`. */
export const TextLine = ({ suffix, className, ...input }: TextLineProps): ReactElement => {
  const line = <input {...input} className={classNames(styles.line, className)} />
  if (suffix === undefined || suffix === '') return line
  return (
    <span className={styles.ended}>
      {line}
      <span className={styles.suffix}>{suffix}</span>
    </span>
  )
}
