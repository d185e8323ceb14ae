import { useCallback, useMemo, useState } from 'react'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import { StartSettings, type Start } from './start-settings.tsx'
import { TriedFlow } from './tried-flow.tsx'
import styles from './try.module.css'

/** The definition as a customer meets it: the portal's own machine and screens, with nothing saved. */
const TryPage = () => {
  const definition = useDefinition()
  const good = useDefinitionState((state) => state.good)
  const plan = good && definition.plan()
  const file = useMemo(() => good && (JSON.parse(good.text) as ProcessFile), [good])
  const [start, setStart] = useState<Start>({ account: 'enterprise', goodsType: '', state: 'new' })
  const [run, setRun] = useState(0)
  const restart = useCallback(() => setRun((before) => before + 1), [])
  return (
    <main className={styles.page}>
      <title>{`${definition.key} · 试用`}</title>
      {plan && file ? (
        <>
          <StartSettings
            file={file}
            start={start}
            onChange={(changed) => {
              setStart(changed)
              restart()
            }}
          />
          <TriedFlow
            key={`${run} ${good.text}`}
            plan={plan}
            file={file}
            start={start}
            restart={restart}
          />
        </>
      ) : (
        <p role="status">定义还没有可以试用的步骤，请先在“编辑”中补全。</p>
      )}
    </main>
  )
}

export default TryPage
