import { useEffect, useEffectEvent, useState } from 'react'
import { halfWidth } from '#engine/formats/half-width.ts'
import { captcha as captchaCall } from '#schemas/api/sign-in.ts'
import { call } from '#src/api/call.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import styles from './captcha-field.module.css'
import type { Login } from './use-login.ts'

/** Renders the field of a picture's characters; a press on the picture brings another one, and so does a refusal. */
export const CaptchaField = ({ login: { context, isBusy, send } }: { login: Login }) => {
  const { captcha, form, errors } = context
  const [hasFailed, setFailed] = useState(false)
  const show = (signal?: AbortSignal) =>
    call(captchaCall, {}, { hide: true, signal }).then(
      (shown) => {
        setFailed(false)
        send({ type: 'captcha.show', captcha: shown })
      },
      () => signal?.aborted || setFailed(true),
    )
  const isWanted = !captcha && !isBusy
  const showFirst = useEffectEvent((signal: AbortSignal) => void show(signal))
  useEffect(() => {
    if (!isWanted) return
    const left = new AbortController()
    showFirst(left.signal)
    return () => left.abort()
  }, [isWanted])
  return (
    <TextField
      label="图形验证码"
      name="captcha"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="图中字符"
      clean={halfWidth}
      value={form.captcha}
      error={errors.captcha ?? (hasFailed ? '图片未能获取，请点按“重新获取”' : undefined)}
      onChange={(value) => send({ type: 'field.change', field: 'captcha', value })}
      beside={
        <button
          type="button"
          className={styles.picture}
          title="看不清？换一张"
          disabled={isBusy}
          onClick={() => {
            setFailed(false)
            void show()
          }}
        >
          {captcha ? (
            <img src={captcha.image} alt="图形验证码，换一张" />
          ) : hasFailed ? (
            '重新获取'
          ) : (
            '获取中…'
          )}
        </button>
      }
    />
  )
}
