import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parseDecimal, parseYuan } from '#engine/finance/ratio.ts'
import { billDiscountPrice } from '#schemas/api/bills.ts'
import type { Goods } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { useSettled } from '#src/platform/use-settled.ts'
import { now } from '#src/platform/clock.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { percentRange } from '#src/ui/display/range.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { refusedFields } from './bill-issues.ts'
import { Price } from './bill-price.tsx'
import styles from './bill-pricing.module.css'
import trial from './trial-calculator.module.css'

interface Bill {
  amount: string
  annualRate: string
  discountDate: string
  maturityDate: string
}

const DAY = 86_400_000
/** The days of a bill that nobody has typed yet. */
const USUAL_DAYS = 120

const firstBill = (goods: Goods): Bill => ({
  amount: '300000',
  annualRate: goods.annualRateMin,
  discountDate: dateText(new Date(now()).toISOString()),
  maturityDate: dateText(new Date(now() + USUAL_DAYS * DAY).toISOString()),
})

/** Prices a bill while its values are typed, and says how each figure is made. */
export const BillPricing = ({ goods }: { goods: Goods }) => {
  const [bill, setBill] = useState(() => firstBill(goods))
  const { price, priced, issues, failure } = usePrice(goods, bill)
  const field = (member: keyof Bill) => ({
    value: bill[member],
    error: issues[member],
    autoComplete: 'off',
    onChange: (text: string) => setBill({ ...bill, [member]: text.trim() }),
  })
  return (
    <Panel title="贴现试算" extra="填写票据，看看到手多少">
      <form className={trial.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField label="票面金额（元）" inputMode="decimal" {...field('amount')} />
        <TextField
          label={`贴现年化利率（%）· ${percentRange(goods.annualRateMin, goods.annualRateMax)}`}
          inputMode="decimal"
          {...field('annualRate')}
        />
        <TextField label="贴现日" type="date" {...field('discountDate')} />
        <TextField label="票据到期日" type="date" {...field('maturityDate')} />
      </form>
      <div className={styles.result} aria-live="polite">
        {failure && <p role="alert">{failure}</p>}
        {price && priced && <Price price={price} bill={priced} />}
      </div>
      <p className={trial.note}>
        按实际天数、一年 360
        天计息，算头不算尾；到期日遇周末顺延至下一个周一，法定节假日以实际清算日为准。
        试算结果仅供参考，以合同为准。
      </p>
    </Panel>
  )
}

type Issues = Partial<Record<keyof Bill, string>>

/** Asks for the price of a bill some time after it last changed; the price before stays until the new one is there. */
const usePrice = (goods: Goods, bill: Bill) => {
  const own = issuesOf(goods, bill)
  const key = Object.keys(own).length > 0 ? undefined : JSON.stringify(bill)
  const asked = useSettled(key)
  const result = useQuery({
    queryKey: [billDiscountPrice.name, goods.id, asked],
    queryFn: async ({ signal }) => {
      const priced = JSON.parse(asked ?? '') as Bill
      const body = { goodsId: goods.id, ...priced }
      return { priced, price: await call(billDiscountPrice, { body }, { signal, hide: true }) }
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  const refused = key === asked ? refusedFields(result.error) : {}
  return {
    ...result.data,
    issues: { ...refused, ...own },
    failure: result.error && Object.keys(refused).length === 0 ? result.error.message : undefined,
  }
}

const issuesOf = (
  goods: Goods,
  { amount, annualRate, discountDate, maturityDate }: Bill,
): Issues => {
  const issues: Issues = {}
  const yuan = parseYuan(amount)
  const [least, most] = [parseYuan(goods.minAmount), parseYuan(goods.maxAmount)]
  if (yuan === undefined) issues.amount = '请填写票面金额，最多两位小数'
  else if ((least !== undefined && yuan < least) || (most !== undefined && yuan > most))
    issues.amount = '票面金额不在产品范围内'
  if (!isWithin(annualRate, goods.annualRateMin, goods.annualRateMax))
    issues.annualRate = `贴现年化利率为 ${percentRange(goods.annualRateMin, goods.annualRateMax)}`
  if (!discountDate) issues.discountDate = '请填写贴现日'
  if (!maturityDate) issues.maturityDate = '请填写到期日'
  else if (maturityDate <= discountDate) issues.maturityDate = '到期日须晚于贴现日'
  return issues
}

const isWithin = (text: string, least: string, most: string): boolean => {
  const [value, low, high] = [text, least, most].map(parseDecimal)
  if (!value) return false
  const isBelow = low && value.over * low.under < low.over * value.under
  const isAbove = high && value.over * high.under > high.over * value.under
  return !isBelow && !isAbove
}
