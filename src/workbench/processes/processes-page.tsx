import { Link, useLoaderData } from 'react-router-dom'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import card from '#src/ui/display/card.module.css'
import { definitionSource, type ListedProcess } from '../definition/definition-source.ts'
import { drafts } from '../definition/drafts.ts'
import { NEW_KEY } from '../definition/new-definition.ts'
import { ImportNew } from '../import/import-new.tsx'
import styles from './processes.module.css'

interface Processes {
  listed: readonly ListedProcess[]
  /** The keys of the definitions with a draft in this browser. */
  drafted: readonly string[]
}

/** Loads the list of processes, and the drafts of this browser. */
export const loader = async (): Promise<Processes> => {
  const [listed, drafted] = await Promise.all([
    definitionSource().list(),
    drafts.keys().catch(() => []),
  ])
  return { listed, drafted }
}

const ORIGINS = { example: '示例', server: '已发布', withdrawn: '已停用' } as const

const editAddress = (key: string): string => `/workbench/process/${encodeURIComponent(key)}/edit`

/** The list of the processes: those of the source, and drafts of new ones. */
const ProcessesPage = () => {
  const { listed, drafted } = useLoaderData<Processes>()
  const known = new Set(listed.map(({ processKey }) => processKey))
  const own = drafted.filter((key) => key !== NEW_KEY && !known.has(key))
  return (
    <main className={styles.page}>
      <title>流程 · 工作台</title>
      <div className={classNames(layout.centeredCluster, styles.heading)}>
        <h1>流程</h1>
        <div className={layout.cluster}>
          <ImportNew hasDraft={drafted.includes(NEW_KEY)} />
          <ButtonLink look="primary" to={editAddress(NEW_KEY)}>
            {drafted.includes(NEW_KEY) ? '继续新流程' : '新建流程'}
          </ButtonLink>
        </div>
      </div>
      <ul className={classNames(card.card, styles.list)}>
        {listed.map(({ processKey, processName, version, origin, flows }) => (
          <li key={processKey}>
            <Link className={styles.process} to={editAddress(processKey)}>
              <strong className={styles.name}>{processName}</strong>
              <span className={styles.key}>{processKey}</span>
              <span>版本 {version}</span>
              <span>
                {ORIGINS[origin]}
                {flows ? `，在办 ${flows}` : ''}
              </span>
              <span className={texts.warning}>{drafted.includes(processKey) ? '有草稿' : ''}</span>
            </Link>
          </li>
        ))}
        {own.map((key) => (
          <li key={key}>
            <Link className={styles.process} to={editAddress(key)}>
              <strong className={styles.name}>{key}</strong>
              <span className={texts.warning}>只有草稿</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

export default ProcessesPage
