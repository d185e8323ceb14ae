import { Link } from 'react-router-dom'
import type { Figure } from '#machines/process/path-report.ts'
import { LINE, PADDING, type Drawing, type PlacedNode } from './layout.ts'

/** A position of the process: a step is a link to its definition. */
export const Place = ({
  node,
  state,
  linkOf,
  drawing,
  figures,
  isMissing,
}: {
  node: PlacedNode
  state: 'lit' | 'current' | undefined
  linkOf: (pointer: string) => string
  drawing: Drawing
  figures: readonly Figure[]
  isMissing: boolean
}) => {
  const { kind, x, y, width, height, lines, step } = node
  const isShort = figures.some(({ reached, all }) => reached < all)
  const counts = figures.map((one) => `${one.label} ${one.reached}/${one.all}`).join(' ')
  const label = labelOf(node, drawing, counts)
  const drawn = (
    <g
      className={`diagram-place diagram-${kind}${state ? ` is-${state}` : ''}${isMissing ? ' is-missing' : ''}`}
    >
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={kind === 'step' ? 10 : height / 2}
      />
      {lines.map(({ text, tone }, at) => (
        <text
          key={`${tone} ${text}`}
          className={`diagram-${tone}`}
          x={kind === 'step' ? x - width / 2 + PADDING : x}
          y={y - height / 2 + PADDING + at * LINE + 14}
          textAnchor={kind === 'step' ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
      {counts !== '' && (
        <text
          className={`diagram-reached${isShort ? ' is-short' : ''}`}
          x={x - width / 2 + PADDING}
          y={y + height / 2 - PADDING - 4}
        >
          {counts}
        </text>
      )}
    </g>
  )
  return step ? (
    <Link
      to={linkOf(step.pointer)}
      aria-label={label}
      aria-current={state === 'current' || undefined}
    >
      <title>{label}</title>
      {drawn}
    </Link>
  ) : (
    <g role="img" aria-label={label}>
      {drawn}
    </g>
  )
}

/** A node and where it leads, for those who don't see the drawing. */
const labelOf = (
  { id, title, contents, when }: PlacedNode,
  { nodes, edges }: Drawing,
  counts: string,
): string => {
  const next = edges
    .filter(({ from }) => from === id)
    .map(({ to, label }) => {
      const name = nodes.find((node) => node.id === to)?.title ?? to
      return label === '' || label === name ? name : `${label}：${name}`
    })
  return [
    title,
    ...contents,
    ...(when ? [when] : []),
    ...(counts === '' ? [] : [counts]),
    ...(next.length > 0 ? [`之后：${next.join('、')}`] : []),
  ].join('，')
}
