import { memo, useDeferredValue } from 'react'
import { isSameJson } from '#engine/json/same.ts'
import type { Finding } from '#engine/lint/check-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useDefinitionState } from '../definition/use-definition.ts'
import styles from './editor.module.css'

/** More are counted, not listed. */
const MOST = 100

const SEVERITIES = { error: '错误', warning: '警告' } as const

interface FindingListProps {
  onOpen: (finding: Finding) => void
  onFix: (finding: Finding) => void
  /** Applies all fixes. */
  onFixAll: () => void
}

/** Lists the findings in the order of their places; each leads to its place. */
export const FindingList = ({ onOpen, onFix, onFixAll }: FindingListProps) => {
  const findings = useDeferredValue(useDefinitionState(({ checked }) => checked?.findings))
  const fixable = findings?.filter(({ fix }) => fix).length ?? 0
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0
  return (
    <section className={styles.findings} aria-label="问题">
      <div className={styles.summary}>
        <p role="status">{summaryOf(errors, findings?.length)}</p>
        {fixable > 1 && (
          <Button size="small" onClick={onFixAll}>
            全部改正
          </Button>
        )}
      </div>
      <ol className={styles.list}>
        {findings?.slice(0, MOST).map((finding) => (
          <FindingRow
            key={`${finding.code} ${finding.pointer} ${finding.message}`}
            finding={finding}
            onOpen={onOpen}
            onFix={onFix}
          />
        ))}
      </ol>
    </section>
  )
}

type FindingRowProps = Pick<FindingListProps, 'onOpen' | 'onFix'> & { finding: Finding }

/** The row of a finding; it stays as it is while other lines are typed in. */
const FindingRow = memo(
  (row: FindingRowProps) => <Row {...row} />,
  (before, after) => isSameRow(before.finding, after.finding),
)

const isSameRow = (one: Finding, other: Finding): boolean =>
  one.line === other.line &&
  one.column === other.column &&
  one.code === other.code &&
  one.pointer === other.pointer &&
  one.message === other.message &&
  isSameJson(one.fix, other.fix)

const Row = ({ finding, onOpen, onFix }: FindingRowProps) => {
  const { severity, line, column, message, code, pointer, fix } = finding
  return (
    <li className={styles.finding}>
      <button type="button" className={styles.open} onClick={() => onOpen(finding)}>
        <span className={styles[severity]}>{SEVERITIES[severity]}</span>{' '}
        <span className={styles.place}>
          {line}:{column}
        </span>{' '}
        {message}
        <span className={styles.pointer}>
          {code} {pointer || '/'}
        </span>
      </button>
      {fix && (
        <Button size="small" onClick={() => onFix(finding)}>
          {fix.title}
        </Button>
      )}
    </li>
  )
}

const summaryOf = (errors: number, all: number | undefined): string => {
  if (all === undefined) return '正在检查…'
  if (all === 0) return '没有问题'
  const more = all > MOST ? `，列出前 ${MOST} 个` : ''
  return `${errors} 个错误，${all - errors} 个警告${more}`
}
