import type { BillPrice } from '#schemas/api/bills.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Way, Ways } from '#src/ui/display/ways.tsx'

/** The bill of a price: 元, percent a year, both days. */
interface PricedBill {
  amount: string
  annualRate: string
  discountDate: string
  maturityDate: string
}

/** Shows the price of a bill, and how each figure is made. */
export const Price = ({ price, bill }: { price: BillPrice; bill: PricedBill }) => {
  const amount = textOf(bill.amount)
  return (
    <>
      <FactBox>
        <Fact name="实付金额">
          <MoneyText value={price.proceeds} />
        </Fact>
        <Fact name="贴现利息">
          <MoneyText value={price.interest} />
        </Fact>
        <Fact name="贴现天数">{price.days} 天</Fact>
        <Fact name="折合年化成本">{price.yearlyCost}%</Fact>
      </FactBox>
      <Ways>
        <Way name="贴现天数">
          {bill.discountDate} 至 {price.settledOn}，共 {price.days} 天
          {price.settledOn !== bill.maturityDate &&
            `（到期日 ${bill.maturityDate} 为周末，已顺延）`}
        </Way>
        <Way name="贴现利息">
          {amount} × {bill.annualRate}% × {price.days}/360 = {textOf(price.interest)} 元
        </Way>
        <Way name="实付金额">
          {amount} − {textOf(price.interest)} = {textOf(price.proceeds)} 元
        </Way>
        <Way name="折合年化成本">
          {textOf(price.interest)} ÷ {textOf(price.proceeds)} ÷ {price.days} × 365 ={' '}
          {price.yearlyCost}%
        </Way>
      </Ways>
    </>
  )
}

const textOf = (amount: string): string => formatMoney(amount, '元')?.amount ?? amount
