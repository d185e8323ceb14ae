import type { ASTNode } from '@marcbachmann/cel-js'
import { fieldOfValue } from '../../contract/render-contract.ts'
import { childrenOf, nameReached, textOf } from '../../expression/nodes.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { ProcessPlan } from '../../process/plan.ts'
import { wrongConstant } from './condition-reads.ts'

/** Returns the words for each text that an expression compares with a field which can't have it. */
export const wrongComparisons = (node: ASTNode, plan: ProcessPlan): string[] =>
  comparedTexts(node).flatMap(({ path, text }) => {
    const field = fieldOfValue(plan, pointerTo('', ...path))
    // A field of one branch may have other options in the next one.
    if (!field || field.conditions.length > 0) return []
    const words = wrongConstant(field.schema, text)
    return words === undefined ? [] : [`“${field.title || field.name}”${words}`]
  })

/** A value, by the names that lead to it, which is compared with a text. */
interface ComparedText {
  path: readonly string[]
  text: string
}

const comparedTexts = (node: ASTNode): ComparedText[] => {
  const deeper = childrenOf(node).flatMap(comparedTexts)
  if (node.op === '==' || node.op === '!=') {
    const [left, right] = node.args
    return [...compared(left, [right]), ...compared(right, [left]), ...deeper]
  }
  if (node.op !== 'in') return deeper
  const [value, list] = node.args
  return list.op === 'list' ? [...compared(value, list.args), ...deeper] : deeper
}

const compared = (value: ASTNode, others: readonly ASTNode[]): ComparedText[] => {
  const path = pathOf(value)
  return others.flatMap((other) => {
    const text = textOf(other)
    return path && text !== undefined ? [{ path, text }] : []
  })
}

/** Returns the names that lead to a member: `['drawing', 'amount']` of `drawing.amount`. */
const pathOf = (node: ASTNode): readonly string[] | undefined => {
  const name = nameReached(node)
  if (name === undefined) return undefined
  if (node.op === 'id') return [name]
  const [holder] = node.args as [ASTNode, ...unknown[]]
  const path = pathOf(holder)
  return path && [...path, name]
}
