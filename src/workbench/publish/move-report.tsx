import { useEffect, useRef } from 'react'
import type { MovedFlow } from '#schemas/api/workbench.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './publish.module.css'

interface MoveReportProps {
  version: number
  moved: readonly MovedFlow[]
  onClose: () => void
}

/** The report after a publication: each moved flow with its step, or the reason for which it keeps its version. */
export const MoveReport = ({ version, moved, onClose }: MoveReportProps) => {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  const count = moved.filter(({ isMoved }) => isMoved).length
  return (
    <div ref={part} tabIndex={-1} role="status">
      <Panel title={`版本 ${version} 已生效`}>
        <p>
          {moved.length === 0
            ? '没有迁移在办的申请。'
            : `选择迁移 ${moved.length} 份，已迁移 ${count} 份。`}
        </p>
        <ul className={styles.rows}>
          {moved.map(({ id, isMoved, text }) => (
            <li key={id} className={styles.flow}>
              <span className={styles.number}>{id}</span>
              <StatusTag tone={isMoved ? 'success' : 'warning'}>
                {isMoved ? '已迁移' : '未迁移'}
              </StatusTag>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className={classNames(layout.cluster, styles.actions)}>
          <Button onClick={onClose}>返回</Button>
          <ButtonLink to="../history">查看历史</ButtonLink>
        </div>
      </Panel>
    </div>
  )
}
