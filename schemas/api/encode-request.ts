import type { Contract, Encoding } from './contract.ts'
import { clientHeaders, type Gateway } from './gateway.ts'

/** The inputs of a call of any contract. */
export interface CallInputs {
  query?: Record<string, unknown> | undefined
  body?: unknown
  captcha?: ReadCaptcha | undefined
}

/** The key of a picture, and the characters that somebody has read in it. */
export interface ReadCaptcha {
  key: string
  code: string
}

/** A request of a call. */
export interface EncodedRequest {
  /** Below `/api/`: the path, with the parameters that travel in the address. */
  address: string
  /**
   * Those by which the gateway knows its clients, the type of the body, where a `FormData` brings its own with its
   * boundary, a token call's tenant, and the characters of a picture; a caller adds those of its session.
   */
  headers: Record<string, string>
  body?: string | FormData
}

/** The media type of a body. */
export const MEDIA_TYPE = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/**
 * Writes the inputs of a call as its contract says; members that are undefined are left out. A call that issues tokens
 * names its scope, and its tenant in a header too.
 */
export const encodeRequest = (
  contract: Contract,
  { query, body, captcha }: CallInputs,
  gateway: Gateway,
): EncodedRequest => {
  const { path, encoding = 'json', reply, parameters: names } = contract
  const isToken = reply === 'token'
  const own = isToken ? { ...(body as TokenRequest), scope: gateway.scope } : body
  const parameters = renamed(own, names)
  const inAddress = renamed(query, names)
  const search = parametersOf(
    encoding === 'query' ? { ...inAddress, ...(parameters as object) } : inAddress,
  )
  const content = contentOf(encoding, parameters)
  const tenantId = isToken && (body as TokenRequest).tenantId
  return {
    address: search ? `${path}?${search}` : path,
    headers: {
      ...clientHeaders(contract, gateway),
      ...(typeof content === 'string' && {
        'Content-Type': MEDIA_TYPE[encoding as 'json' | 'form'],
      }),
      ...(tenantId && { [gateway.headers.tenant]: tenantId }),
      ...(captcha && {
        [gateway.headers.captchaKey]: captcha.key,
        [gateway.headers.captchaCode]: captcha.code,
      }),
    },
    ...(content !== undefined && { body: content }),
  }
}

interface TokenRequest {
  tenantId?: string
}

/** Gives the members of an object other names; a file and a list stay. */
export const renamed = <T>(values: T, names: Readonly<Record<string, string>> | undefined): T =>
  names === undefined || !isMembers(values)
    ? values
    : (Object.fromEntries(
        Object.entries(values).map(([name, value]) => [names[name] ?? name, value]),
      ) as T)

const isMembers = (values: unknown): values is object =>
  typeof values === 'object' &&
  values !== null &&
  !Array.isArray(values) &&
  !(values instanceof FormData)

const contentOf = (encoding: Encoding, body: unknown): string | FormData | undefined => {
  if (body === undefined || encoding === 'query') return undefined
  if (body instanceof FormData) return body
  return encoding === 'form' ? parametersOf(body as object) : JSON.stringify(body)
}

const parametersOf = (values: object = {}): string => {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(set as [string, string][]).toString()
}
