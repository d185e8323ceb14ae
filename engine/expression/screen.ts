import type { ASTNode } from '@marcbachmann/cel-js'
import { decimalOf } from './decimal.ts'
import { spend, type Run } from './environment.ts'
import { calledBy, childrenOf, countNodes, isLoop, nameReached } from './nodes.ts'
import { EXPRESSION_LIMITS } from '../language/limits.ts'
import { ExpressionError, type ExpressionErrorKind } from './expression-error.ts'

/** The functions that an expression may call, with their numbers of arguments. */
const FUNCTIONS: Readonly<Record<string, readonly number[]>> = {
  sum: [1, 2],
  days: [2],
  today: [0],
  round: [2],
  floor: [2],
  ceil: [2],
  triggerPrice: [3],
  instalment: [3],
  instalmentInAdvance: [3],
  decimal: [1],
  string: [1],
  size: [1],
  has: [1],
}

/** The methods that an expression may call, with their numbers of arguments. */
const METHODS: Readonly<Record<string, readonly number[]>> = {
  size: [0],
  contains: [1],
  startsWith: [1],
  endsWith: [1],
  map: [2, 3],
  filter: [2],
  all: [2],
  exists: [2],
  exists_one: [2],
}

const OPERATORS: ReadonlySet<string> = new Set(
  'value id . [] call rcall list ?: || && !_ -_ == != < <= > >= + - * / % in'.split(' '),
)

/** CEL's names of types; a field of such a name is reached by `self`. */
const TYPE_NAMES: ReadonlySet<string> = new Set(
  'bool bytes cel double dyn google int list map null_type optional string type uint'.split(' '),
)

/**
 * Refuses everything outside the language: other operators and functions (a pattern of `matches` could freeze
 * the page), names of a prototype's members, loops nested too deeply.
 *
 * @param loops the number of enclosing loops
 * @throws ExpressionError
 */
export const screen = (node: ASTNode, loops: number): void => {
  const refuse = (kind: ExpressionErrorKind, detail: string): never => {
    throw new ExpressionError(kind, detail, node.start + 1)
  }
  if (!OPERATORS.has(node.op)) refuse('syntax', node.op)
  const call = calledBy(node)
  if (call) {
    const known = node.op === 'call' ? FUNCTIONS : METHODS
    if (!Object.hasOwn(known, call.name) || !known[call.name]?.includes(call.argumentCount))
      refuse('function', call.name)
  }
  const name = nameReached(node)
  const isReserved = node.op === 'id' && TYPE_NAMES.has(node.args)
  if (name !== undefined && (isReserved || name in Object.prototype || name === 'prototype'))
    refuse('name', name)
  const within = loops + Number(isLoop(node))
  if (within > EXPRESSION_LIMITS.loops) refuse('limit', call?.name ?? '')
  for (const child of childrenOf(node)) screen(child, within)
}

/** A node as it is at run time; the library's types are less precise. */
interface RunningNode {
  op: string
  args: unknown
  meta: { alternate?: RunningNode; evaluate: (...parameters: unknown[]) => unknown }
  setMeta(key: string, value: unknown): void
}

/**
 * Makes the numbers of an expression decimals, read from its source text: the library's own values are
 * binary fractions already.
 *
 * @throws ExpressionError
 */
export const readAsWritten = (node: ASTNode): void => {
  for (const child of childrenOf(node)) readAsWritten(child)
  if (node.op !== 'value') return
  const value: unknown = node.args
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return
  const written = node.input.slice(node.start, node.end)
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new ExpressionError('syntax', written, node.start + 1)
  const decimal = decimalOf(typeof value === 'bigint' ? value : written)
  if (!decimal) throw new ExpressionError('limit', written, node.start + 1)
  Object.assign(node, { args: decimal })
}

/** Charges each iteration of a loop, and each concatenation of lists, to the budget of the evaluation. */
export const meter = (node: ASTNode, run: Run): void => {
  const { meta } = node as unknown as RunningNode
  if (meta.alternate?.op === 'comprehension') {
    const { step } = meta.alternate.args as { step: RunningNode }
    const cost = countNodes(node)
    wrap(step, (evaluate) => {
      spend(run, cost)
      return evaluate()
    })
  }
  if (node.op === '+')
    wrap(node as unknown as RunningNode, (evaluate) => {
      const sum = evaluate()
      if (Array.isArray(sum)) spend(run, sum.length)
      return sum
    })
  for (const child of childrenOf(node)) meter(child, run)
}

const wrap = (node: RunningNode, around: (evaluate: () => unknown) => unknown): void => {
  const { evaluate } = node.meta
  node.setMeta('evaluate', (...parameters: unknown[]) => around(() => evaluate(...parameters)))
}
