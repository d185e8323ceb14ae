import type { RecordDetail } from '#schemas/api/records.ts'
import { redemptionLifecycle } from '#schemas/lifecycles/redemption.ts'
import { PATHS } from '#src/platform/paths.ts'
import { FactValue } from '#src/records/fact-value.tsx'
import { PayButton } from '#src/records/pay-button.tsx'
import { RecordAction } from '#src/records/record-action.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { NumberedRecord } from '#src/records/numbered-record.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact, FactBox, FactList } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './agency.module.css'
import { StatusPanel } from './status-panel.tsx'

const KIND = redemptionLifecycle.kind

/** The price and the release of a redemption, to be checked and paid. */
const ConfirmRedemptionPage = () => (
  <Page narrow>
    <PageHeader
      title="赎货确认"
      lead="核对金额、数量和收货信息，付款后货物放行。"
      back={{ to: PATHS.agencyOrder, label: '我的代采订单' }}
    />
    <NumberedRecord kind={KIND} path={PATHS.confirmRedemption}>
      {(found) => <Confirmation record={found} />}
    </NumberedRecord>
  </Page>
)
export default ConfirmRedemptionPage

const Confirmation = ({ record }: { record: RecordDetail }) => {
  const { id, number, status, figures, facts, actions } = record
  const cancel = actions.find(({ name, blocked }) => name === 'cancel' && !blocked)
  return (
    <StatusPanel title={record.subject} status={status}>
      <FactBox className={styles.facts}>
        {Object.entries(redemptionLifecycle.figures ?? {}).map(([name, label]) => (
          <Fact key={name} name={label}>
            <MoneyText value={figures[name] ?? ''} />
          </Fact>
        ))}
      </FactBox>
      <FactList>
        {facts.map((fact) => (
          <Fact key={fact.label} name={fact.label}>
            <FactValue fact={fact} />
          </Fact>
        ))}
      </FactList>
      <div className={classNames(layout.actions, styles.actions)}>
        {status.name === 'waiting' ? (
          <>
            <PayButton kind={KIND} id={id} label="确认并付款" />
            {cancel && <RecordAction record={record} action={cancel} look="quiet" />}
          </>
        ) : (
          <ButtonLink to={recordPath(KIND, id, { redeemNo: number || id }) ?? ''} look="primary">
            查看赎货进度
          </ButtonLink>
        )}
      </div>
    </StatusPanel>
  )
}
