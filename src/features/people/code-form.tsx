import { useMutation } from '@tanstack/react-query'
import { refusedCode } from '#machines/signing-intent/refused-code.ts'
import type { SigningCode } from '#machines/signing-intent/signing-intent.ts'
import { accountCode, type AccountPurpose } from '#schemas/api/account.ts'
import { call } from '#src/api/call.ts'
import { sentCodeFor } from '#src/session/sent-code.ts'
import { SigningForm } from '#src/session/signing-form.tsx'
import { Failure } from '#src/ui/page/failure.tsx'

interface CodeFormProps {
  purpose: AccountPurpose
  consent: string
  label: string
  /** The call that takes the code. */
  act: (code: SigningCode) => Promise<void>
}

/** Asks for the code of a change of the account, which its present phone gets. */
export const CodeForm = ({ purpose, consent, label, act }: CodeFormProps) => {
  const subject = `account:${purpose}`
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: act,
    onSuccess: () => sentCodeFor(subject).forget(),
  })
  const refused = variables && refusedCode(error, variables)
  return (
    <>
      <Failure message={refused ? undefined : error?.message} />
      <SigningForm
        subject={subject}
        codeName="验证码"
        consent={consent}
        label={label}
        isBusy={isPending}
        refused={refused}
        requestCode={() => call(accountCode, { body: { purpose } }, { hide: true })}
        onSign={(code) => mutate(code)}
      />
    </>
  )
}
