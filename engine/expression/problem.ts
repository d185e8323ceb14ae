/** What kind of mistake it is. */
export type ProblemKind = 'syntax' | 'name' | 'function' | 'type' | 'limit'

/** What is wrong with an expression, and where. */
export class ExpressionProblem extends Error {
  /** @param position of the first character that is wrong, from 1 */
  constructor(
    readonly kind: ProblemKind,
    readonly detail: string,
    readonly position: number,
  ) {
    super(`${kind} at ${position}: ${detail}`)
  }
}

/** What the library says is wrong, in our words. */
export const problemOf = (error: unknown): ExpressionProblem => {
  const {
    name,
    code = '',
    summary = '',
    range,
  } = error as {
    name: string
    code?: string
    summary?: string
    range?: { start: number }
  }
  const kind = KINDS[code] ?? (name === 'ParseError' ? 'syntax' : 'type')
  const detail = kind === 'name' ? summary.replace(/^[^:]*: /, '') : summary
  return new ExpressionProblem(kind, detail, (range?.start ?? 0) + 1)
}

const KINDS: Readonly<Record<string, ProblemKind>> = {
  limit_exceeded: 'limit',
  unknown_variable: 'name',
  no_such_key: 'name',
}
