import { Link } from 'react-router-dom'
import type { ProcessForecast } from '#schemas/api/workbench.ts'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './publish.module.css'

/** The findings of the server's check; errors have to be mended before publishing. */
export const FindingList = ({ findings }: Pick<ProcessForecast, 'findings'>) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <Panel title="检查" extra={findings.length > 0 ? <Link to="../edit">去修改</Link> : undefined}>
      {findings.length === 0 && <p>没有问题。</p>}
      {errors > 0 && <p>有 {errors} 处错误，改正后才能发布。</p>}
      <ul className={styles.rows}>
        {findings.map(({ code, pointer, severity, line, message }) => (
          <li key={`${code} ${pointer} ${message}`} className={styles.finding}>
            <StatusTag tone={severity === 'error' ? 'danger' : 'warning'}>
              {severity === 'error' ? '错误' : '警告'}
            </StatusTag>
            <span>
              第 {line} 行：{message}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
