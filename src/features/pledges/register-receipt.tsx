import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { receiptRegister, type ReceiptDraft } from '#schemas/api/pledges.ts'
import { call } from '#src/api/call.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './pledges.module.css'
import { useChange, useCommodities } from './use-pledges.ts'

/** Registers a warehouse receipt, and opens it once it is registered. */
export const RegisterReceipt = () => {
  const commodities = useCommodities()
  const [draft, setDraft] = useState<Omit<ReceiptDraft, 'commodityId'>>({
    warehouse: '',
    weight: '',
    unitCost: '',
  })
  const [chosen, setChosen] = useState('')
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChange(
    (body: ReceiptDraft) => call(receiptRegister, { body }, { hide: true }),
    ({ id }) => navigate(pathTo(PATHS.appraisal, { id })),
  )
  return (
    <Panel>
      <Async result={commodities}>
        {(list) => {
          const commodityId = chosen || (list[0]?.id ?? '')
          const price = list.find(({ id }) => id === commodityId)?.price ?? ''
          const submit = (event: FormEvent) => {
            event.preventDefault()
            mutate({ ...draft, commodityId })
          }
          return (
            <form className={layout.wideStack} onSubmit={submit} noValidate>
              <div className={classNames(layout.fields, styles.fields)}>
                <SelectField
                  label="货物"
                  value={commodityId}
                  options={list.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={setChosen}
                />
                <TextField
                  label="监管仓"
                  maxLength={50}
                  autoComplete="off"
                  value={draft.warehouse}
                  onChange={(warehouse) => setDraft({ ...draft, warehouse })}
                />
                <TextField
                  label="重量（吨）"
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.weight}
                  onChange={(weight) => setDraft({ ...draft, weight })}
                />
                <TextField
                  label="成本单价（元/吨）"
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.unitCost}
                  onChange={(unitCost) => setDraft({ ...draft, unitCost })}
                />
              </div>
              <p className={classNames(texts.small, styles.hint)}>
                今日市价 {formatMoney(price)?.amount} 元/吨，按市价、评估价与成本孰低计价。
              </p>
              <Failure message={error?.message} />
              <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
                登记仓单
              </Button>
            </form>
          )
        }}
      </Async>
    </Panel>
  )
}
