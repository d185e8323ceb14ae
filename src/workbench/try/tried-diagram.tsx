import { useMemo } from 'react'
import { processGraph } from '#engine/graph/process-graph.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import { useDefinition } from '../definition/use-definition.ts'
import { Diagram } from '../diagram/diagram.tsx'
import { drawingOf } from '../diagram/layout.ts'
import styles from './try.module.css'
import { useTakenWay } from './use-taken-way.ts'

/** The drawing of a tried process: the way that the flow has taken lights up, and its position. */
export const TriedDiagram = () => {
  const { plan } = useFlow()
  const { key } = useDefinition()
  const drawing = useMemo(() => drawingOf(processGraph(plan)), [plan])
  const { nodes, edges, current } = useTakenWay()
  return (
    <details className={classNames(card.card, styles.way)}>
      <summary>流程图</summary>
      <Diagram
        drawing={drawing}
        lit={{ nodes: new Set(nodes), edges: new Set(edges), current }}
        linkOf={(pointer) =>
          `/workbench/process/${encodeURIComponent(key)}/edit?at=${encodeURIComponent(pointer)}`
        }
      />
    </details>
  )
}
