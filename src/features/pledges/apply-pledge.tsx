import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { limitOf, triggerPrice, valueOf, type Goods } from '#engine/finance/pledge.ts'
import { parseYuan, yuanText } from '#engine/finance/ratio.ts'
import { kgOf } from '#engine/finance/tonnes.ts'
import type { DataOf } from '#schemas/api/contract.ts'
import { pledgeApply, type pledgeChoices, type PledgeDraft } from '#schemas/api/pledges.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { pledgePath } from './pledge-paths.ts'
import styles from './pledges.module.css'
import { ReceiptChoice } from './receipt-choice.tsx'
import { useChange } from './use-pledges.ts'

type Choices = DataOf<typeof pledgeChoices>

const PURPOSES = ['采购原材料', '支付货款', '日常周转'].map((value) => ({ value, label: value }))

/** The form of an application: receipts, amount and term, with the limit and the trigger prices that follow. */
export const ApplyPledge = ({ choices }: { choices: Choices }) => {
  const { receipts, rules, months, goodsId } = choices
  const [receiptIds, setReceiptIds] = useState<readonly string[]>([])
  const [amount, setAmount] = useState('')
  const [term, setTerm] = useState(String(months.most))
  const [purpose, setPurpose] = useState(PURPOSES[0]?.value ?? '')
  const navigate = useNavigate()
  const { mutate, isPending, error } = useChange(
    (body: PledgeDraft) => call(pledgeApply, { body }, { hide: true }),
    ({ id }) => navigate(pledgePath(id)),
  )
  const chosen = receipts.filter(({ id }) => receiptIds.includes(id)).map(goodsOf)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ goodsId, receiptIds: [...receiptIds], amount, termMonths: Number(term), purpose })
  }
  return (
    <form className={layout.wideStack} onSubmit={submit} noValidate>
      <Panel title="质押的货物">
        <ReceiptChoice
          legend="选择已评估的仓单（须为同一种货物）"
          receipts={receipts}
          chosen={receiptIds}
          onChange={setReceiptIds}
        />
        <FactBox className={styles.figures}>
          <Fact name="货物价值">
            <MoneyText value={yuanText(valueOf(chosen))} />
          </Fact>
          <Fact name={`最多可借（${rules.advanceRate}%）`}>
            <MoneyText value={yuanText(limitOf(chosen, rules.advanceRate))} />
          </Fact>
          <Fact name="年化利率">
            {choices.annualRateMin}%–{choices.annualRateMax}%
          </Fact>
        </FactBox>
      </Panel>
      <Panel title="借款">
        <div className={classNames(layout.fields, styles.fields)}>
          <TextField
            label="借款金额（元）"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={setAmount}
          />
          <SelectField
            label="借款期限"
            value={term}
            options={monthsFrom(months)}
            onChange={setTerm}
          />
          <SelectField label="资金用途" value={purpose} options={PURPOSES} onChange={setPurpose} />
        </div>
        <Triggers loan={parseYuan(amount) ?? 0n} goods={chosen} rules={rules} />
        <Failure message={error?.message} />
        <div className={styles.conclude}>
          <Button type="submit" look="primary" busy={isPending} className={styles.submit}>
            提交申请
          </Button>
        </div>
      </Panel>
    </form>
  )
}

const goodsOf = ({ weight, unit }: Choices['receipts'][number]): Goods => ({
  kg: kgOf(weight) ?? 0n,
  unit: parseYuan(unit) ?? 0n,
})

const monthsFrom = ({ least, most }: Choices['months']) =>
  Array.from({ length: most - least + 1 }, (_, at) => ({
    value: String(least + at),
    label: `${least + at} 个月`,
  }))

interface TriggersProps {
  loan: bigint
  goods: readonly Goods[]
  rules: Choices['rules']
}

const Triggers = ({ loan, goods, rules }: TriggersProps) => {
  if (loan === 0n || goods.length === 0) return null
  const price = (rate: string) => {
    const found = triggerPrice(loan, goods, rate)
    return found === undefined ? '' : yuanText(found)
  }
  return (
    <>
      <p className={classNames(texts.small, styles.hint)}>
        放款后每日盯市：价格跌至以下价格时触发；补足须在 {rules.cureDays} 天内完成。借款逾期满{' '}
        {rules.overdueDays} 天的，平台可以处置质物。
      </p>
      <FactBox className={styles.figures}>
        <Fact name={`预警价（${rules.warnAt}%，元/吨）`}>
          <MoneyText value={price(rules.warnAt)} />
        </Fact>
        <Fact name={`补足价（${rules.callAt}%，元/吨）`}>
          <MoneyText value={price(rules.callAt)} />
        </Fact>
        <Fact name={`处置价（${rules.enforceAt}%，元/吨）`}>
          <MoneyText value={price(rules.enforceAt)} />
        </Fact>
      </FactBox>
    </>
  )
}
