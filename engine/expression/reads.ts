import type { ASTNode } from '@marcbachmann/cel-js'
import { childrenOf, isLoop, nameReached, textOf } from './nodes.ts'
import { ITEM, type Path } from '../json/path-values.ts'

/** Names that refer to other values than a member of the object that holds the field. */
export const ROOTS = ['self', 'form', 'collected'] as const

/** The origin of a value: a path in the form's data, or a list whose items come from one. */
interface Origin {
  path?: Path | undefined
  items?: Path | undefined
}

/** The paths that an expression reads. */
export interface Reads {
  /** The values. An iteration over a list reads the members that it takes of the items, not the list. */
  values: Path[]
  /** The lists that are counted or gone through: an item that is added or removed changes the result. */
  lists: Path[]
}

/** Returns what an expression reads of a form's data, for the field at `path`. */
export const formReads = (node: ASTNode, path: Path): Reads => {
  const holder = path.slice(0, -1)
  return readsFrom(node, (name) => {
    if (name === 'collected') return undefined
    if (name === 'form') return []
    return name === 'self' ? holder : [...holder, name]
  })
}

/** Returns what an expression of a form reads of the data of all forms, each path from its keyName. */
export const collectedReads = (node: ASTNode): Reads =>
  readsFrom(node, (name) => (name === 'collected' ? [] : undefined))

/** @param rootOf returns the path of a name; undefined where it is no part of the data in question */
const readsFrom = (node: ASTNode, rootOf: (name: string) => Path | undefined): Reads => {
  const read: Path[] = []
  const lists: Path[] = []
  const visitAll = (nodes: readonly ASTNode[], names: ReadonlyMap<string, Origin>) => {
    for (const one of nodes) visit(one, names)
  }

  /** Records the path of a value that the expression uses as a whole. */
  const visit = (one: ASTNode, names: ReadonlyMap<string, Origin>): void => {
    const origin = follow(one, names)
    if (origin.path) read.push(origin.path)
    else if (origin.items) read.push(origin.items)
  }

  /** Records the reads on the way to a value and returns its origin; the caller reads the value itself. */
  const follow = (one: ASTNode, names: ReadonlyMap<string, Origin>): Origin => {
    if (one.op === 'id') return names.get(one.args) ?? { path: rootOf(one.args) }
    if (one.op === '.' || one.op === '[]') {
      const name = nameReached(one)
      const origin = follow(one.args[0], names)
      if (one.op === '[]' && name === undefined) visitAll(childrenOf(one).slice(1), names)
      return { path: name === undefined ? itemOf(origin) : origin.path && [...origin.path, name] }
    }
    if (isLoop(one) && one.op === 'rcall') return followLoop(one.args, names)
    const [list, member] = one.op === 'call' ? one.args[1] : []
    const name = textOf(member)
    if (one.op === 'call' && one.args[0] === 'sum' && list && name !== undefined) {
      const item = itemOf(follow(list, names))
      if (item) read.push([...item, name])
    } else if (one.op === 'call' && one.args[0] === 'size' && list) count(follow(list, names))
    else visitAll(childrenOf(one), names)
    return {}
  }

  const count = ({ path }: Origin) => {
    if (path) lists.push(path)
  }

  const followLoop = (
    [method, list, [variable, ...steps]]: [string, ASTNode, ASTNode[]],
    names: ReadonlyMap<string, Origin>,
  ): Origin => {
    const origin = follow(list, names)
    count(origin)
    const name = variable?.op === 'id' ? variable.args : ''
    const within = new Map(names).set(name, { path: itemOf(origin) })
    if (method !== 'map') {
      visitAll(steps, within)
      return method === 'filter' ? origin : {}
    }
    visitAll(steps.slice(0, -1), within)
    const last = steps.at(-1)
    return { items: last && follow(last, within).path }
  }

  visit(node, new Map())
  return { values: read, lists }
}

const itemOf = ({ path, items }: Origin): Path | undefined => items ?? (path && [...path, ITEM])

/** Tells whether one path equals the other or lies within it. */
export const overlap = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((token, index) => token === other[index])
