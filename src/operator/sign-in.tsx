import { useState, type FormEvent } from 'react'
import { operatorSession, operatorSignIn } from '#schemas/api/operator.ts'
import { ApiError } from '#src/api/api-error.ts'
import { StaffForm } from '#src/session/staff-form.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { CardPage } from '#src/ui/page/card-page.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { useMutation } from '@tanstack/react-query'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { operatorCall } from './operator-call.ts'
import { operatorToken } from './operator-token.ts'

const WAYS = [
  { tab: 'account', label: '账号登录' },
  { tab: 'token', label: '运营口令' },
] as const

/** The page of an operator who is not signed in. */
export const SignIn = () => {
  const [way, setWay] = useState<'account' | 'token'>('account')
  return (
    <CardPage title="运营台" documentTitle="登录 · 运营台">
      <TabList
        label="登录方式"
        tabs={WAYS}
        selected={way}
        onChoose={setWay}
        panelId="sign-in"
        look="pills"
      />
      <div id="sign-in" role="tabpanel" aria-labelledby={tabId('sign-in', way)}>
        {way === 'account' ? <AccountForm /> : <TokenForm />}
      </div>
    </CardPage>
  )
}

const AccountForm = () => (
  <StaffForm
    onSignIn={async (body) => {
      const { token } = await operatorCall(operatorSignIn, { body })
      operatorToken.write(token)
    }}
  />
)

const TokenForm = () => {
  const [token, setToken] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!token.trim()) throw new Error('请输入运营口令')
      await operatorCall(operatorSession, { token: token.trim() }).catch((failure: unknown) => {
        const isWrong = failure instanceof ApiError && failure.kind === 'unauthorized'
        throw isWrong ? new Error('口令不正确或已到期，请核对后重新输入') : failure
      })
    },
    onSuccess: () => operatorToken.write(token),
  })
  return (
    <form className={layout.stack} noValidate onSubmit={submitting(mutate)}>
      <TextField
        label="运营口令"
        value={token}
        type="password"
        autoComplete="off"
        onChange={setToken}
      />
      <p className={texts.note}>
        口令显示在启动服务的终端里，也保存在数据目录的 operator-token
        文件中，供首次设置使用；口令不能复核，复核由本人账号办理。
      </p>
      <Failure message={error?.message} />
      <Button type="submit" look="primary" size="large" block busy={isPending}>
        进入
      </Button>
    </form>
  )
}

const submitting = (send: () => void) => (event: FormEvent) => {
  event.preventDefault()
  send()
}
