import { NeedsAnalyst } from '../analyst/needs-analyst.tsx'
import { useDefinition } from '../definition/use-definition.ts'
import { Publication } from './publication.tsx'
import { Page } from '../page.tsx'

/** The page on which an analyst publishes a definition and moves its flows. */
const PublishPage = () => {
  const { key } = useDefinition()
  return (
    <Page title="发布" documentTitle={`${key} · 发布`}>
      <NeedsAnalyst>
        <Publication />
      </NeedsAnalyst>
    </Page>
  )
}

export default PublishPage
