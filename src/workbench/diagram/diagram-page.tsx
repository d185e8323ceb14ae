import { useMemo, useRef, useState } from 'react'
import { mermaid } from '#engine/graph/mermaid.ts'
import { processGraph } from '#engine/graph/process-graph.ts'
import type { ReportedPath } from '#machines/process/path-report.ts'
import { pathsTest } from '#machines/process/paths-test.ts'
import { saveFile } from '#src/platform/save-file.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import { Diagram, type Lit } from './diagram.tsx'
import styles from './diagram-page.module.css'
import { drawingOf } from './layout.ts'
import { PathList } from './path-list.tsx'
import { standaloneSvg } from './standalone-svg.ts'
import { usePathReport } from './use-path-report.ts'

/** The process as a drawing, and the generated paths through it: one of them lights up. */
const DiagramPage = () => {
  const definition = useDefinition()
  const text = useDefinitionState(({ good }) => good?.text)
  const plan = text === undefined ? undefined : definition.plan()
  const graph = useMemo(() => plan && processGraph(plan), [plan])
  const drawing = useMemo(() => graph && drawingOf(graph, true), [graph])
  const report = usePathReport(text)
  const [shown, setShown] = useState<ReportedPath>()
  const svg = useRef<SVGSVGElement>(null)
  if (!graph || !drawing)
    return (
      <main className={styles.page}>
        <title>{`${definition.key} · 流程图`}</title>
        <p role="status">定义中还没有可以显示的步骤：请在“编辑”中补全。</p>
      </main>
    )
  const download = (content: string, type: string, suffix: string) =>
    saveFile(new Blob([content], { type }), `${definition.key}.${suffix}`)
  const lit = report?.paths.includes(shown as ReportedPath) ? shown && litOf(shown) : undefined
  return (
    <main className={styles.page}>
      <title>{`${definition.key} · 流程图`}</title>
      <section aria-labelledby="diagram-heading">
        <header className={classNames(layout.centeredCluster, styles.heading)}>
          <h1 id="diagram-heading">流程图</h1>
          <Button
            size="small"
            onClick={() =>
              svg.current && download(standaloneSvg(svg.current), 'image/svg+xml', 'svg')
            }
          >
            下载 SVG
          </Button>
          <Button size="small" onClick={() => download(mermaid(graph), 'text/plain', 'mmd')}>
            下载 Mermaid
          </Button>
          {report && plan && text !== undefined && (
            <Button
              size="small"
              onClick={() =>
                download(pathsTest(plan, { text }, report.paths), 'text/plain', 'paths.test.ts')
              }
            >
              下载测试
            </Button>
          )}
        </header>
        <div className={styles.canvas}>
          <Diagram
            ref={svg}
            drawing={drawing}
            lit={lit}
            reached={report}
            linkOf={(pointer) =>
              `/workbench/process/${encodeURIComponent(definition.key)}/edit?at=${encodeURIComponent(pointer)}`
            }
          />
        </div>
      </section>
      <PathList report={report} shown={shown} onShow={setShown} />
    </main>
  )
}

export default DiagramPage

const litOf = ({ steps, edges }: ReportedPath): Lit => ({
  nodes: new Set(['begin', ...steps, 'waiting']),
  edges: new Set(edges),
})
