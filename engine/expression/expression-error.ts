/** The kind of an expression's error. */
export type ExpressionErrorKind = 'syntax' | 'name' | 'function' | 'type' | 'limit'

/** An error in an expression, with its position. */
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

/** Translates the library's error messages. */
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
