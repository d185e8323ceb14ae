import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { edgesAlong, processGraph } from '#engine/graph/process-graph.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { isSameJson } from '#engine/json/same.ts'
import type { ProcessSnapshot } from '#machines/process/machine.ts'
import { selectFlowView } from '#machines/process/selectors.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { useDefinition } from '../definition/use-definition.ts'
import { Diagram } from '../diagram/diagram.tsx'
import { drawingOf } from '../diagram/layout.ts'
import styles from './try.module.css'

/** The drawing of a tried process: the way that the flow has taken lights up, and its position. */
export const TriedDiagram = () => {
  const { plan, actor } = useFlow()
  const { key } = useDefinition()
  const drawing = useMemo(() => drawingOf(processGraph(plan)), [plan])
  const { nodes, edges, current } = useSelector(
    actor,
    (snapshot) => wayOf(plan, snapshot),
    isSameJson,
  )
  const lit = useMemo(
    () => ({ nodes: new Set(nodes), edges: new Set(edges), current }),
    [nodes, edges, current],
  )
  return (
    <details className={styles.way}>
      <summary>流程图</summary>
      <Diagram
        drawing={drawing}
        lit={lit}
        linkOf={(pointer) =>
          `/workbench/process/${encodeURIComponent(key)}/edit?at=${encodeURIComponent(pointer)}`
        }
      />
    </details>
  )
}

/** The positions and ways of the drawing that a flow has behind it. */
const wayOf = (plan: ProcessPlan, snapshot: ProcessSnapshot) => {
  const view = selectFlowView(plan, snapshot)
  const isHandedIn = view.kind === 'waiting' || view.kind === 'outcome'
  const at = view.kind === 'step' ? view.step.progress : isHandedIn ? Infinity : 0
  const steps = shownSteps(plan, snapshot.context).filter(({ progress }) => progress <= at)
  const outcome = view.kind === 'outcome' ? (view.approved ? 'approved' : 'rejected') : undefined
  return {
    nodes: ['begin', ...steps.map(({ name }) => name), ...(isHandedIn ? ['waiting'] : [])],
    edges: [...edgesAlong(steps, isHandedIn), ...(outcome ? [`waiting ${outcome}`] : [])],
    current: outcome ?? (view.kind === 'waiting' ? 'waiting' : steps.at(-1)?.name),
  }
}
