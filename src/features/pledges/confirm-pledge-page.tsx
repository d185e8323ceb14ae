import { pledgeLifecycle } from '#schemas/lifecycles/pledge.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import choice from '#src/ui/controls/choice.module.css'
import { PLEDGES } from './pledge-paths.ts'
import styles from './pledges.module.css'
import { PricePicture } from './price-picture.tsx'
import { usePosition } from './use-pledges.ts'

const { kind, figures = {} } = pledgeLifecycle

/** The confirmation of an approved pledge: its goods, its loan and the trigger prices that the customer accepts. */
const ConfirmPledgePage = () => (
  <Page>
    <PageHeader
      title="质押确认"
      lead="请核对质物、借款条件和三个触发价格，确认后等待放款。"
      back={PLEDGES}
    />
    <WithId what="质押申请" list={PLEDGES}>
      {(id) => <Terms id={id} />}
    </WithId>
  </Page>
)
export default ConfirmPledgePage

const Terms = ({ id }: { id: string }) => {
  const pledge = useRecord({ kind, id })
  const position = usePosition(id)
  return (
    <Async result={position}>
      {(found) => (
        <>
          <Panel title="质押的货物">
            <ul className={styles.choices}>
              {found.receipts.map(({ id: key, receiptNo, warehouse, weight, unit, value }) => (
                <li key={key} className={classNames(choice.choice, styles.choice)}>
                  <span className={styles.goods}>
                    <strong>{weight} 吨</strong>
                    <span className={classNames(texts.small, styles.hint)}>
                      {receiptNo} · {warehouse}
                    </span>
                  </span>
                  <span className={styles.worth}>
                    <MoneyText value={value} />
                    <span className={classNames(texts.small, styles.hint)}>
                      <MoneyText value={unit} per="吨" />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
          {found.receipts.length > 0 && <PricePicture position={found} />}
          <Async result={pledge}>
            {(record) => (
              <RecordDetail record={record} figureNames={figures} hasMovements={false} />
            )}
          </Async>
        </>
      )}
    </Async>
  )
}
