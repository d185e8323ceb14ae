import { useEffect, useRef, type KeyboardEventHandler } from 'react'
import type { CodeButton } from '#machines/verification-code/verification-code.ts'
import { gateway } from '#src/platform/gateway.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import styles from './phone-code-fields.module.css'

interface CodeFieldProps {
  value: string
  error?: string | undefined
  codeButton: CodeButton
  onChange: (value: string) => void
  onSend: () => void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** Renders the field of a code, with the button that sends one and counts down to the next. */
export const CodeField = ({ codeButton, onSend, ...input }: CodeFieldProps) => (
  <TextField
    {...input}
    ref={useFocusAfterSending(codeButton)}
    label="验证码"
    name="code"
    autoComplete="one-time-code"
    inputMode="numeric"
    placeholder={`${gateway().codeLength} 位验证码`}
    beside={
      <Button
        className={styles.code}
        disabled={typeof codeButton === 'number'}
        busy={codeButton === 'sending'}
        onClick={onSend}
      >
        {codeLabel(codeButton)}
      </Button>
    }
  />
)

/** Focuses the code field after sending, because the pressed button is disabled then. */
const useFocusAfterSending = (button: CodeButton) => {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(button)
  useEffect(() => {
    if (before.current === 'sending' && typeof button === 'number') input.current?.focus()
    before.current = button
  }, [button])
  return input
}

const codeLabel = (button: CodeButton): string => {
  if (button === 'sending') return '发送中'
  return button === 'ready' ? '获取验证码' : `${button} 秒后重发`
}
