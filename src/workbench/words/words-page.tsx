import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { wordLists } from '#engine/lint/words/word-lists.ts'
import schema from '#schemas/process/process.schema.json'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { definitionSource } from '../definition/definition-source.ts'
import { Page } from '../page.tsx'
import styles from './words.module.css'

/** Loads the words of the server; undefined where there is none, or nobody is signed in. */
export const loader = (): Promise<ServerCatalogue | undefined> => definitionSource().words()

/** The descriptions of the options, by their names. */
const options = Object.fromEntries(
  Object.entries(schema.definitions.uiSchema.properties['ui:options'].properties).map(
    ([name, option]) => [name, 'description' in option ? option.description : undefined],
  ),
)

/** The page of all words that a definition may use, with a search. */
const WordsPage = () => {
  const server = useLoaderData<ServerCatalogue | undefined>()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const lists = wordLists({ options, server }).map(({ title, words }) => ({
    title,
    words: Object.entries(words).filter(([word, meaning]) =>
      `${title} ${word} ${meaning}`.toLowerCase().includes(wanted),
    ),
  }))
  const found = lists.filter(({ words }) => words.length > 0)
  return (
    <Page title="词汇" documentTitle="词汇 · 工作台">
      <TextField label="查找" value={search} onChange={setSearch} />
      {!server && (
        <p className={texts.muted}>登录后还会列出服务端的字典、记录、外部数据和产品类型。</p>
      )}
      {found.length === 0 && <p role="status">没有找到。</p>}
      {found.map(({ title, words }) => (
        <Panel key={title} title={title}>
          <dl>
            {words.map(([word, meaning]) => (
              <div key={word} className={styles.word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
    </Page>
  )
}

export default WordsPage
