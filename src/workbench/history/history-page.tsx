import { NeedsAnalyst } from '../analyst/needs-analyst.tsx'
import { useDefinition } from '../definition/use-definition.ts'
import { History } from './history.tsx'
import { Page } from '../page.tsx'

/** The history of a process: its versions, their differences, the moves of its flows. */
const HistoryPage = () => {
  const { key } = useDefinition()
  return (
    <Page title="历史" documentTitle={`${key} · 历史`}>
      <NeedsAnalyst>
        <History processKey={key} />
      </NeedsAnalyst>
    </Page>
  )
}

export default HistoryPage
