import { Link } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Fact } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './overview-panel.module.css'
import type { useOverview } from './use-overview.ts'

/** Renders an overview of credit and applications. */
export const OverviewPanel = ({ overview }: { overview: ReturnType<typeof useOverview> }) => (
  <Panel title="业务概览" extra={<Link to={PATHS.myProducts}>查看我的产品</Link>}>
    <Async result={overview} loading={<PageSkeleton lines={2} />}>
      {({ available, opened, waiting }) => (
        <dl className={styles.facts}>
          <Fact name="可用额度">
            <MoneyText value={available} unit="auto" />
          </Fact>
          <Fact name="已开通产品">{opened}</Fact>
          <Fact name="审批中">{waiting}</Fact>
        </dl>
      )}
    </Async>
  </Panel>
)
