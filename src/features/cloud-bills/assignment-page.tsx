import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { creditCode } from '#engine/formats/credit-code.ts'
import { cloudBillAssign } from '#schemas/api/cloud-bills.ts'
import { billPositionLifecycle } from '#schemas/lifecycles/bill-position.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { billPath, HELD } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { useBillCall } from './use-bills.ts'

/** The assignment of a position or a part of it to another enterprise. */
const AssignmentPage = () => (
  <Page>
    <PageHeader
      title="云信转让"
      lead="转让给另一家企业，由其签收；签收后本企业不再承担付款责任。"
      back={HELD}
    />
    <WithId what="云信" list={HELD}>
      {(id) => <Position id={id} />}
    </WithId>
  </Page>
)

export default AssignmentPage

const Position = ({ id }: { id: string }) => (
  <Async result={useRecord({ kind: billPositionLifecycle.kind, id })}>
    {({ subject, figures, status, actions }) => {
      const action = actions.find(({ name }) => name === 'assign')
      return (
        <Panel title={subject}>
          {action && !action.blocked ? (
            <Assignment id={id} most={figures.amount ?? ''} />
          ) : (
            <p className={texts.note}>{action?.blocked || status.sentence}</p>
          )}
        </Panel>
      )
    }}
  </Async>
)

const Assignment = ({ id, most }: { id: string; most: string }) => {
  const [receiverCode, setReceiver] = useState('')
  const [amount, setAmount] = useState(most)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useBillCall(cloudBillAssign, (made) =>
    navigate(billPath('cloudBill', made.id)),
  )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ id, receiverCode, amount })
      }}
    >
      <div className={layout.fields}>
        <TextField
          label="受让企业信用代码"
          autoCapitalize="characters"
          autoComplete="off"
          required
          value={receiverCode}
          onChange={setReceiver}
          clean={creditCode.normalise}
        />
        <TextField
          label="转让金额（元）"
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={setAmount}
        />
      </div>
      <p className={texts.note}>
        受让企业须在开单企业的云信组织架构内。转让一部分时，先拆分出转让的金额，其余仍由本企业持有。
      </p>
      <Failure message={error?.message} />
      <div className={layout.cluster}>
        <Button type="submit" look="primary" size="large" busy={isPending}>
          确认转让
        </Button>
      </div>
    </form>
  )
}
