import { useId, useState } from 'react'
import type { RegisteredInvoice } from '#schemas/api/invoices.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { COLUMNS, parseInvoices } from './parse-invoices.ts'
import styles from './register-invoices.module.css'
import { RegisteredList } from './registered-list.tsx'
import { registerInvoices, useRegister } from './use-register.ts'

/** The rows that are shown before they are registered. */
const SHOWN = 20

/** Registers the invoices of a pasted table; the rows that were refused stay to be corrected. */
export const PasteInvoices = () => {
  const [pasted, setPasted] = useState('')
  const [done, setDone] = useState<readonly RegisteredInvoice[]>([])
  const { mutate, isPending, error } = useRegister(registerInvoices)
  const id = useId()
  const drafts = parseInvoices(pasted)
  const submit = () =>
    mutate(drafts, {
      onSuccess: (registered) => {
        setDone(registered)
        setPasted(
          drafts
            .filter((_, at) => registered[at]?.refused)
            .map((draft) => COLUMNS.map(({ member }) => draft[member]).join('\t'))
            .join('\n'),
        )
      },
    })
  return (
    <div className={classNames(layout.stack)}>
      <label htmlFor={id} className={texts.note}>
        从表格中复制后粘贴，每行一张发票，依次为：{COLUMNS.map(({ label }) => label).join('、')}
        。数电发票的代码留空。
      </label>
      <textarea
        id={id}
        className={styles.paste}
        rows={8}
        spellCheck={false}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      {drafts.length > 0 && <Preview drafts={drafts} />}
      <Failure message={error?.message} />
      <Button
        look="primary"
        busy={isPending}
        disabled={drafts.length === 0}
        className={styles.submit}
        onClick={submit}
      >
        {drafts.length > 0 ? `登记并核验 ${drafts.length} 张` : '登记并核验'}
      </Button>
      <RegisteredList registered={done} />
    </div>
  )
}

const Preview = ({ drafts }: { drafts: ReturnType<typeof parseInvoices> }) => (
  <ScrollRegion name="待登记的发票" className={styles.preview}>
    <DataTable
      columns={SHOWN_COLUMNS}
      rows={drafts.slice(0, SHOWN)}
      keyOf={(_, at) => at}
      look="small"
    />
    {drafts.length > SHOWN && <p>另有 {drafts.length - SHOWN} 张未显示</p>}
  </ScrollRegion>
)

const SHOWN_COLUMNS = COLUMNS.map(
  ({ member, label }): Column<ReturnType<typeof parseInvoices>[number]> => ({
    title: label,
    render: (draft) => draft[member] || '—',
    kind: 'code',
  }),
)
