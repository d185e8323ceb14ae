import { useId } from 'react'
import type { RefusedCode } from '#machines/signing-intent/refused-code.ts'
import { strip } from '#machines/verification-code/phone.ts'
import type { SigningCode } from '#machines/signing-intent/signing-intent.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { maskPhone } from '#src/ui/display/mask.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { CodeField } from './code-field.tsx'
import styles from './signing-form.module.css'
import { useSession } from './use-session.ts'
import { useSigningIntent } from './use-signing-intent.ts'

interface SigningFormProps {
  /** The id of the document. */
  subject: string
  /** The text of the consent. */
  consent: string
  label: string
  /** The phone that the code is sent to; defaults to the account's. */
  phone?: string
  /** The name of the code; defaults to that of a signature. */
  codeName?: string
  isBusy: boolean
  refused: RefusedCode | undefined
  requestCode: () => Promise<{ id: string }>
  onSign: (code: SigningCode) => void
}

/**
 * Asks for the intent to sign, or to change the account: the consent, a code sent to the customer's phone, and the button,
 * which says why it waits.
 */
export const SigningForm = (props: SigningFormProps) => {
  const { subject, consent, label, isBusy, refused, requestCode, onSign } = props
  const { codeName = '签署验证码' } = props
  const { user } = useSession()
  const intent = useSigningIntent(subject, requestCode)
  const { hasAgreed, code, typed, failure } = intent.context
  const reasonId = useId()
  const sign = () => {
    const signing = intent.code()
    if (signing && !isBusy) onSign(signing)
  }
  const phone = maskPhone(props.phone ?? user?.phone ?? '') || '您的手机'
  return (
    <div className={layout.stack}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) =>
            intent.send({ type: 'consent.change', hasAgreed: event.target.checked })
          }
        />
        {consent}
      </label>
      <div className={styles.code}>
        <CodeField
          value={typed}
          error={failure ?? (refused?.value === strip(typed) ? refused.message : undefined)}
          codeButton={intent.codeButton}
          onChange={(value) => intent.send({ type: 'code.change', value })}
          onSend={() => intent.send({ type: 'code.send' })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The field lies in the form of its step.
            event.preventDefault()
            sign()
          }}
        />
        <p className={texts.note} role="status">
          {code ? `${codeName}已发送至 ${phone}，5 分钟内有效` : `${codeName}将发送至 ${phone}`}
        </p>
      </div>
      <div className={styles.sign}>
        <Button
          look="primary"
          size="large"
          aria-disabled={intent.missing !== undefined || undefined}
          aria-describedby={intent.missing && reasonId}
          busy={isBusy}
          onClick={sign}
        >
          {label}
        </Button>
        <span id={reasonId} className={texts.note}>
          {intent.missing}
        </span>
      </div>
    </div>
  )
}
