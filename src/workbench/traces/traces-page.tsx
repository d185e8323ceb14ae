import { useMemo, useState } from 'react'
import type { Trace } from '#schemas/process/trace.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { FileButton } from '#src/ui/controls/file-button.tsx'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'

import { keptTrace, readTrace } from './corpus.ts'
import { replayTrace } from './replayed-trace.ts'
import { TraceView } from './trace-view.tsx'
import styles from './traces.module.css'

/** Opens a trace, and steps through it with the definition as it is now. */
const TracesPage = () => {
  const definition = useDefinition()
  const good = useDefinitionState((state) => state.good)
  const plan = good && definition.plan()
  const [trace, setTrace] = useState<Trace>()
  const [problem, setProblem] = useState('')
  const replayed = useMemo(() => plan && trace && replayTrace(plan, trace), [plan, trace])
  const open = (opened: Trace | undefined, otherwise: string) => {
    const isOther = opened && opened.process.key !== definition.key
    setProblem(
      isOther
        ? `这是流程 ${opened.process.key} 的轨迹，请打开该流程后查看。`
        : opened
          ? ''
          : otherwise,
    )
    setTrace(isOther ? undefined : opened)
  }
  return (
    <main className={styles.page}>
      <title>{`${definition.key} · 轨迹`}</title>
      <div className={styles.open}>
        <h1 className={styles.title}>轨迹</h1>
        <FileButton
          label="打开轨迹文件"
          accept=".json,application/json"
          onText={(text) =>
            open(readTrace(text), '不是有效的轨迹文件：请选择 processTrace() 或“试用”下载的文件。')
          }
        />
        <Button
          onClick={() =>
            void keptTrace(definition.key).then((kept) =>
              open(kept, '代码库中还没有这个流程的轨迹。'),
            )
          }
        >
          打开代码库中的轨迹
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {plan && trace && replayed ? (
        <TraceView
          key={`${trace.build} ${trace.input.businessId}`}
          plan={plan}
          trace={trace}
          replayed={replayed}
        />
      ) : (
        <p className={styles.hint}>
          轨迹是一次办理的全部事件与回复，不含个人信息。打开后可以逐个事件查看表单、状态和请求，并看到现在的定义从哪个事件开始走向不同。
        </p>
      )}
    </main>
  )
}

export default TracesPage
