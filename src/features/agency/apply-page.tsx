import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { halfWidth } from '#engine/formats/half-width.ts'
import type { MallItemDetail } from '#schemas/api/agency.ts'
import type { CustomerGoods } from '#schemas/api/products.ts'
import { grouped } from '#engine/formats/quantity.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { MALL, mallItemPath, orderPath } from './agency-paths.ts'
import { AgencyTrial } from './agency-trial.tsx'
import styles from './agency.module.css'
import { useMallItem, useOwnProduct, usePlaceOrder } from './use-agency.ts'

/** The application for an agency purchase: quantity and term, with what they come to. */
const ApplyPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page>
      <PageHeader
        title="代采申请"
        lead="填写数量和期限，提交后平台核对货源；受理后再支付保证金。"
        back={id ? { to: mallItemPath(id), label: '商品详情' } : MALL}
      />
      <WithId what="商品" list={MALL}>
        {(item) => <Item id={item} />}
      </WithId>
    </Page>
  )
}
export default ApplyPage

const Item = ({ id }: { id: string }) => {
  const item = useMallItem(id)
  const mine = useOwnProduct(item.data?.goodsId)
  return (
    <Async result={item}>
      {(found) => (
        <Async result={mine}>{(product) => <Application item={found} mine={product} />}</Async>
      )}
    </Async>
  )
}

const Application = ({ item, mine }: { item: MallItemDetail; mine: CustomerGoods | null }) => {
  const { product } = item
  const [quantity, setQuantity] = useState(item.least)
  const [termDays, setTermDays] = useState(String(product.termMax))
  const navigate = useNavigate()
  const { mutate, isPending, error } = usePlaceOrder()
  const line = mine?.quota
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { mallGoods: item.id, quantity, termDays: Number(termDays) || 0 },
      { onSuccess: ({ id }) => void navigate(orderPath(id)) },
    )
  }
  return (
    <Panel title={`${item.name} ${item.specification}`}>
      <form onSubmit={submit} className={classNames(layout.wideStack, styles.form)}>
        <div className={layout.fields}>
          <TextField
            label={`采购数量（${item.unit}）· 起订 ${item.least}，库存 ${grouped(item.stock)}`}
            inputMode="decimal"
            autoComplete="off"
            value={quantity}
            required
            onChange={setQuantity}
          />
          <TextField
            label={`期限（天）· ${product.termMin} 至 ${product.termMax}`}
            inputMode="numeric"
            autoComplete="off"
            value={termDays}
            required
            onChange={setTermDays}
            clean={(typed) => halfWidth(typed).replaceAll(/\D/g, '')}
          />
        </div>
        <AgencyTrial
          item={item}
          quantity={quantity}
          termDays={termDays}
          annualRate={line?.annualRate}
        />
        {line ? (
          <>
            <p className={texts.note}>
              代采额度可用 <MoneyText value={line.available} />
              ，提交后按代采金额占用。
            </p>
            <Failure message={error?.message} />
            <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
              提交代采申请
            </Button>
          </>
        ) : (
          <NoLine item={item} />
        )}
      </form>
    </Panel>
  )
}

const NoLine = ({ item: { goodsId, product } }: { item: MallItemDetail }) => (
  <>
    <p className={texts.note}>
      代采使用“{product.goodsName}”的额度：请先开通产品、申请并激活额度，再提交代采申请。
    </p>
    <div className={classNames(layout.actions, styles.actions)}>
      <ButtonLink to={pathTo(PATHS.productDetails, { goodId: goodsId })} look="primary">
        开通{product.goodsName}
      </ButtonLink>
    </div>
  </>
)
