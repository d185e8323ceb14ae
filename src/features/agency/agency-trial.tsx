import { agencyFee, agencyTerms, fenOfPrice, parseQuantity } from '#engine/finance/agency-terms.ts'
import { yuanText } from '#engine/finance/ratio.ts'
import type { MallItemDetail } from '#schemas/api/agency.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Way, Ways } from '#src/ui/display/ways.tsx'
import texts from '#src/ui/theme/text.module.css'
import styles from './agency.module.css'

interface AgencyTrialProps {
  item: MallItemDetail
  quantity: string
  days: number
  /** The rate of the customer's credit line; undefined for the least of the product. */
  annualRate: string | undefined
}

/** Shows what an order comes to, and how each figure is made. */
export const AgencyTrial = ({ item, quantity, days, annualRate }: AgencyTrialProps) => {
  const parts = parseQuantity(quantity)
  const step = parseQuantity(item.step) ?? 1n
  const { product, price, marginRate, unit } = item
  if (!parts || parts <= 0n || !price)
    return (
      <p className={texts.note} role="status">
        填写数量后，这里显示保证金、代采金额和费用。
      </p>
    )
  const terms = agencyTerms({ quantity: parts, step, price: fenOfPrice(price), marginRate })
  const rates = {
    annualRate: annualRate ?? product.annualRateMin,
    overdueRate: product.overdueRate,
  }
  const fee = agencyFee(terms.financed, { days, overdueDays: 0 }, rates)
  const [value, margin, financed, most] = [terms.value, terms.margin, terms.financed, fee].map(
    yuanText,
  ) as [string, string, string, string]
  return (
    <div aria-live="polite">
      <FactBox className={styles.facts}>
        <Fact name="货值">
          <MoneyText value={value} />
        </Fact>
        <Fact name={`保证金 ${marginRate}%`}>
          <MoneyText value={margin} />
        </Fact>
        <Fact name="代采金额">
          <MoneyText value={financed} />
        </Fact>
        <Fact name="到期赎清的费用">
          <MoneyText value={most} />
        </Fact>
      </FactBox>
      <Ways>
        <Way name="货值">
          {quantity} {unit} × {grouped(price)} = {grouped(value)} 元
        </Way>
        <Way name="保证金">
          {grouped(value)} × {marginRate}% = {grouped(margin)} 元（不足一分的进一分）
        </Way>
        <Way name="代采金额">
          {grouped(value)} − {grouped(margin)} = {grouped(financed)} 元，由平台支付给供应商
        </Way>
        <Way name="资金占用费">
          {grouped(financed)} × {rates.annualRate}% × {days}/360 = {grouped(most)}{' '}
          元；按实际天数计，提前赎货只付到赎货日，到期后按 {rates.overdueRate}% 计
          {annualRate === undefined && '（费率以额度批复为准）'}
        </Way>
      </Ways>
    </div>
  )
}

const grouped = (amount: string): string => formatMoney(amount, '元')?.amount ?? amount
