import { useId, useRef, useState, type FormEvent } from 'react'
import { creditCode } from '#engine/formats/credit-code.ts'
import type { RegisteredInvoice } from '#schemas/api/invoices.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { emptyInvoice } from './parse-invoices.ts'
import styles from './register-invoices.module.css'
import { RegisteredList } from './registered-list.tsx'
import { useRegister } from './use-register.ts'

/** Registers one invoice; the fields are emptied once it is registered, except its buyer. */
export const RegisterOne = () => {
  const [draft, setDraft] = useState(emptyInvoice)
  const [done, setDone] = useState<readonly RegisteredInvoice[]>([])
  const file = useRef<HTMLInputElement>(null)
  const fileId = useId()
  const { mutate, isPending, error } = useRegister()
  const [refused, setRefused] = useState('')
  const field = (member: Exclude<keyof typeof draft, 'attachId'>) => ({
    value: draft[member],
    required: true,
    onChange: (text: string) => setDraft({ ...draft, [member]: text }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused('')
    const chosen = file.current?.files?.[0]
    mutate(
      { drafts: [draft], ...(chosen && { file: chosen }) },
      {
        onSuccess: ([registered]) => {
          if (!registered) return
          setRefused(registered.refused)
          if (registered.refused) return
          setDone((list) => [registered, ...list])
          const { buyerName, buyerCreditCode } = draft
          setDraft({ ...emptyInvoice(), buyerName, buyerCreditCode })
          if (file.current) file.current.value = ''
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className={classNames(layout.stack)}>
      <div className={layout.fields}>
        <TextField
          label="发票号码"
          inputMode="numeric"
          placeholder="数电发票为 20 位"
          {...field('number')}
        />
        <TextField
          label="发票代码（选填）"
          inputMode="numeric"
          placeholder="税控发票为 10 位或 12 位"
          {...field('code')}
          required={false}
        />
        <TextField label="开票日期" type="date" {...field('issuedOn')} />
        <TextField label="不含税金额（元）" inputMode="decimal" {...field('net')} />
        <TextField label="税额（元）" inputMode="decimal" {...field('tax')} />
        <TextField label="购买方名称" {...field('buyerName')} />
        <TextField
          label="购买方信用代码"
          autoCapitalize="characters"
          {...field('buyerCreditCode')}
          clean={creditCode.normalise}
        />
        <div className={styles.file}>
          <label htmlFor={fileId}>发票文件（选填，PDF、PNG、JPG）</label>
          <input
            ref={file}
            id={fileId}
            type="file"
            accept=".pdf,.png,.jpg,.jpeg"
            className={styles.input}
          />
        </div>
      </div>
      <Failure message={refused || error?.message} />
      <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
        登记并核验
      </Button>
      <RegisteredList registered={done} />
    </form>
  )
}
