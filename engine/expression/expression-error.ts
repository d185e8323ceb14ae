/** What kind of mistake it is. */
export type ExpressionErrorKind = 'syntax' | 'name' | 'function' | 'type' | 'limit'

/** What is wrong with an expression, and where. */
export class ExpressionError extends Error {
  /** @param position of the first character that is wrong, from 1 */
  constructor(
    readonly kind: ExpressionErrorKind,
    readonly detail: string,
    readonly position: number,
  ) {
    super(`${kind} at ${position}: ${detail}`)
  }
}

/** What the library says is wrong, in our words. */
export const expressionErrorOf = (error: unknown): ExpressionError => {
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
  return new ExpressionError(kind, detail, (range?.start ?? 0) + 1)
}

const KINDS: Readonly<Record<string, ExpressionErrorKind>> = {
  limit_exceeded: 'limit',
  unknown_variable: 'name',
  no_such_key: 'name',
}
