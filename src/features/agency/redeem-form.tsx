import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { agencyRedeem, AgencyOrderDetail } from '#schemas/api/agency.ts'
import type { BodyOf, DataOf } from '#schemas/api/contract.ts'
import type { addressList } from '#schemas/api/resources.ts'
import { agencyRedemptionForm } from '#schemas/forms/agency.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { confirmPath } from './agency-paths.ts'
import styles from './agency.module.css'
import { RedeemTrial } from './redeem-trial.tsx'
import { useAddresses, useRedeem } from './use-agency.ts'

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
  const addresses = useAddresses()
  return <Async result={addresses}>{(list) => <Opened order={order} addresses={list} />}</Async>
}

type Wanted = Pick<BodyOf<typeof agencyRedeem>, 'quantity' | 'amount' | 'deliverTo'> & {
  by: 'quantity' | 'amount'
}

interface OpenedProps {
  order: AgencyOrderDetail
  /** Those of the customer, the default first. */
  addresses: DataOf<typeof addressList>
}

const Opened = ({ order, addresses: [first] }: OpenedProps) => {
  const { id: orderId, unit, goods } = order
  const content = useMemo(() => agencyRedemptionForm(unit), [unit])
  const begun = first && {
    deliverTo: [first.receiver, first.mobile, first.regionName, first.address].join(' '),
  }
  const navigate = useNavigate()
  const redeem = useRedeem()
  return (
    <InlineForm
      name="agency-redemption"
      subject={orderId}
      title="办理赎货"
      content={content}
      {...(begun && { data: begun })}
      label="提交赎货申请"
      sending={{
        ...redeem,
        mutateAsync: ({ by, deliverTo, ...wanted }: Wanted) =>
          redeem.mutateAsync({ orderId, [by]: wanted[by], deliverTo }),
      }}
      onDone={({ id, redeemNo }) => navigate(confirmPath(id, redeemNo))}
    >
      {({ by = 'quantity', ...wanted }) => (
        <>
          <p className={texts.note}>
            在库 {goods.warehouse} {unit}。
          </p>
          <RedeemTrial order={order} by={by} wanted={wanted[by] ?? ''} />
        </>
      )}
    </InlineForm>
  )
}
