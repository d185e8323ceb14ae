import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import { spend, type Run } from './environment.ts'
import { countNodes } from './nodes.ts'
import { EXPRESSION_LIMITS } from '../language/limits.ts'
import { ExpressionError, expressionErrorOf } from './expression-error.ts'
import { meter, screen, readAsWritten } from './screen.ts'

/** An expression that can be evaluated. */
export interface Expression {
  node: ASTNode
  /** The type of its result, as far as it is known. */
  type: string
  /** @throws where a value is missing or the result cannot be computed */
  evaluate(context: Record<string, unknown>): unknown
}

/**
 * Reads an expression of a definition, which is not trusted.
 *
 * @param loops how many lists hold the field
 * @throws ExpressionError
 */
export const parseExpression = (
  environment: Environment,
  source: string,
  { run, loops }: { run: Run; loops: number },
): Expression => {
  if (source.length > EXPRESSION_LIMITS.characters)
    throw new ExpressionError('limit', String(EXPRESSION_LIMITS.characters), 1)
  const parsed = attempt(() => environment.parse(source))
  const { ast: node } = parsed
  screen(node, loops)
  readAsWritten(node)
  // Types are inferred once, with the decimals in place; the library keeps them for evaluation.
  const { valid, error, type = 'dyn' } = parsed.check()
  if (!valid) throw expressionErrorOf(error)
  meter(node, run)
  const cost = countNodes(node)
  return {
    node,
    type,
    evaluate: (context) => {
      spend(run, cost)
      return parsed(context)
    },
  }
}

const attempt = <Value>(work: () => Value): Value => {
  try {
    return work()
  } catch (error) {
    throw expressionErrorOf(error)
  }
}
