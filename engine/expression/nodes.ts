import type { ASTNode } from '@marcbachmann/cel-js'

/** The methods that iterate over a list; their first argument names the item. */
const LOOPS: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'exists', 'exists_one'])

/** Returns the parts of a node, except the index of an item, which stays an integer. */
export const childrenOf = (node: ASTNode): readonly ASTNode[] => {
  switch (node.op) {
    case 'value':
    case 'id':
    case 'map':
      return []
    case '.':
    case '.?':
      return [node.args[0]]
    case '[]': {
      const [list, index] = node.args
      return isItemNumber(index) ? [list] : [list, index]
    }
    case 'call':
      return node.args[1]
    case 'rcall':
      return [node.args[1], ...node.args[2]]
    case '!_':
    case '-_':
      return [node.args]
    default:
      return node.args
  }
}

const isItemNumber = ({ op, args }: ASTNode): boolean => op === 'value' && typeof args === 'bigint'

/** Returns the function or method that a node calls. */
export const calledBy = (node: ASTNode): { name: string; argumentCount: number } | undefined => {
  if (node.op === 'call') return { name: node.args[0], argumentCount: node.args[1].length }
  if (node.op === 'rcall') return { name: node.args[0], argumentCount: node.args[2].length }
  return undefined
}

/** Tells whether a node iterates over a list. */
export const isLoop = (node: ASTNode): boolean => node.op === 'rcall' && LOOPS.has(node.args[0])

/** Returns the text of a node that is a literal text, or undefined. */
export const textOf = (node: ASTNode | undefined): string | undefined =>
  node?.op === 'value' && typeof node.args === 'string' ? node.args : undefined

/** Returns the name of the member that a node accesses. */
export const nameReached = (node: ASTNode): string | undefined => {
  if (node.op === 'id') return node.args
  if (node.op === '.') return node.args[1]
  return node.op === '[]' ? textOf(node.args[1]) : undefined
}

/** Counts the nodes of an expression, this one included. */
export const countNodes = (node: ASTNode): number =>
  childrenOf(node).reduce((count, child) => count + countNodes(child), 1)

/** Tells whether an expression reads the current date. */
export const asksTheDay = (node: ASTNode): boolean =>
  (node.op === 'call' && node.args[0] === 'today') || childrenOf(node).some(asksTheDay)
