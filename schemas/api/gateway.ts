import type { Contract, Encoding } from './contract.ts'

/** The differences of a gateway for one call. */
interface CallSettings {
  /** Below `/api/`, without a leading slash. */
  path?: string | undefined
  encoding?: Exclude<Encoding, 'multipart'> | undefined
  /** The names of parameters that are others at this gateway, by the contract's own. */
  parameters?: Readonly<Record<string, string>> | undefined
}

/** The encryption of a password's MD5; `hash` is none. */
export type PasswordScheme = 'sm2' | 'sm4' | 'aes' | 'hash'

/** The settings of a gateway (gateway.json, docs/gateway.md). */
export interface Gateway {
  /** The calls whose path, encoding or parameters differ, by the name of their contract. */
  calls: Readonly<Record<string, CallSettings>>
  /** The names of the headers. */
  headers: {
    /** Carries `bearer <access token>`. */
    token: string
    /** Carries the basic client authorization. */
    client: string
    /** Carries `requestedWith`. */
    requestedWith: string
    /** Carries the tenant of a call that issues tokens. */
    tenant: string
    /** Carries the key of a captcha's picture. */
    captchaKey: string
    /** Carries the characters read in that picture. */
    captchaCode: string
  }
  /**
   * The basic client authorization, on each call as BladeX's strict header mode asks, or only on the calls that sign in
   * (specification, section 7).
   */
  client: { id: string; secret: string; calls: 'all' | 'signIn' }
  /** The value by which BladeX's strict header mode knows a call of a client; null sends none. */
  requestedWith: string | null
  /** Further headers of a deployment, with each call. */
  extraHeaders: Readonly<Record<string, string>>
  /** The `scope` of the calls that issue tokens. */
  scope: string
  /**
   * The encryption of a password's MD5; SM4 and AES have a key that the server knows too, SM2 may have the server's public
   * key, which it is asked for otherwise.
   */
  password: { scheme: PasswordScheme; key?: string | undefined }
  /** The number of digits of a code that is sent to a phone. */
  codeLength: number
  /** A sign-in by password brings the characters of a picture along. */
  captcha: boolean
}

/** The reference backend, which is as the specification and BladeX are. */
export const DEFAULT_GATEWAY: Gateway = {
  calls: {},
  headers: {
    token: 'Blade-Auth',
    client: 'Authorization',
    requestedWith: 'Blade-Requested-With',
    tenant: 'Tenant-Id',
    captchaKey: 'Captcha-Key',
    captchaCode: 'Captcha-Code',
  },
  client: { id: 'portal', secret: 'portal_secret', calls: 'all' },
  requestedWith: 'BladeHttpRequest',
  extraHeaders: {},
  scope: 'all',
  password: { scheme: 'sm2' },
  codeLength: 6,
  captcha: false,
}

/** Returns the basic client authorization, `Basic …`. */
const authorizationOf = ({ client: { id, secret } }: Gateway): string =>
  `Basic ${btoa(`${id}:${secret}`)}`

/** Tells the calls of operators and analysts, which go to the reference backend and to no gateway. */
export const isOfStaff = (path: string): boolean => /^(?:operator|workbench)\//.test(path)

/** Returns the headers by which a gateway knows its clients, for a call of an access at a path below `/api/`. */
export const clientHeaders = (
  { access, path }: Pick<Contract, 'access' | 'path'>,
  gateway: Gateway,
): Record<string, string> => {
  if (isOfStaff(path)) return {}
  const { headers, client, requestedWith, extraHeaders } = gateway
  const isClient = client.calls === 'all' || access === 'client'
  return {
    ...extraHeaders,
    ...(isClient && { [headers.client]: authorizationOf(gateway) }),
    ...(requestedWith !== null && { [headers.requestedWith]: requestedWith }),
  }
}

/** Returns a contract as a gateway has it. */
export const atGateway = <C extends Contract>(contract: C, { calls }: Gateway): C => {
  const settings = calls[contract.name]
  if (!settings) return contract
  const parameters = { ...contract.parameters, ...settings.parameters }
  return { ...contract, ...settings, parameters }
}
