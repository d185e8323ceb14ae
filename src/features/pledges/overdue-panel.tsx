import type { PledgePosition } from '#schemas/api/pledges.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import styles from './pledges.module.css'

/** The overdue loan of a pledge: since when, and the day from which its goods may be sold. */
export const OverduePanel = ({
  position: { overdueSince, defaultsOn, loanId },
}: {
  position: PledgePosition
}) => (
  <Panel title="借款逾期">
    <div className={layout.wideStack}>
      <p>
        借款自 <time dateTime={overdueSince}>{dateText(overdueSince)}</time>{' '}
        起逾期，还清前不能赎货；自 <time dateTime={defaultsOn}>{dateText(defaultsOn)}</time>{' '}
        起，平台可以处置质物。
      </p>
      <ButtonLink
        to={pathTo(PATHS.repaymentPage, { id: loanId })}
        look="primary"
        className={styles.submit}
      >
        还清逾期款项
      </ButtonLink>
    </div>
  </Panel>
)
