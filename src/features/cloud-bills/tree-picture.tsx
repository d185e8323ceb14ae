import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { placeTree, type PlacedNode, type TreeNode } from './tree-layout.ts'
import styles from './tree-picture.module.css'

/** A node with what is written in it. */
export interface PictureNode extends TreeNode {
  title: string
  text: string
  /** The name for screen readers. */
  label: string
  isOwn?: boolean
  isMuted?: boolean
}

const [WIDTH, HEIGHT, GAP, STEP] = [208, 52, 14, 252]

/** Draws a tree from left to right. One node is in the Tab order; arrows go to parent, children and siblings. */
export const TreePicture = ({ name, nodes }: { name: string; nodes: readonly PictureNode[] }) => {
  const { placed, rows, columns } = useMemo(() => placeTree(nodes), [nodes])
  const [focused, setFocused] = useState(placed[0]?.node.id)
  const svg = useRef<SVGSVGElement>(null)
  const current = placed.some(({ node }) => node.id === focused) ? focused : placed[0]?.node.id
  const go = (event: KeyboardEvent, from: PlacedNode<PictureNode>) => {
    const to = neighbour(event.key, from, placed)
    if (!to) return
    event.preventDefault()
    setFocused(to.node.id)
    svg.current?.querySelector<SVGGElement>(`[data-node="${to.node.id}"]`)?.focus()
  }
  return (
    <ScrollRegion name={name} className={styles.scroll}>
      <svg
        ref={svg}
        className={styles.picture}
        role="tree"
        aria-label={name}
        width={columns * STEP - (STEP - WIDTH)}
        height={Math.max(rows * (HEIGHT + GAP) - GAP, HEIGHT)}
      >
        {placed.map((one) => one.parent && <Line key={one.node.id} from={one.parent} to={one} />)}
        {placed.map((one) => (
          <Node
            key={one.node.id}
            placed={one}
            isFocused={one.node.id === current}
            onKey={(event) => go(event, one)}
            onFocus={() => setFocused(one.node.id)}
          />
        ))}
      </svg>
    </ScrollRegion>
  )
}

const left = ({ depth }: PlacedNode<PictureNode>) => depth * STEP
const top = ({ row }: PlacedNode<PictureNode>) => row * (HEIGHT + GAP)

const Line = ({ from, to }: Record<'from' | 'to', PlacedNode<PictureNode>>) => {
  const [x, y] = [left(from) + WIDTH, top(from) + HEIGHT / 2]
  const middle = (x + left(to)) / 2
  return (
    <path
      className={styles.line}
      aria-hidden="true"
      d={`M${x} ${y}C${middle} ${y} ${middle} ${top(to) + HEIGHT / 2} ${left(to)} ${top(to) + HEIGHT / 2}`}
    />
  )
}

interface NodeProps {
  placed: PlacedNode<PictureNode>
  isFocused: boolean
  onKey: (event: KeyboardEvent) => void
  onFocus: () => void
}

const Node = ({ placed, isFocused, onKey, onFocus }: NodeProps) => {
  const { node, depth } = placed
  return (
    <g
      className={styles.node}
      role="treeitem"
      aria-level={depth + 1}
      aria-label={node.label}
      aria-selected={isFocused}
      tabIndex={isFocused ? 0 : -1}
      data-node={node.id}
      data-own={node.isOwn || undefined}
      data-muted={node.isMuted || undefined}
      transform={`translate(${left(placed)} ${top(placed)})`}
      onKeyDown={onKey}
      onFocus={onFocus}
    >
      <rect className={styles.box} width={WIDTH} height={HEIGHT} />
      <foreignObject width={WIDTH} height={HEIGHT}>
        <div className={styles.words}>
          <span className={styles.title}>{node.title}</span>
          <span className={styles.text}>{node.text}</span>
        </div>
      </foreignObject>
    </g>
  )
}

const neighbour = (
  key: string,
  from: PlacedNode<PictureNode>,
  all: readonly PlacedNode<PictureNode>[],
): PlacedNode<PictureNode> | undefined => {
  if (key === 'ArrowLeft') return from.parent
  if (key === 'ArrowRight') return from.children[0]
  if (key === 'Home') return all[0]
  const column = all.filter(({ depth }) => depth === from.depth)
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  return step === undefined ? undefined : column[column.indexOf(from) + step]
}
