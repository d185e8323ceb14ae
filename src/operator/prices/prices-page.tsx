import { useState, type FormEvent } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  operatorCommodities,
  operatorSetPrice,
  type CommodityPrices,
} from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { operatorCall } from '../operator-call.ts'
import { useOperator } from '../use-operator.ts'
import styles from './prices-page.module.css'

/** The market prices of the commodities that are pledged, and the form that sets the price of the day. */
const PricesPage = () => {
  const commodities = useQuery({
    queryKey: [operatorCommodities.name],
    queryFn: ({ signal }) => operatorCall(operatorCommodities, { signal }),
  })
  return (
    <>
      <title>货物价格 · 运营台</title>
      <PageHeader
        title="货物价格"
        lead="价格自当前营业日期起生效；日终按价格盯市，触发预警、补足或处置。"
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
  const { id: commodityId, name, date } = commodity
  const [price, setPrice] = useState(commodity.price)
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => operatorCall(operatorSetPrice, { body: { commodityId, price } }),
    onSuccess: () => notify.success(`${name}的价格已更新`),
    onSettled: () => queries.invalidateQueries(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <li className={styles.item}>
      <div>
        <strong>{name}</strong>
        <p className={styles.hint}>
          <MoneyText value={commodity.price} per="吨" />
          ，自 <time dateTime={date}>{dateText(date)}</time>起
        </p>
      </div>
      {may('handler') && (
        <form className={styles.form} onSubmit={submit} noValidate>
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
          <Failure message={error?.message} />
        </form>
      )}
    </li>
  )
}

export default PricesPage
