import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/radio-group.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { confirmPath } from './agency-paths.ts'
import styles from './agency.module.css'
import { RedeemTrial } from './redeem-trial.tsx'
import { useAddresses, useRedeem } from './use-agency.ts'

type By = 'quantity' | 'amount'

/** The choice of what is redeemed, by quantity or by amount, with what it costs and releases. */
export const RedeemForm = ({ order }: { order: AgencyOrderDetail }) => {
  const waiting = order.redemptions.find(({ status }) => status.name === 'waiting')
  if (!waiting) return <Fields order={order} />
  return (
    <>
      <p>有一笔赎货待付款，付款或取消后可以再次办理。</p>
      <div className={classNames(layout.actions, styles.actions)}>
        <ButtonLink to={confirmPath(waiting.id, waiting.redeemNo)} look="primary">
          去付款 {waiting.redeemNo}
        </ButtonLink>
      </div>
    </>
  )
}

const Fields = ({ order }: { order: AgencyOrderDetail }) => {
  const [by, setBy] = useState<By>('quantity')
  const [wanted, setWanted] = useState('')
  const [typed, setTyped] = useState<string>()
  const addresses = useAddresses()
  const [first] = addresses.data ?? []
  const deliverTo =
    typed ??
    (first ? [first.receiver, first.mobile, first.regionName, first.address].join(' ') : '')
  const navigate = useNavigate()
  const { mutate, isPending, error } = useRedeem()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { orderId: order.id, [by]: wanted, deliverTo },
      { onSuccess: ({ id, redeemNo }) => void navigate(confirmPath(id, redeemNo)) },
    )
  }
  return (
    <form onSubmit={submit} className={classNames(layout.wideStack, styles.form)}>
      <RadioGroup
        label="赎货方式"
        options={[
          { value: 'quantity', label: '按数量' },
          { value: 'amount', label: '按还款金额' },
        ]}
        value={by}
        onChange={(one) => {
          setBy(one)
          setWanted('')
        }}
      />
      <div className={layout.fields}>
        <TextField
          label={
            by === 'quantity'
              ? `赎货数量（${order.unit}）· 在库 ${order.goods.warehouse}`
              : '归还采购款（元）'
          }
          inputMode="decimal"
          autoComplete="off"
          value={wanted}
          required
          onChange={setWanted}
        />
        <TextField
          label="收货人、电话和地址"
          autoComplete="off"
          maxLength={200}
          value={deliverTo}
          required
          onChange={setTyped}
        />
      </div>
      <RedeemTrial order={order} by={by} wanted={wanted} />
      <Failure message={error?.message} />
      <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
        提交赎货申请
      </Button>
    </form>
  )
}
