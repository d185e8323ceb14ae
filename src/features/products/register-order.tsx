import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { creditCode } from '#engine/formats/credit-code.ts'
import { halfWidth } from '#engine/formats/half-width.ts'
import { orderRegister, type OrderDraft } from '#schemas/api/orders.ts'
import { recordList } from '#schemas/api/records.ts'
import { orderLifecycle } from '#schemas/lifecycles/order.ts'
import { call } from '#src/api/call.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/radio-group.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import styles from './register-order.module.css'

const EMPTY: OrderDraft = {
  direction: 'sales',
  number: '',
  counterpartyName: '',
  counterpartyCreditCode: '',
  orderedOn: '',
  deliverBy: '',
  amount: '',
}

const DIRECTIONS = [
  { value: 'sales', label: '销售订单（本企业供货）' },
  { value: 'purchase', label: '采购订单（本企业采购）' },
]

/** Registers an order, and opens it once it is registered. */
export const RegisterOrder = () => {
  const [draft, setDraft] = useState(EMPTY)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: OrderDraft) => call(orderRegister, { body }, { hide: true }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: [recordList.name] })
      await navigate(recordPath(orderLifecycle.kind, id) ?? '')
    },
  })
  const field = (member: Exclude<keyof OrderDraft, 'direction'>) => ({
    value: draft[member],
    required: true,
    onChange: (text: string) => setDraft({ ...draft, [member]: text }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(draft)
  }
  return (
    <Panel>
      <form onSubmit={submit} className={layout.wideStack}>
        <RadioGroup
          label="订单类型"
          options={DIRECTIONS}
          value={draft.direction}
          onChange={(direction) => setDraft({ ...draft, direction })}
        />
        <div className={layout.fields}>
          <TextField
            label="订单编号"
            autoComplete="off"
            maxLength={50}
            {...field('number')}
            clean={halfWidth}
          />
          <TextField
            label="订单金额（元）"
            inputMode="decimal"
            autoComplete="off"
            {...field('amount')}
          />
          <TextField label="下单日期" type="date" {...field('orderedOn')} />
          <TextField label="交货日期" type="date" {...field('deliverBy')} />
          <TextField label="交易对方名称" {...field('counterpartyName')} />
          <TextField
            label="交易对方信用代码"
            autoCapitalize="characters"
            {...field('counterpartyCreditCode')}
            clean={creditCode.normalise}
          />
        </div>
        <Failure message={error?.message} />
        <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
          登记订单
        </Button>
      </form>
    </Panel>
  )
}
