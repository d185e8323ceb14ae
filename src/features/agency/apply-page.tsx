import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { agencyOrderPlace, MallItemDetail } from '#schemas/api/agency.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import type { CustomerGoods } from '#schemas/api/products.ts'
import { agencyOrderForm } from '#schemas/forms/agency.ts'
import { grouped } from '#engine/formats/quantity.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { MALL, mallItemPath, orderPath } from './agency-paths.ts'
import { AgencyTrial } from './agency-trial.tsx'
import { useMallItem, useOwnProduct, usePlaceOrder } from './use-agency.ts'

type AgencyOrderDraft = Omit<BodyOf<typeof agencyOrderPlace>, 'mallGoods'>

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
  const { goodsId, product, unit, least, step, stock } = item
  const { termMin, termMax, goodsName } = product
  const content = useMemo(
    () => agencyOrderForm({ unit, least, step, termMin, termMax }),
    [unit, least, step, termMin, termMax],
  )
  const begun = useMemo(() => ({ quantity: least, termDays: termMax }), [least, termMax])
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const line = mine?.quota
  return (
    <Panel>
      <InlineForm
        name="agency-order"
        subject={item.id}
        title={`${item.name} ${item.specification}`}
        content={content}
        data={begun}
        label="提交代采申请"
        sending={{
          ...place,
          mutateAsync: (wanted: AgencyOrderDraft) =>
            place.mutateAsync({ mallGoods: item.id, ...wanted }),
        }}
        onDone={({ id }) => navigate(orderPath(id))}
        instead={
          line ? undefined : (
            <ButtonLink to={pathTo(PATHS.productDetails, { goodId: goodsId })} look="primary">
              开通{goodsName}
            </ButtonLink>
          )
        }
      >
        {({ quantity = '', termDays }) => (
          <>
            <AgencyTrial
              item={item}
              quantity={quantity}
              days={termDays ?? 0}
              annualRate={line?.annualRate}
            />
            <p className={texts.note}>
              库存 {grouped(stock)} {unit}。
              {line ? (
                <>
                  代采额度可用 <MoneyText value={line.available} />
                  ，提交后按代采金额占用。
                </>
              ) : (
                `代采使用“${goodsName}”的额度：请先开通产品、申请并激活额度，再提交代采申请。`
              )}
            </p>
          </>
        )}
      </InlineForm>
    </Panel>
  )
}
