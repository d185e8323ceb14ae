import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import styles from './editor.module.css'

/** The editor of a definition, with its findings. */
const EditorPage = () => {
  const definition = useDefinition()
  const text = useDefinitionState((state) => state.text)
  const findings = useDefinitionState(({ checked }) => checked?.findings)
  return (
    <main className={styles.page}>
      <title>{`${definition.key} · 编辑`}</title>
      <textarea
        className={styles.text}
        aria-label="流程定义"
        spellCheck={false}
        value={text}
        onChange={({ target }) => definition.edit(target.value)}
      />
      <ol className={styles.findings} aria-label="问题">
        {findings?.map(({ code, pointer, line, message }) => (
          <li key={`${code} ${pointer} ${line}`}>
            第 {line} 行 {message}
          </li>
        ))}
      </ol>
    </main>
  )
}

export default EditorPage
