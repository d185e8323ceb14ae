import type { GraphEdge, GraphNode, ProcessGraph } from './process-graph.ts'

/** Returns a graph as a Mermaid flow chart, which wikis and merge requests draw. */
export const mermaid = ({ title, nodes, edges }: ProcessGraph): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    '---',
    'flowchart TD',
    ...nodes.map(nodeLine),
    ...edges.map(edgeLine),
    '',
  ].join('\n')

const nodeLine = ({ id, kind, title, contents, when }: GraphNode): string => {
  const text = quoted([title, ...contents, ...(when ? [`（${when}）`] : [])].join('<br/>'))
  return kind === 'step' ? `  ${id}[${text}]` : `  ${id}([${text}])`
}

const edgeLine = ({ from, to, kind, label }: GraphEdge): string => {
  const arrow = kind === 'skip' || kind === 'return' ? '-.->' : '-->'
  return `  ${from} ${arrow}${label === '' ? '' : `|${quoted(label)}|`} ${to}`
}

/** Mermaid writes a quote and its own signs in a text as entities. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('&', '#amp;')
    .replaceAll('"', '#quot;')
    .replaceAll(/<(?!br\/>)/g, '#lt;')}"`
