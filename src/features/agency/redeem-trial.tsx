import { redeemAmount, redeemQuantity, type Redeemed } from '#engine/finance/agency-redemption.ts'
import {
  agencyFee,
  fenOfPrice,
  parseQuantity,
  quantityText,
  type AgencyTerms,
} from '#engine/finance/agency-terms.ts'
import { parseYuan, yuanText } from '#engine/finance/ratio.ts'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Way, Ways } from '#src/ui/display/ways.tsx'
import texts from '#src/ui/theme/text.module.css'
import styles from './agency.module.css'

interface RedeemTrialProps {
  order: AgencyOrderDetail
  by: 'quantity' | 'amount'
  wanted: string
}

/** Shows what a redemption costs today and what it releases, and how each figure is made. */
export const RedeemTrial = ({ order, by, wanted }: RedeemTrialProps) => {
  const found = wanted ? redeemedBy(order, by, wanted) : undefined
  if (!found)
    return (
      <p className={texts.note} role="status">
        {wanted
          ? `请填写不超过在库数量和待赎采购款的值，最小提货单位 ${order.step} ${order.unit}。`
          : '填写后，这里显示应付金额、资金占用费和放行的数量。'}
      </p>
    )
  return (
    <div aria-live="polite">
      <Result order={order} found={found} />
    </div>
  )
}

const Result = ({ order, found }: { order: AgencyOrderDetail; found: Redeemed }) => {
  const { unit, rules, days, overdueDays } = order
  const fee = agencyFee(found.principal, { days, overdueDays }, rules)
  const [principal, cost, total, margin] = [
    found.principal,
    fee,
    found.principal + fee,
    found.marginUsed,
  ].map(yuanText) as [string, string, string, string]
  return (
    <>
      <FactBox className={styles.facts}>
        <Fact name="应付合计">
          <MoneyText value={total} />
        </Fact>
        <Fact name="归还采购款">
          <MoneyText value={principal} />
        </Fact>
        <Fact name="资金占用费">
          <MoneyText value={cost} />
        </Fact>
        <Fact name="放行数量">
          {quantityText(found.quantity)} {unit}
        </Fact>
      </FactBox>
      <Ways>
        <Way name="放行数量">
          {grouped(principal)} ÷（1 − {rules.marginRate}%）÷ {grouped(order.price)} ={' '}
          {quantityText(found.quantity)} {unit}
          {found.isLast
            ? '；这是最后一次，提走全部余货'
            : `；按累计还款计算，不足 ${order.step} ${unit}的留到以后，最后一次全部提走`}
        </Way>
        <Way name="保证金抵用">{grouped(margin)} 元，支付这批货物的其余部分</Way>
        <Way name="资金占用费">
          {grouped(principal)} × {rules.annualRate}% × {days}/360
          {overdueDays > 0 &&
            ` + ${grouped(principal)} × ${rules.overdueRate}% × ${overdueDays}/360`}{' '}
          = {grouped(cost)} 元（采购入库日起算，今日不计）
        </Way>
      </Ways>
    </>
  )
}

const redeemedBy = (
  order: AgencyOrderDetail,
  by: 'quantity' | 'amount',
  wanted: string,
): Redeemed | undefined => {
  const terms = termsOf(order)
  const state = { repaid: parseYuan(order.repaid) ?? 0n }
  if (by === 'quantity') return redeemQuantity(terms, state, parseQuantity(wanted) ?? 0n)
  return redeemAmount(terms, state, parseYuan(wanted) ?? 0n)
}

const termsOf = (order: AgencyOrderDetail): AgencyTerms => ({
  quantity: parseQuantity(order.quantity) ?? 0n,
  step: parseQuantity(order.step) ?? 1n,
  price: fenOfPrice(order.price),
  value: parseYuan(order.value) ?? 0n,
  margin: parseYuan(order.margin) ?? 0n,
  financed: parseYuan(order.financed) ?? 0n,
})

const grouped = (amount: string): string => formatMoney(amount, '元')?.amount ?? amount
