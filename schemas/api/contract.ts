import type * as z from 'zod/mini'
import type { OperatorRole } from './operator-roles.ts'

/**
 * The credentials of a call: `public` sends none of a person's, `client` is a call that signs in, `customer` sends `Blade-Auth: bearer <token>` (specification, section 6), `operator` and `analyst` send
 * `Authorization: Bearer <token>` (the operators' console, the workbench).
 */
export type Access = 'public' | 'client' | 'customer' | 'operator' | 'analyst'

/**
 * The wrapping of a reply: BladeX's `{ code, success, data, msg }`, unless its contract says otherwise. `bare` may also
 * come without it, and `token` too, whose members its editions spell differently (src/api/token-reply.ts).
 */
type ReplyShape = 'bare' | 'token'

/**
 * The form in which the `body` of a call travels: as parameters in its address, as parameters in an
 * `application/x-www-form-urlencoded` body, as JSON, or as `multipart/form-data` with one part `file`. `query` always
 * travels in the address.
 */
export type Encoding = 'query' | 'form' | 'json' | 'multipart'

/**
 * One call of the wire protocol. The portal's client, the reference backend's routes and the
 * OpenAPI document are all derived from it (specification, section 7).
 */
export interface Contract<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `<group>.<call>`, unique; used in errors and traces. */
  name: string
  summary: string
  method: 'GET' | 'POST'
  /** Below `/api/`, without a leading slash. */
  path: string
  access: Access
  /** Carries no token of a session, also where there is one: it begins another one (specification, section 7). */
  withoutToken?: true
  /** A gateway may ask for the characters of a picture with this call (gateway.json: `captcha`). */
  captcha?: true
  /** Carries the cookie by which the reference backend knows a browser that has signed in before; no other call has cookies. */
  device?: true
  /** A GET that acts: a lost one is never sent again by itself. */
  acts?: true
  /** The role that an operator needs for this call; without it, every operator may make it. */
  role?: OperatorRole
  query?: Query
  body?: Body
  /** The names on the wire of parameters of `query` and `body` that are others there; gateway.json may name more. */
  parameters?: Readonly<Record<string, string>> | undefined
  /**
   * Defaults to `json`. Section 7 says where a body is JSON; the other parameters that it names are a form, and the
   * bodies chosen here are JSON.
   */
  encoding?: Encoding
  /** The `data` of the envelope, or the whole of a bare reply. */
  data: Data
  reply?: ReplyShape
  /** The calls of one customer, or before a sign-in of one client address, in a period of so many seconds. */
  limit?: { calls: number; seconds: number }
  /** Milliseconds; defaults to 20,000. */
  timeout?: number
}

export type QueryOf<C> = C extends { query: infer Q extends z.ZodMiniType } ? z.input<Q> : undefined
export type BodyOf<C> = C extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined
/** The body of a call as a server reads it: with its defaults. */
export type ReadBodyOf<C> = C extends { body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined
/** The normalised data of a reply. */
export type DataOf<C> = C extends { data: infer D extends z.ZodMiniType } ? z.output<D> : never
/** The data of a reply as a server may send it. */
export type WireDataOf<C> = C extends { data: infer D extends z.ZodMiniType } ? z.input<D> : never

/** Declares a contract, keeping the exact types of its parts. */
export const defineContract = <const C extends Contract>(contract: C): C => contract
