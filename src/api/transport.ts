import type { Contract } from '#schemas/api/contract.ts'
import type { EncodedRequest } from '#schemas/api/encode-request.ts'
import type { ApiErrorKind } from './api-error.ts'

/** One request, with its credentials. */
export interface Exchange extends EncodedRequest {
  contract: Contract
  /** Timeout, ms. */
  timeout: number
  signal?: AbortSignal | undefined
}

/** An unparsed reply of any status. */
export interface RawReply {
  status: number
  text: string
}

/** Sends one request. @throws TransportFailure if no reply arrives */
export type Transport = (exchange: Exchange) => Promise<RawReply>

/** A request without a reply, and the reason. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  readonly kind: Extract<ApiErrorKind, 'timeout' | 'network' | 'aborted'>

  constructor(kind: TransportFailure['kind'], cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}
