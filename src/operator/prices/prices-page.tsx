import { useState, type FormEvent } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  operatorCommodities,
  operatorSetPrice,
  type CommodityPrices,
} from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import type { Proposal } from '#schemas/api/operator-proposal.ts'
import { dateText, dateTimeText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { operatorCall } from '../operator-call.ts'
import { REFRESH } from '../frame.tsx'
import { useOperator } from '../use-operator.ts'
import styles from './prices-page.module.css'

/** The market prices of the commodities that are pledged, and the form that sets the price of the day. */
const PricesPage = () => {
  const commodities = useQuery({
    queryKey: [operatorCommodities.name],
    queryFn: ({ signal }) => operatorCall(operatorCommodities, { signal }),
    // Another operator's price comes to wait while the page is open.
    refetchInterval: REFRESH,
  })
  return (
    <>
      <title>货物价格 · 运营台</title>
      <PageHeader
        title="货物价格"
        lead="价格自当前营业日期起生效；日终按价格盯市，触发预警、补足或处置。与前一日价格相差较大的，由另一位操作员复核后生效。"
      />
      <Async result={commodities}>
        {(list) => (
          <Panel>
            <ul className={styles.list}>
              {list.map((commodity) => (
                <Price key={`${commodity.id} ${commodity.price}`} commodity={commodity} />
              ))}
            </ul>
          </Panel>
        )}
      </Async>
    </>
  )
}

const Price = ({ commodity }: { commodity: CommodityPrices[number] }) => {
  const { id: commodityId, name, date, proposal } = commodity
  const [price, setPrice] = useState(commodity.price)
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: string) =>
      operatorCall(operatorSetPrice, { body: { commodityId, price: wanted } }),
    onSuccess: (list) =>
      notify.success(
        list.find(({ id }) => id === commodityId)?.proposal
          ? `${name}的价格已提交，待复核`
          : `${name}的价格已更新`,
      ),
    onSettled: () => queries.invalidateQueries(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(price)
  }
  return (
    <li className={classNames(layout.entry, styles.item)}>
      <div>
        <strong>{name}</strong>
        <p className={texts.small}>
          <MoneyText value={commodity.price} per="吨" />
          ，自 <time dateTime={date}>{dateText(date)}</time>起
        </p>
      </div>
      {may('handler') && (
        <form className={classNames(layout.cluster, styles.form)} onSubmit={submit} noValidate>
          <TextField
            label={`${name}今日价格（元/吨）`}
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={setPrice}
          />
          <Button type="submit" look="primary" busy={isPending}>
            设定价格
          </Button>
        </form>
      )}
      {proposal && (
        <WaitingPrice
          proposal={proposal}
          busy={isPending}
          onConfirm={() => mutate(String(proposal.input['price']))}
        />
      )}
      <Failure message={error?.message} />
    </li>
  )
}

interface WaitingPriceProps {
  proposal: Proposal
  busy: boolean
  onConfirm: () => void
}

/** Shows the price that waits for a second operator: the button to confirm it, or the reason why the reader can't. */
const WaitingPrice = ({ proposal, busy, onConfirm }: WaitingPriceProps) => {
  const { values, reason, proposedBy, proposedAt, blocked } = proposal
  return (
    <div className={styles.waiting}>
      <p>
        <strong>{`待复核：${values.map(({ text }) => text).join('')} 元/吨`}</strong>
      </p>
      <p className={texts.small}>
        {`${proposedBy} 于 ${dateTimeText(proposedAt)} 提交，复核后生效；重新设定价格会使其失效。${reason}。`}
      </p>
      {blocked ? (
        <p className={texts.warning}>{blocked}</p>
      ) : (
        <Button size="small" look="primary" busy={busy} onClick={onConfirm}>
          复核通过
        </Button>
      )}
    </div>
  )
}

export default PricesPage
