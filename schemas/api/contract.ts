import type * as z from 'zod/mini'

/**
 * Who may call: `public` sends no credentials, `client` sends the basic client authorization of the
 * sign-in calls, `customer` sends `Blade-Auth: bearer <token>` (specification, section 6).
 */
export type Access = 'public' | 'client' | 'customer'

/** How the reply is wrapped: BladeX's `{ code, success, data, msg }`, or the bare token reply. */
type ReplyShape = 'envelope' | 'bare'

/**
 * One call of the wire protocol. The portal's client, the reference backend's routes and the
 * OpenAPI document are all derived from it (specification, section 7).
 */
export interface Contract<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `<group>.<call>`, unique; what errors and traces call it. */
  name: string
  summary: string
  method: 'GET' | 'POST'
  /** Below `/api/`, without a leading slash. */
  path: string
  access: Access
  query?: Query
  body?: Body
  /** `json` unless said otherwise; a `multipart` body is a form with one part `file`. */
  bodyType?: 'json' | 'multipart'
  /** The `data` of the envelope, or the whole reply where it is bare. */
  data: Data
  reply?: ReplyShape
  /** Milliseconds; 20,000 where nothing is said. */
  timeout?: number
}

export type QueryOf<C> = C extends { query: infer Q extends z.ZodMiniType } ? z.input<Q> : undefined
export type BodyOf<C> = C extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined
/** What a caller gets: the reply, normalised. */
export type DataOf<C> = C extends { data: infer D extends z.ZodMiniType } ? z.output<D> : never
/** What a server may send. */
export type WireDataOf<C> = C extends { data: infer D extends z.ZodMiniType } ? z.input<D> : never

/** Declares a contract, keeping the exact types of its parts. */
export const defineContract = <const C extends Contract>(contract: C): C => contract
