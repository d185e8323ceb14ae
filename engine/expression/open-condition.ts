import type { ASTNode } from '@marcbachmann/cel-js'
import type { Path } from '../json/path-values.ts'
import { EXPRESSION_LIMITS } from '../language/limits.ts'
import { createEnvironment, type Run } from './environment.ts'
import { ExpressionError, type ExpressionErrorKind } from './expression-error.ts'
import { asksTheDay, childrenOf, isLoop } from './nodes.ts'
import { parseExpression } from './parse.ts'
import { formReads } from './reads.ts'
import { createReader, objectOf } from './values.ts'

/** The condition of a step, written as an expression over the data collected so far, by keyName. */
export interface OpenCondition {
  node: ASTNode
  /** The keyNames whose data it reads. */
  keys: ReadonlySet<string>
  /** The values that it reads, each from its keyName. */
  paths: readonly Path[]
  /** Tells whether the condition holds; false where it reads a value that is missing. Never throws. */
  holds(collected: Readonly<Record<string, unknown>>): boolean
}

/**
 * Opens the expression of a step's condition. It can't read the day: the same data must always lead to the same steps.
 *
 * @throws Error with a message for authors
 */
export const openCondition = (source: string): OpenCondition => {
  try {
    return openExpression(source)
  } catch (error) {
    throw new Error(failureText(error), { cause: error })
  }
}

const openExpression = (source: string): OpenCondition => {
  const run: Run = { left: 0 }
  const { node, type, evaluate } = parseExpression(createEnvironment(run, 'evaluate'), source, {
    run,
    loops: 0,
  })
  if (asksTheDay(node)) throw new ExpressionError('function', 'today()', 1)
  if (type !== 'bool' && type !== 'dyn') throw new ExpressionError('type', type, 1)
  // The expression stands where a member of the collected data would: its names are keyNames.
  const { values, lists } = formReads(node, [''])
  const paths = [...values, ...lists].filter(([name]) => typeof name === 'string')
  const reader = createReader(undefined)
  return {
    node,
    keys: freeNames(node),
    paths,
    holds: (collected) => {
      run.left = EXPRESSION_LIMITS.steps
      try {
        return evaluate(objectOf(reader.read(collected))) === true
      } catch {
        return false
      }
    },
  }
}

const failureText = (error: unknown): string =>
  error instanceof ExpressionError
    ? `表达式第 ${error.position} 个字符处${FAILURES[error.kind]}（${error.detail}）`
    : '表达式无法解析'

const FAILURES: Readonly<Record<ExpressionErrorKind, string>> = {
  syntax: '有语法错误',
  name: '的名称不可用',
  function: '的函数不可用',
  type: '的类型不符，条件应为真假值',
  limit: '超过上限',
}

/** Returns the names that an expression reads, without those of the items that it goes through. */
const freeNames = (node: ASTNode, bound: ReadonlySet<string> = new Set()): Set<string> => {
  if (node.op === 'id') return new Set(bound.has(node.args) ? [] : [node.args])
  if (!isLoop(node) || node.op !== 'rcall') return union(childrenOf(node), bound)
  const [, list, [variable, ...steps]] = node.args
  const within = variable?.op === 'id' ? new Set([...bound, variable.args]) : bound
  return new Set([...freeNames(list, bound), ...union(steps, within)])
}

const union = (nodes: readonly ASTNode[], bound: ReadonlySet<string>): Set<string> =>
  new Set(nodes.flatMap((node) => [...freeNames(node, bound)]))
