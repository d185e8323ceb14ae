import type { Contract } from '#schemas/api/contract.ts'
import type { ApiErrorKind } from './api-error.ts'

/** What a caller sends, whatever the contract. */
export interface CallInputs {
  query?: Record<string, unknown> | undefined
  body?: unknown
}

/** One request, complete but for the address of the API. */
export interface Exchange extends CallInputs {
  contract: Contract
  headers: Record<string, string>
  /** Milliseconds until it is given up. */
  timeout: number
  signal?: AbortSignal | undefined
}

/** A reply as it came, of whatever status. */
export interface RawReply {
  status: number
  text: string
}

/** Carries one request to the server. @throws TransportFailure where no reply came back */
export type Transport = (exchange: Exchange) => Promise<RawReply>

/** No reply, and why. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  readonly kind: Extract<ApiErrorKind, 'timeout' | 'network' | 'aborted'>

  constructor(kind: TransportFailure['kind'], cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}
