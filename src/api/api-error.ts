import type { RefusedField } from '#schemas/api/envelope.ts'

/**
 * The reason why a call failed (specification, section 8):
 *
 * - `rejected`: a refusal with a reason for the customer
 * - `unauthorized`: 401, after one attempt to renew the session, if there is one
 * - `illegalOperation`: 400 with 非法操作 in its message; the session is going to end
 * - `applicationUnderWay`: 901
 * - `conflict`: 409, the record has a newer revision than the one that was read
 * - `notFound`: HTTP 404
 * - `timeout`, `network`, `aborted`: no reply (in time)
 * - `unreadable`: an empty reply, or one that is not JSON (a proxy's error page, a cut connection)
 * - `contract`: a reply that breaks its contract; `field` names the place
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

/** The details of a failed call, in addition to its message. */
export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** The contract's name. */
  call: string
  /** The envelope's code; the HTTP status if there is no envelope. */
  code?: number | undefined
  /** The path at which the reply breaks its contract, like `data.records.0.id`. */
  field?: string | undefined
  /** The fields for which a save is refused, if the server names them. */
  fields?: readonly RefusedField[] | undefined
  /** The caller shows the message itself. */
  hidden?: boolean
  cause?: unknown
}

/** The only error that a call throws; `message` is for the customer, in Chinese. */
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

  /** Returns the same error marked as hidden, for a caller that shows the message itself. */
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

/** Tells whether the server may have executed the call: the caller reads again before it retries. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (UNKNOWN_OUTCOMES.has(error.kind) || (error.code ?? 0) >= 500)

/** Tells whether the connection failed: a retry may help, and the session is valid. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'unreadable')
