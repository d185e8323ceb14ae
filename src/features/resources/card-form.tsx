import { useMemo } from 'react'
import type { BodyOf, DataOf } from '#schemas/api/contract.ts'
import { bankCardList, bankCardSave } from '#schemas/api/resources.ts'
import { isPersonal } from '#schemas/api/user.ts'
import { bankCardForm } from '#schemas/forms/address-book.ts'
import { call } from '#src/api/call.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useSession } from '#src/session/use-session.ts'
import { useChange } from './use-resources.ts'

interface CardFormProps {
  onDone: (saved: DataOf<typeof bankCardSave>) => void
  onCancel?: () => void
}

/** The form of a bank account of the customer. */
export const CardForm = ({ onDone, onCancel }: CardFormProps) => {
  const { user } = useSession()
  const isPerson = isPersonal(user?.type)
  const content = useMemo(() => bankCardForm(isPerson), [isPerson])
  const save = useChange(bankCardList, {
    send: (body: BodyOf<typeof bankCardSave>) => call(bankCardSave, { body }, { hide: true }),
    done: '账户已添加',
  })
  return (
    <InlineForm
      name="bank-card"
      title="添加账户"
      content={content}
      data={{ accountName: isPerson ? user?.name : user?.companyName }}
      sending={save}
      onDone={onDone}
      {...(onCancel && { onCancel })}
    />
  )
}
