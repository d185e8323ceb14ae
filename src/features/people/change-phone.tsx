import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mobile } from '#engine/formats/mobile.ts'
import { refusedCode } from '#machines/signing-intent/refused-code.ts'
import type { SigningCode } from '#machines/signing-intent/signing-intent.ts'
import { codeTexts } from '#machines/verification-code/texts.ts'
import { accountCode, changePhone, newPhoneCode } from '#schemas/api/account.ts'
import { call } from '#src/api/call.ts'
import { sentCodeFor } from '#src/session/sent-code.ts'
import { SigningForm } from '#src/session/signing-form.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'

const PRESENT = 'account:phone'
const NEW = 'account:newPhone'

/** The digits of a mobile number: a wrong one is named once it has as many. */
const DIGITS = 11

/** Changes the phone of the account, by a code to the present one and one to the new one. */
export const ChangePhone = () => {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>修改手机号</Button>
  return <Steps onClose={() => setOpen(false)} />
}

const Steps = ({ onClose }: { onClose: () => void }) => {
  const { refreshUser } = useSession()
  const [present, setPresent] = useState<SigningCode>()
  const [phone, setPhone] = useState('')
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ present: { id, value }, fresh }: Record<'present' | 'fresh', SigningCode>) =>
      call(
        changePhone,
        { body: { id, value, phone, newId: fresh.id, newValue: fresh.value } },
        { hide: true },
      ),
    onSuccess: () => {
      for (const subject of [PRESENT, NEW + phone]) sentCodeFor(subject).forget()
      notify.success('手机号已修改，其他设备已退出登录')
      refreshUser()
      onClose()
    },
    onError: (failure, { present: tried }) => {
      if (refusedCode(failure, tried)) setPresent(undefined)
    },
  })
  const isValid = mobile.validate(phone)
  const refusedPresent = variables && refusedCode(error, variables.present)
  const refusedNew = variables && refusedCode(error, variables.fresh, '/newValue')
  return (
    <div className={layout.wideStack} role="group" aria-label="修改手机号">
      <Failure message={refusedPresent || refusedNew ? undefined : error?.message} />
      {present ? (
        <>
          <TextField
            label="新手机号"
            type="tel"
            autoComplete="tel"
            inputMode="numeric"
            placeholder="请输入新手机号"
            value={phone}
            error={!isValid && phone.length >= DIGITS ? codeTexts.phoneWrong : undefined}
            clean={mobile.normalise}
            onChange={setPhone}
          />
          {isValid && (
            // The key forgets a code that another phone got.
            <SigningForm
              key={phone}
              subject={NEW + phone}
              phone={phone}
              codeName="验证码"
              consent="我确认该手机号由本人使用，今后用它登录和接收验证码"
              label="确认修改"
              isBusy={isPending}
              refused={refusedNew}
              requestCode={() => call(newPhoneCode, { body: { phone } }, { hide: true })}
              onSign={(fresh) => mutate({ present, fresh })}
            />
          )}
        </>
      ) : (
        <SigningForm
          subject={PRESENT}
          codeName="验证码"
          consent="我要更换登录手机号"
          label="下一步"
          isBusy={false}
          refused={refusedPresent}
          requestCode={() => call(accountCode, { body: { purpose: 'phone' } }, { hide: true })}
          onSign={setPresent}
        />
      )}
      <p className={texts.note}>原手机号已无法接收验证码的，请联系客服核实身份后修改。</p>
      <div className={layout.cluster}>
        <Button look="quiet" onClick={onClose}>
          取消
        </Button>
      </div>
    </div>
  )
}
