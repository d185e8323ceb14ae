import { Link } from 'react-router-dom'
import type { Ref } from 'react'
import './diagram.css'
import { LINE, PADDING, type Drawing, type PlacedEdge, type PlacedNode } from './layout.ts'

/** The nodes and ways to light up: the path that a flow has taken, and its position. */
export interface Lit {
  nodes: ReadonlySet<string>
  edges: ReadonlySet<string>
  current?: string | undefined
}

/**
 * Draws a process. Each step is a link, in the order of the process.
 * @param linkOf the address that a step leads to, by its JSON pointer
 */
export const Diagram = ({
  drawing,
  lit,
  impossible = NONE,
  linkOf,
  ref,
}: {
  drawing: Drawing
  lit?: Lit | undefined
  /** The ways that no answers lead along. */
  impossible?: ReadonlySet<string> | undefined
  linkOf: (pointer: string) => string
  ref?: Ref<SVGSVGElement>
}) => (
  <svg
    ref={ref}
    className={lit ? 'diagram diagram-path' : 'diagram'}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    width={drawing.width}
    height={drawing.height}
    role="group"
    aria-label={`${drawing.title}的流程图`}
  >
    <defs>
      {['', '-lit'].map((suffix) => (
        <marker
          key={suffix}
          id={`diagram-arrow${suffix}`}
          className={`diagram-arrow${suffix}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="10"
          markerHeight="10"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      ))}
    </defs>
    {drawing.edges
      .toSorted((one, other) => Number(lit?.edges.has(one.id)) - Number(lit?.edges.has(other.id)))
      .map((edge) => (
        <Way
          key={edge.id}
          edge={edge}
          isLit={lit?.edges.has(edge.id) ?? false}
          isImpossible={impossible.has(edge.id)}
        />
      ))}
    {drawing.nodes.map((node) => (
      <Place
        key={node.id}
        node={node}
        state={lit?.current === node.id ? 'current' : lit?.nodes.has(node.id) ? 'lit' : undefined}
        linkOf={linkOf}
        label={labelOf(node, drawing)}
      />
    ))}
  </svg>
)

const NONE: ReadonlySet<string> = new Set()

const Way = ({
  edge: { kind, points, label, at },
  isLit,
  isImpossible,
}: {
  edge: PlacedEdge
  isLit: boolean
  isImpossible: boolean
}) => (
  <g
    className={`diagram-way diagram-${kind}${isLit ? ' is-lit' : ''}${isImpossible ? ' is-impossible' : ''}`}
    aria-hidden="true"
  >
    <path d={lineThrough(points)} markerEnd={`url(#diagram-arrow${isLit ? '-lit' : ''})`} />
    {at && (
      <text x={at.x} y={at.y + 4} textAnchor="middle">
        {label}
      </text>
    )}
  </g>
)

const Place = ({
  node,
  state,
  linkOf,
  label,
}: {
  node: PlacedNode
  state: 'lit' | 'current' | undefined
  linkOf: (pointer: string) => string
  label: string
}) => {
  const { kind, x, y, width, height, lines, step } = node
  const drawn = (
    <g className={`diagram-place diagram-${kind}${state ? ` is-${state}` : ''}`}>
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
const labelOf = ({ id, title, contents, when }: PlacedNode, { nodes, edges }: Drawing): string => {
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
    ...(next.length > 0 ? [`之后：${next.join('、')}`] : []),
  ].join('，')
}

/** A line through points, with round corners. */
const lineThrough = (points: PlacedEdge['points']): string => {
  const [first, ...others] = points
  if (!first) return ''
  const parts = others.map((point, at) => {
    const next = others[at + 1]
    if (!next) return `L${point.x} ${point.y}`
    const before = others[at - 1] ?? first
    const near = towards(point, before)
    const far = towards(point, next)
    return `L${near.x} ${near.y}Q${point.x} ${point.y} ${far.x} ${far.y}`
  })
  return `M${first.x} ${first.y}${parts.join('')}`
}

/** The radius of a corner, px. */
const ROUND = 12

const towards = (from: { x: number; y: number }, to: { x: number; y: number }) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(ROUND, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
