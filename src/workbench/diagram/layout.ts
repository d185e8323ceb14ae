import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre'
import type { GraphEdge, GraphNode, ProcessGraph } from '#engine/graph/process-graph.ts'
import { linesOf, widthOf } from './text-lines.ts'

/** A point of the drawing, px. */
interface Point {
  x: number
  y: number
}

/** A node with its place: the centre, the size, and its texts in lines. */
export interface PlacedNode extends GraphNode, Point {
  width: number
  height: number
  lines: readonly { text: string; tone: 'title' | 'content' | 'condition' }[]
}

/** A way with the points that it passes, and the place of its words. */
export interface PlacedEdge extends GraphEdge {
  points: readonly Point[]
  at: Point | undefined
}

/** A graph with places, in px from the upper left corner. */
export interface Drawing {
  title: string
  width: number
  height: number
  nodes: readonly PlacedNode[]
  edges: readonly PlacedEdge[]
}

/** The height of a line of text, and the space around the texts of a node, px. */
export const LINE = 20
export const PADDING = 10

const STEP_WIDTH = 248
/** The em of a node's texts, px: titles are larger than the others. */
const TITLE_EM = 14
const SMALL_EM = 12.5

/** The space on the left for the way back, px. */
const MARGIN = 40

/**
 * Places a graph from top to bottom; the way back from the approval goes along its left side.
 * @param isCounted keeps a line in each step for what paths reach of it
 */
export const drawingOf = (graph: ProcessGraph, isCounted = false): Drawing => {
  const placed = new Graph<GraphLabel, NodeLabel, EdgeLabel>()
  placed.setGraph({ nodesep: 36, ranksep: 34, edgesep: 18, marginx: MARGIN, marginy: 16 })
  const sized = graph.nodes.map((node) => ({ ...node, ...sizeOf(node, isCounted) }))
  for (const { id, width, height } of sized) placed.setNode(id, { width, height })
  for (const { from, to, kind, label } of graph.edges)
    if (kind !== 'return')
      placed.setEdge(from, to, {
        // The way that passes every step is the straight one.
        weight: kind === 'skip' ? 1 : 8,
        ...(label !== '' && {
          width: widthOf(label) * SMALL_EM + 12,
          height: LINE,
          labelpos: 'c' as const,
        }),
      })
  layout(placed)
  const { width = 0, height = 0 } = placed.graph()
  const nodes = sized.map((node) => {
    const { x = 0, y = 0 } = placed.node(node.id)
    return { ...node, x, y }
  })
  const edges = graph.edges.map((edge): PlacedEdge => {
    if (edge.kind === 'return') return { ...edge, ...wayBack(edge, nodes) }
    const { points = [], x = 0, y = 0 } = placed.edge(edge.from, edge.to)
    return { ...edge, points, at: edge.label === '' ? undefined : { x, y } }
  })
  return { title: graph.title, width, height, nodes, edges }
}

/** A way from the left side of one node to that of an earlier one. */
const wayBack = (
  { from, to }: GraphEdge,
  nodes: readonly PlacedNode[],
): Pick<PlacedEdge, 'points' | 'at'> => {
  const [start, end] = [from, to].map((id) => nodes.find((node) => node.id === id))
  if (!start || !end) return { points: [], at: undefined }
  const left = MARGIN / 2
  return {
    points: [
      { x: start.x - start.width / 2, y: start.y },
      { x: left, y: start.y },
      { x: left, y: end.y },
      { x: end.x - end.width / 2, y: end.y },
    ],
    at: { x: Math.max(left + 40, (left + start.x - start.width / 2) / 2), y: start.y },
  }
}

const sizeOf = (
  { kind, title, contents, when, step }: GraphNode,
  isCounted: boolean,
): Pick<PlacedNode, 'width' | 'height' | 'lines'> => {
  const hasCounts = isCounted && step && (step.when || step.forms.length > 0)
  const inner = STEP_WIDTH - 2 * PADDING
  const lines = [
    ...linesOf(title, inner / TITLE_EM, 2).map((text) => ({ text, tone: 'title' as const })),
    ...contents.slice(0, 4).map((text) => ({
      text: linesOf(text, inner / SMALL_EM, 1)[0] ?? '',
      tone: 'content' as const,
    })),
    ...linesOf(when ?? '', inner / SMALL_EM, 3).map((text) => ({
      text,
      tone: 'condition' as const,
    })),
  ]
  return {
    lines,
    width: kind === 'step' ? STEP_WIDTH : 120,
    height: (lines.length + (hasCounts ? 1 : 0)) * LINE + 2 * PADDING,
  }
}
