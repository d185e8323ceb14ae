import { memo, useMemo, useState, type KeyboardEvent } from 'react'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { placeTree, type PlacedNode, type TreeNode } from './tree-layout.ts'
import styles from './tree-picture.module.css'
import { useAfterPaint } from './use-after-paint.ts'

/** A node with the two lines that are written in it. */
export interface PictureNode extends TreeNode {
  title: string
  text: string
  /** The name for screen readers. */
  label: string
  isOwn?: boolean
  isMuted?: boolean
}

/** The size of a node is that of its style sheet; px. */
const [WIDTH, HEIGHT, GAP, STEP] = [208, 52, 14, 252]

/** The rows that are in view before the picture is scrolled. */
const FIRST_ROWS = 10

/**
 * Draws a tree from left to right. One node is in the Tab order; arrows go to parent, children and siblings. The nodes in
 * view come first; those outside of it follow, and are laid out when they are scrolled to.
 */
export const TreePicture = ({ name, nodes }: { name: string; nodes: readonly PictureNode[] }) => {
  const { placed, rows, columns } = useMemo(() => placeTree(nodes), [nodes])
  const first = useMemo(() => placed.filter(({ row }) => row < FIRST_ROWS), [placed])
  const drawn = useAfterPaint(placed, first)
  const [focused, setFocused] = useState(placed[0]?.node.id)
  const current = placed.find(({ node }) => node.id === focused) ?? placed[0]
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const to = current && neighbour(event.key, current, placed)
    if (!to) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-node="${to.node.id}"]`)?.focus()
  }
  const width = columns * STEP - (STEP - WIDTH)
  const height = Math.max(rows * (HEIGHT + GAP) - GAP, HEIGHT)
  return (
    <ScrollRegion name={name} className={styles.scroll}>
      <div
        className={styles.picture}
        role="tree"
        aria-label={name}
        data-large={placed.length > FIRST_ROWS * 5 || undefined}
        style={{ width, height }}
        onKeyDown={go}
        onFocus={({ target }) => setFocused(target.dataset['node'] ?? current?.node.id)}
        tabIndex={-1}
      >
        <Lines {...{ placed: drawn, width, height }} />
        {drawn.map((one) => (
          <Node key={one.node.id} placed={one} isFocused={one === current} />
        ))}
      </div>
    </ScrollRegion>
  )
}

type Placed = PlacedNode<PictureNode>

const left = ({ depth }: Placed) => depth * STEP
const top = ({ row }: Placed) => row * (HEIGHT + GAP)

interface LinesProps {
  placed: readonly Placed[]
  width: number
  height: number
}

const Lines = memo(({ placed, width, height }: LinesProps) => (
  <svg className={styles.lines} aria-hidden="true" width={width} height={height}>
    <path d={placed.map((to) => (to.parent ? lineOf(to.parent, to) : '')).join('')} />
  </svg>
))

const lineOf = (from: Placed, to: Placed): string => {
  const [x, y] = [left(from) + WIDTH, top(from) + HEIGHT / 2]
  const middle = (x + left(to)) / 2
  return `M${x} ${y}H${middle}V${top(to) + HEIGHT / 2}H${left(to)}`
}

const Node = memo(({ placed, isFocused }: { placed: Placed; isFocused: boolean }) => {
  const { node, depth } = placed
  return (
    <div
      className={styles.node}
      role="treeitem"
      aria-level={depth + 1}
      aria-label={node.label}
      aria-selected={isFocused}
      tabIndex={isFocused ? 0 : -1}
      data-node={node.id}
      data-own={node.isOwn || undefined}
      data-muted={node.isMuted || undefined}
      style={{ left: left(placed), top: top(placed) }}
    >
      {`${node.title}\n${node.text}`}
    </div>
  )
})

const neighbour = (key: string, from: Placed, all: readonly Placed[]): Placed | undefined => {
  if (key === 'ArrowLeft') return from.parent
  if (key === 'ArrowRight') return from.children[0]
  if (key === 'Home') return all[0]
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (step === undefined) return undefined
  const column = all.filter(({ depth }) => depth === from.depth)
  return column[column.indexOf(from) + step]
}
