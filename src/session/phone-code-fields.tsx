import type { Ref } from 'react'
import { mobile } from '#engine/formats/mobile.ts'
import type { CodeButton } from '#machines/verification-code/verification-code.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { CodeField } from './code-field.tsx'

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
        clean={mobile.normalise}
        onChange={(value) => onChange('phone', value)}
      />
      <CodeField
        value={values.code}
        error={errors.code}
        codeButton={codeButton}
        onChange={(value) => onChange('code', value)}
        onSend={onSend}
      />
    </>
  )
}
