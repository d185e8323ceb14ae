import type { FormEvent } from 'react'
import { gateway } from '#src/platform/gateway.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { maskPhone } from '#src/ui/display/mask.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './people-form.module.css'
import type { RealName } from './use-real-name.ts'

/** Renders the confirmation: the code sent to the phone, or the amount transferred to the account. */
export const RealNameConfirm = ({
  realName: { context, isBusy, send },
}: {
  realName: RealName
}) => {
  const { method, form, transfer, secret, failure } = context
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submit' })
  }
  const change = (value: string) => send({ type: 'secret.change', value })
  return (
    <form className={layout.wideStack} noValidate onSubmit={submit}>
      {method === 'sms' ? (
        <>
          <p>验证码已发送至 {maskPhone(form.phone)}，30 分钟内有效。</p>
          <TextField
            label="验证码"
            name="secret"
            autoComplete="one-time-code"
            inputMode="numeric"
            placeholder={`${gateway().codeLength} 位验证码`}
            value={secret}
            onChange={change}
          />
        </>
      ) : (
        <>
          <p>
            认证机构已向「{transfer?.companyName || form.companyName}」的对公账户
            {transfer?.bankAccount}转入一笔小额款项，请查询到账金额后填写
            {transfer?.until && `，${transfer.until.slice(0, 16)} 前有效`}。
          </p>
          <p className={texts.note}>到账可能需要 1–3 个工作日，可以先离开，之后回到这里继续。</p>
          <TextField
            label="到账金额（元）"
            name="secret"
            autoComplete="off"
            inputMode="decimal"
            placeholder="如 0.35"
            value={secret}
            onChange={change}
          />
        </>
      )}
      <Failure message={failure} />
      <div className={classNames(layout.cluster, styles.row)}>
        <Button size="large" disabled={isBusy} onClick={() => send({ type: 'form.edit' })}>
          返回修改
        </Button>
        <Button type="submit" look="primary" size="large" busy={isBusy}>
          确认
        </Button>
      </div>
    </form>
  )
}
