import { useMemo } from 'react'
import { cloudBillAssign } from '#schemas/api/cloud-bills.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import { billAssignmentForm } from '#schemas/forms/cloud-bill.ts'
import { billPositionLifecycle } from '#schemas/lifecycles/bill-position.ts'
import { call } from '#src/api/call.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useMade } from '#src/records/use-made.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { HELD } from './bill-paths.ts'

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
      return action && !action.blocked ? (
        <Panel>
          <Assignment id={id} title={subject} most={figures.amount ?? ''} />
        </Panel>
      ) : (
        <Panel title={subject}>
          <p className={texts.note}>{action?.blocked || status.sentence}</p>
        </Panel>
      )
    }}
  </Async>
)

type Given = Omit<BodyOf<typeof cloudBillAssign>, 'id'>

const Assignment = ({ id, title, most }: { id: string; title: string; most: string }) => {
  const sending = useMade(billPositionLifecycle.kind, (given: Given) =>
    call(cloudBillAssign, { body: { id, ...given } }, { hide: true }),
  )
  const content = useMemo(() => billAssignmentForm(most), [most])
  return (
    <InlineForm
      name="billAssignment"
      subject={id}
      title={title}
      content={content}
      data={{ amount: most }}
      label="确认转让"
      sending={sending}
    >
      {() => (
        <p className={texts.note}>
          受让企业须在开单企业的云信组织架构内。转让一部分时，先拆分出转让的金额，其余仍由本企业持有。
        </p>
      )}
    </InlineForm>
  )
}
