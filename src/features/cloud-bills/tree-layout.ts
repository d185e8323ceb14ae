/** A node of a tree, by its parent's id; a parent that is not there is a root. */
export interface TreeNode {
  id: string
  parentId: string
}

/** The place of a node: its column, its row (a parent in that of its first child) and its children. */
export interface PlacedNode<N extends TreeNode> {
  node: N
  depth: number
  row: number
  parent: PlacedNode<N> | undefined
  children: PlacedNode<N>[]
}

/**
 * Places trees side by side: leaves take the rows in their order, and a root is at the top, in view at first.
 * @returns the nodes, parents before their children
 */
export const placeTree = <N extends TreeNode>(
  nodes: readonly N[],
): { placed: PlacedNode<N>[]; rows: number; columns: number } => {
  const ids = new Set(nodes.map(({ id }) => id))
  const below = new Map<string, N[]>()
  for (const node of nodes) {
    const parent = ids.has(node.parentId) ? node.parentId : ''
    const children = below.get(parent)
    if (children) children.push(node)
    else below.set(parent, [node])
  }
  const placed: PlacedNode<N>[] = []
  let rows = 0
  let columns = 0
  const place = (node: N, parent: PlacedNode<N> | undefined): PlacedNode<N> => {
    const depth = parent ? parent.depth + 1 : 0
    const here: PlacedNode<N> = { node, depth, row: 0, parent, children: [] }
    placed.push(here)
    columns = Math.max(columns, depth + 1)
    for (const child of below.get(node.id) ?? []) here.children.push(place(child, here))
    const [first] = here.children
    here.row = first ? first.row : rows
    if (!first) rows += 1
    return here
  }
  for (const root of below.get('') ?? []) place(root, undefined)
  return { placed, rows, columns }
}
