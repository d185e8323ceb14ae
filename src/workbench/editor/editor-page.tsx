import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { EditorView } from '@codemirror/view'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import unseen from '#src/ui/display/unseen.module.css'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { useDefinition } from '../definition/use-definition.ts'
import { ImportAtStep } from '../import/import-at-step.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import styles from './editor.module.css'
import { FindingList } from './finding-list.tsx'
import { format } from './format.ts'
import { applyToText, goTo, goToPointer } from './show-findings.ts'
import { useCodeEditor } from './use-code-editor.ts'

const COMMANDS: readonly [label: string, keys: string, run: (view: EditorView) => unknown][] = [
  ['撤销', 'Control+Z', undo],
  ['重做', 'Control+Y', redo],
  ['查找', 'Control+F', openSearchPanel],
  ['格式化', 'Shift+Alt+F', format],
]

/** The editor of a definition: the text, its findings, and what customers see of it. */
const EditorPage = () => {
  const definition = useDefinition()
  const place = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const view = useCodeEditor(definition, place, search.get('at'))
  return (
    <main className={styles.page}>
      <title>{`${definition.key} · 编辑`}</title>
      <h1 className={unseen.unseen}>编辑 {definition.key}</h1>
      <section className={styles.writing} aria-label="定义">
        <div className={classNames(layout.centeredCluster, styles.commands)}>
          {COMMANDS.map(([label, keys, run]) => (
            <Button
              key={label}
              size="small"
              look="quiet"
              title={keys}
              onClick={() => view.current && run(view.current)}
            >
              {label}
            </Button>
          ))}
          <ImportAtStep />
          <ButtonLink size="small" look="quiet" to="/workbench/words">
            词汇
          </ButtonLink>
          <span className={styles.hint}>F8 到下一个问题，Ctrl+空格 补全</span>
        </div>
        <div ref={place} className={styles.code} />
        <FindingList
          onOpen={(finding) => view.current && goTo(view.current, finding)}
          onFix={({ fix }) => view.current && fix && applyToText(view.current, fix)}
          onFixAll={definition.mend}
        />
      </section>
      <PreviewPane onOpen={(pointer) => view.current && goToPointer(view.current, pointer)} />
    </main>
  )
}

export default EditorPage
