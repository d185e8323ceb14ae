import type { PlacedEdge } from './layout.ts'

/** A way between two positions, with its words. */
export const Way = ({
  edge: { kind, points, label, at },
  isLit,
  isImpossible,
  isMissing,
}: {
  edge: PlacedEdge
  isLit: boolean
  isImpossible: boolean
  isMissing: boolean
}) => (
  <g
    className={`diagram-way diagram-${kind}${isLit ? ' is-lit' : ''}${isImpossible ? ' is-impossible' : ''}${isMissing ? ' is-missing' : ''}`}
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
