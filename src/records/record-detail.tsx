import type { ReactNode } from 'react'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { BeginButton } from '#src/process/flow/begin-button.tsx'
import { Fact, FactBox, FactList } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import { FactValue } from './fact-value.tsx'
import { RecordAction } from './record-action.tsx'
import { PayButton } from './pay-button.tsx'
import { LazyRecordFiles } from './lazy-record-files.tsx'
import { RecordMovements } from './record-movements.tsx'
import { RecordDocuments } from './record-documents.tsx'
import { RelatedRecords } from './related-records.tsx'
import { RecordStatements } from './record-statements.tsx'
import { RecordTimeline } from './record-timeline.tsx'
import styles from './record-detail.module.css'

interface RecordDetailProps {
  record: Detail
  /** The names of the record's figures, the most important one first. */
  figureNames: Readonly<Record<string, string>>
  /** The figures are counted in the ledger; defaults to true. */
  hasMovements?: boolean
  /** Panels between the record and its movements. */
  children?: ReactNode
}

/** Renders a record: where it stands, its amounts, what the customer can do, its movements and its events. */
export const RecordDetail = ({
  record,
  figureNames,
  hasMovements = true,
  children,
}: RecordDetailProps) => {
  const { status, figures, facts, statements, files, related, processes, payment, actions } = record
  const possible = actions.filter(({ blocked }) => !blocked)
  return (
    <>
      <Panel
        title={
          <span className={layout.title}>
            {record.subject}
            <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
          </span>
        }
      >
        <p className={styles.sentence}>{status.sentence}</p>
        {Object.keys(figureNames).length > 0 && (
          <FactBox className={styles.figures}>
            {Object.entries(figureNames).map(([name, label]) => (
              <Fact key={name} name={label}>
                <MoneyText value={figures[name] ?? ''} />
              </Fact>
            ))}
          </FactBox>
        )}
        {(facts.length > 0 || related.length > 0) && (
          <FactList>
            {facts.map((fact) => (
              <Fact key={fact.label} name={fact.label}>
                <FactValue fact={fact} />
              </Fact>
            ))}
            {related.length > 0 && <RelatedRecords related={related} />}
          </FactList>
        )}
        {files.some((group) => group.files.length > 0) && <LazyRecordFiles files={files} />}
        <RecordDocuments {...record} />
        {(payment || possible.length + processes.length > 0) && (
          <div className={layout.actions}>
            {processes.map((process) => (
              <BeginButton key={process.label} look="primary" {...process} />
            ))}
            {payment && <PayButton kind={record.kind} id={record.id} label={payment} />}
            {possible.map((action, at) => (
              <RecordAction
                key={action.name}
                record={record}
                action={action}
                look={at === 0 && !payment && processes.length === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        )}
      </Panel>
      {children}
      {statements.map((one) => (
        <RecordStatements key={one.title} statements={one} />
      ))}
      {hasMovements && <RecordMovements record={record} figureNames={figureNames} />}
      <RecordTimeline timeline={record.timeline} reader={record.role} />
    </>
  )
}
