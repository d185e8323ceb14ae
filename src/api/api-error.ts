import type { RefusedField } from '#schemas/api/envelope.ts'

/**
 * Why a call came to nothing (specification, section 8):
 *
 * - `rejected`: the server refused, with a reason for the user
 * - `unauthorized`: 401, after the one refresh that was tried where there is a session
 * - `illegalOperation`: 400 with 非法操作 in its message; the session is about to be ended
 * - `applicationUnderWay`: 901
 * - `conflict`: 409, the record has moved on since it was read
 * - `notFound`: HTTP 404
 * - `timeout`, `network`, `aborted`: no reply, or none in time
 * - `unreadable`: a reply that is not JSON, or empty (a proxy's error page, a cut connection)
 * - `contract`: a reply that breaks its contract; `field` says where
 */
export type ApiErrorKind =
  | 'rejected'
  | 'unauthorized'
  | 'illegalOperation'
  | 'applicationUnderWay'
  | 'conflict'
  | 'notFound'
  | 'timeout'
  | 'network'
  | 'aborted'
  | 'unreadable'
  | 'contract'

/** What is known of a failed call, beside its message. */
export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** The contract's name. */
  call: string
  /** The envelope's code, or the HTTP status where there is no envelope. */
  code?: number
  /** Where the reply breaks its contract, like `data.records.0.id`. */
  field?: string
  /** The answers that a refused save is about, where the server tells them. */
  fields?: readonly RefusedField[]
  /** The caller shows the message itself. */
  hidden?: boolean
  cause?: unknown
}

/** The only thing that a call throws; `message` is for the user, in Chinese. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: string
  readonly code: number | undefined
  readonly field: string | undefined
  readonly fields: readonly RefusedField[]
  readonly hidden: boolean

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause })
    this.kind = details.kind
    this.call = details.call
    this.code = details.code
    this.field = details.field
    this.fields = details.fields ?? []
    this.hidden = details.hidden ?? false
  }

  /** The same error, for a caller that shows the message itself. */
  hide(): ApiError {
    return new ApiError(this.message, { ...this, hidden: true, cause: this.cause })
  }
}

const UNKNOWN_OUTCOMES: ReadonlySet<ApiErrorKind> = new Set([
  'timeout',
  'network',
  'aborted',
  'unreadable',
  'contract',
])

/** The server may have done what was asked all the same: read again before sending again. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (UNKNOWN_OUTCOMES.has(error.kind) || (error.code ?? 0) >= 500)

/** Nothing reached the server, or nothing came back: trying again may help, the session is fine. */
export const isConnectionProblem = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'unreadable')
