import { NeedsAnalyst } from '../analyst/needs-analyst.tsx'
import { useDefinition } from '../definition/use-definition.ts'
import { Publication } from './publication.tsx'
import styles from './publish.module.css'

/** The page on which an analyst publishes a definition and moves its flows. */
const PublishPage = () => {
  const { key } = useDefinition()
  return (
    <main className={styles.page}>
      <title>{`${key} · 发布`}</title>
      <h1 className={styles.title}>发布</h1>
      <NeedsAnalyst>
        <Publication />
      </NeedsAnalyst>
    </main>
  )
}

export default PublishPage
