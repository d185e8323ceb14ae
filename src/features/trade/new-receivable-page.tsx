import { useParams } from 'react-router-dom'
import type { BodyOf } from '#schemas/api/contract.ts'
import { receivableSave } from '#schemas/api/trade.ts'
import { receivableForm } from '#schemas/forms/trade.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './trade.module.css'
import { useMade } from '#src/records/use-made.ts'

type Draft = Omit<BodyOf<typeof receivableSave>, 'backgroundId'>

/** The registration of a receivable on a trade background that the buyer has confirmed. */
const NewReceivablePage = () => {
  const { id = '' } = useParams()
  const background = useRecord({ kind: 'tradeBackground', id })
  const sending = useMade('receivable', (values: Draft) =>
    call(receivableSave, { body: { ...values, backgroundId: id } }, { hide: true }),
  )
  return (
    <Page>
      <PageHeader
        title="登记应收账款"
        lead="付款方在线确权后，可用于融资申请。"
        back={{
          to: recordPath('tradeBackground', id) ?? PATHS.tradingPartners,
          label: '贸易背景',
        }}
        extra={<ButtonLink to={`${PATHS.myResources}?tab=cards`}>管理回款账户</ButtonLink>}
      />
      <Async result={background}>
        {({ subject, figures }) => (
          <Panel title={subject}>
            <FactBox className={styles.figures}>
              <Fact name="可登记金额">
                <MoneyText value={figures['free'] ?? ''} />
              </Fact>
              <Fact name="发票金额">
                <MoneyText value={figures['invoiced'] ?? ''} />
              </Fact>
              <Fact name="合同金额">
                <MoneyText value={figures['contract'] ?? ''} />
              </Fact>
            </FactBox>
            <InlineForm
              name="receivable"
              subject={id}
              title="应收账款"
              content={receivableForm}
              label="提交确权"
              sending={sending}
            />
          </Panel>
        )}
      </Async>
    </Page>
  )
}

export default NewReceivablePage
