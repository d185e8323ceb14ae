import { useState } from 'react'
import { parseYuan, yuanText } from '#engine/finance/ratio.ts'
import { billPositionLifecycle } from '#schemas/lifecycles/bill-position.ts'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { usePerform, useRecord } from '#src/records/use-record.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { HELD } from './bill-paths.ts'
import { ChainPanel } from './chain-panel.tsx'
import styles from './cloud-bills.module.css'

/** The pieces of a position, and the form that splits it. */
const SplitsPage = () => (
  <Page>
    <PageHeader title="云信拆分记录" lead="按任意金额拆分，精确到分；合计不变。" back={HELD} />
    <WithId what="云信" list={HELD}>
      {(id) => (
        <>
          <Position id={id} />
          <ChainPanel id={id} />
        </>
      )}
    </WithId>
  </Page>
)

export default SplitsPage

const Position = ({ id }: { id: string }) => (
  <Async result={useRecord({ kind: billPositionLifecycle.kind, id })}>
    {(record) => <Split record={record} />}
  </Async>
)

const Split = ({ record }: { record: Detail }) => {
  const action = record.actions.find(({ name }) => name === 'split')
  return (
    <Panel title={record.subject}>
      {action && !action.blocked ? (
        <SplitForm record={record} label={action.label} confirm={action.confirm} />
      ) : (
        <p className={texts.note}>{action?.blocked || record.status.sentence}</p>
      )}
    </Panel>
  )
}

/** Says what the amounts add up to, and what is missing of the whole. */
const sumOf = (amounts: readonly string[], whole: string): string => {
  const sum = amounts.reduce((total, one) => total + (parseYuan(one) ?? 0n), 0n)
  const left = (parseYuan(whole) ?? 0n) - sum
  const state = left === 0n ? '正好拆完' : left > 0n ? `还差 ${yuan(left)}` : `超出 ${yuan(-left)}`
  return `合计 ${yuan(sum)}，${state}`
}

const yuan = (fen: bigint): string => `${formatMoney(yuanText(fen))?.amount} 元`

const SplitForm = ({
  record,
  label,
  confirm,
}: {
  record: Detail
  label: string
  confirm: string
}) => {
  const [amounts, setAmounts] = useState(['', ''])
  const { mutate, isPending, error } = usePerform(record)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ action: 'split', label, input: { amounts } })
      }}
    >
      <div className={layout.fields}>
        {amounts.map((amount, at) => (
          <TextField
            key={at}
            label={`第 ${at + 1} 笔（元）`}
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={(typed) => setAmounts(amounts.with(at, typed))}
          />
        ))}
      </div>
      <p className={texts.note} role="status">
        {sumOf(amounts, record.figures['amount'] ?? '')}
      </p>
      <p className={texts.note}>{confirm}</p>
      <Failure message={error?.message} />
      <div className={layout.cluster}>
        <Button type="submit" look="primary" busy={isPending}>
          确认拆分
        </Button>
        <Button onClick={() => setAmounts([...amounts, ''])}>增加一笔</Button>
        {amounts.length > 2 && (
          <Button onClick={() => setAmounts(amounts.slice(0, -1))}>减少一笔</Button>
        )}
      </div>
    </form>
  )
}
