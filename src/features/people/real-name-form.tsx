import type { FormEvent, HTMLAttributes } from 'react'
import {
  REAL_NAME_METHODS,
  realNameFields,
  type RealNameField,
  type RealNameMethod,
} from '#machines/real-name/real-name-values.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useFocusOnError } from '#src/ui/controls/use-focus-on-error.ts'
import layout from '#src/ui/theme/layout.module.css'
import { OptionCards } from './option-cards.tsx'
import type { RealName } from './use-real-name.ts'

/** Renders the form of the person or enterprise to verify, and of the method. */
export const RealNameForm = ({
  realName: { context, isBusy, offered, send },
}: {
  realName: RealName
}) => {
  const { kind, method, form, errors, failure } = context
  const ref = useFocusOnError(errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submit' })
  }
  return (
    <form ref={ref} className={layout.wideStack} noValidate onSubmit={submit}>
      <OptionCards
        legend="认证方式"
        name="method"
        options={REAL_NAME_METHODS[kind].map((value) => ({ value, ...METHODS[value] }))}
        value={method}
        onChoose={(value) => send({ type: 'method.choose', method: value })}
      />
      {realNameFields(kind, method).map((field) => (
        <TextField
          key={field}
          {...FIELDS[field]}
          name={field}
          value={form[field]}
          error={errors[field]}
          note={form[field] && form[field] === offered[field] ? '来自账号信息' : undefined}
          onChange={(value) => send({ type: 'field.change', field, value })}
        />
      ))}
      <Failure message={failure} />
      <Button type="submit" look="primary" size="large" block busy={isBusy}>
        {isBusy ? '提交中…' : '提交认证'}
      </Button>
    </form>
  )
}

const METHODS: Record<RealNameMethod, { label: string; text: string }> = {
  page: { label: '在线认证', text: '前往认证机构页面，确认后返回' },
  sms: { label: '短信认证', text: '用发送到本人手机的验证码确认' },
  scan: { label: '扫码认证', text: '用手机扫描二维码，在手机上确认' },
  transfer: { label: '对公打款认证', text: '核对对公账户收到的小额款项' },
}

interface FieldProps {
  label: string
  placeholder: string
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}

const FIELDS: Record<RealNameField, FieldProps> = {
  name: { label: '姓名', placeholder: '与身份证一致', autoComplete: 'name' },
  identityCard: { label: '身份证号', placeholder: '18 位居民身份证号', autoComplete: 'off' },
  phone: {
    label: '手机号',
    placeholder: '本人实名办理的手机号',
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  companyName: {
    label: '企业名称',
    placeholder: '与营业执照一致',
    autoComplete: 'organization',
  },
  creditCode: {
    label: '统一社会信用代码',
    placeholder: '18 位，见营业执照',
    autoComplete: 'off',
  },
  legalPersonName: {
    label: '法定代表人姓名',
    placeholder: '与身份证一致',
    autoComplete: 'off',
  },
  legalPersonIdentityCard: {
    label: '法定代表人身份证号',
    placeholder: '18 位居民身份证号',
    autoComplete: 'off',
  },
  bankName: { label: '开户银行', placeholder: '如：中国工商银行', autoComplete: 'off' },
  bankAccount: {
    label: '对公账号',
    placeholder: '企业名下的对公账号',
    autoComplete: 'off',
    inputMode: 'numeric',
  },
}
