import { useEffect, useRef, type Ref } from 'react'
import { withoutSeparators } from '#engine/formats/half-width.ts'
import { mobile } from '#engine/formats/mobile.ts'
import type { CodeButton } from '#machines/verification-code/verification-code.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import styles from './phone-code-fields.module.css'

interface PhoneCodeFieldsProps {
  values: { phone: string; code: string }
  errors: { phone?: string | undefined; code?: string | undefined }
  codeButton: CodeButton
  onChange: (field: 'phone' | 'code', value: string) => void
  onSend: () => void
  phoneRef?: Ref<HTMLInputElement>
  /** The phone is the account's, and can't be changed. */
  isPhoneFixed?: boolean
}

/** Renders the fields of a phone number and of the code sent to it. */
export const PhoneCodeFields = (props: PhoneCodeFieldsProps) => {
  const { values, errors, codeButton, onChange, onSend, phoneRef, isPhoneFixed } = props
  const code = useFocusAfterSending(codeButton)
  return (
    <>
      <TextField
        ref={phoneRef}
        label="手机号"
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="numeric"
        placeholder="请输入手机号"
        readOnly={isPhoneFixed}
        value={values.phone}
        error={errors.phone}
        onChange={(value) => onChange('phone', mobile.normalise(value))}
      />
      <TextField
        ref={code}
        label="验证码"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="6 位验证码"
        value={values.code}
        error={errors.code}
        onChange={(value) => onChange('code', withoutSeparators(value))}
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
    </>
  )
}

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
