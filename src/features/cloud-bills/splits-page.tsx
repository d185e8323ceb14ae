import { useMemo } from 'react'
import { parseYuan, yuanText } from '#engine/finance/ratio.ts'
import { billSplitForm } from '#schemas/forms/cloud-bill.ts'
import { billPositionLifecycle } from '#schemas/lifecycles/bill-position.ts'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { usePerform, useRecord } from '#src/records/use-record.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { HELD } from './bill-paths.ts'
import { ChainPanel } from './chain-panel.tsx'

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

interface SplitFormProps {
  record: Detail
  label: string
  confirm: string
}

interface Pieces {
  amounts: (string | undefined)[]
}

/** Two pieces to begin with: fewer are no split. */
const TWO: Pieces = { amounts: ['', ''] }

const SplitForm = ({ record, label, confirm }: SplitFormProps) => {
  const whole = record.figures['amount'] ?? ''
  const content = useMemo(() => billSplitForm({ amount: whole }), [whole])
  const perform = usePerform(record)
  return (
    <InlineForm
      name="billSplit"
      subject={record.id}
      title="拆分"
      content={content}
      data={TWO}
      label="确认拆分"
      sending={{
        ...perform,
        mutateAsync: (input: Pieces) =>
          perform.mutateAsync({ action: 'split', label, input: { ...input } }),
      }}
    >
      {({ amounts = [] }) => (
        <>
          <p className={texts.note} role="status">
            {sumOf(amounts, whole)}
          </p>
          <p className={texts.note}>{confirm}</p>
        </>
      )}
    </InlineForm>
  )
}

/** Says what the amounts add up to, and what is missing of the whole. */
const sumOf = (amounts: Pieces['amounts'], whole: string): string => {
  const sum = amounts.reduce((total, one) => total + (parseYuan(one ?? '') ?? 0n), 0n)
  const left = (parseYuan(whole) ?? 0n) - sum
  const state = left === 0n ? '正好拆完' : left > 0n ? `还差 ${yuan(left)}` : `超出 ${yuan(-left)}`
  return `合计 ${yuan(sum)}，${state}`
}

const yuan = (fen: bigint): string => `${formatMoney(yuanText(fen))?.amount} 元`
