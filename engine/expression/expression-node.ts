import type { ASTNode } from '@marcbachmann/cel-js'
import type { Field } from '../form/form-plan.ts'
import { ITEM } from '../json/path-values.ts'
import { createEnvironment } from './environment.ts'
import { parseExpression } from './parse.ts'

/** Reads an expression of a field to describe it, not to evaluate it. Undefined where it is wrong. */
export const expressionNode = (
  source: string,
  { path }: Pick<Field, 'path'>,
): ASTNode | undefined => {
  const run = { left: 0 }
  const loops = path.filter((token) => token === ITEM).length
  try {
    return parseExpression(createEnvironment(run, 'evaluate'), source, { run, loops }).node
  } catch {
    return undefined
  }
}
