import type { Ref } from 'react'
import type { PathReport } from '#machines/process/path-report.ts'
import './diagram.css'
import type { Drawing } from './layout.ts'
import { Place } from './place.tsx'
import { Way } from './way.tsx'

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
  reached = NOTHING_KNOWN,
  linkOf,
  ref,
}: {
  drawing: Drawing
  lit?: Lit | undefined
  /** The coverage of the generated paths. */
  reached?: Reached | undefined
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
          isImpossible={reached.impossible.includes(edge.id)}
          isMissing={reached.missing.includes(edge.id)}
        />
      ))}
    {drawing.nodes.map((node) => (
      <Place
        key={node.id}
        node={node}
        state={lit?.current === node.id ? 'current' : lit?.nodes.has(node.id) ? 'lit' : undefined}
        linkOf={linkOf}
        drawing={drawing}
        figures={reached.places[node.id] ?? []}
        isMissing={reached.missing.includes(node.id)}
      />
    ))}
  </svg>
)

type Reached = Pick<PathReport, 'places' | 'missing' | 'impossible'>
const NOTHING_KNOWN: Reached = { places: {}, missing: [], impossible: [] }
