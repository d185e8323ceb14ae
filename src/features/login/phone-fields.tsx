import { useEffect, useRef } from 'react'
import type { CodeButton } from '#machines/verification-code.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { autoFocus } from './auto-focus.ts'
import styles from './login-form.module.css'
import type { Login } from './use-login.ts'

/** A phone, and the code that is sent to it. */
export const PhoneFields = ({ login: { context, codeButton, send } }: { login: Login }) => {
  const { form, errors } = context
  const code = useFocusAfterSending(codeButton)
  return (
    <>
      <TextField
        ref={autoFocus}
        label="手机号"
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="numeric"
        placeholder="请输入手机号"
        value={form.phone}
        error={errors.phone}
        onChange={(value) =>
          send({ type: 'field.change', field: 'phone', value: withoutPrefix(value) })
        }
      />
      <TextField
        ref={code}
        label="验证码"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="6 位验证码"
        value={form.code}
        error={errors.code}
        onChange={(value) =>
          send({ type: 'field.change', field: 'code', value: value.replaceAll(/\s/g, '') })
        }
        beside={
          <Button
            className={styles.code}
            disabled={typeof codeButton === 'number'}
            busy={codeButton === 'sending'}
            onClick={() => send({ type: 'code.send' })}
          >
            {codeLabel(codeButton)}
          </Button>
        }
      />
    </>
  )
}

/** The button that was pressed is disabled now; what comes next is to type the code. */
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

/** What a paste or an autofill brings along: spaces, dashes, the country. */
const withoutPrefix = (value: string): string =>
  value.replaceAll(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')
