import type { Contract, DataOf } from '#schemas/api/contract.ts'
import { contracts } from '#schemas/api/contracts.ts'
import type { CallInputs } from '#schemas/api/encode-request.ts'
import { customerGoodsList, goodsList } from '#schemas/api/products.ts'
import { messageList } from '#schemas/api/messages.ts'
import { processDetail, processList } from '#schemas/api/process.ts'
import * as session from '#schemas/api/session.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import { customerInfo, DEFAULT_TENANT } from '#schemas/api/tenant.ts'
import { DEFAULT_GATEWAY, type Gateway } from '#schemas/api/gateway.ts'
import { ask, askWithoutToken, UNAUTHORIZED, type CallReport, type Target } from './ask.ts'
import { learn, queryOf, type Known } from './queries.ts'

/** The account with which a gateway is tried. */
export interface TriedAccount {
  account: string
  /** Encrypts the password with the server's public key, as the portal does. */
  encrypt: (publicKey: string) => Promise<string>
  /** Returns the characters of a captcha's picture, a `data:` address. */
  readPicture: (image: string) => Promise<string>
  /** The domain of the portal, by which the gateway finds the tenant. */
  domain: string
}

/**
 * Walks through the public and the signed-in calls of a gateway that read, and says of each if its contract is kept. One
 * message of the account counts as read after it. Ends the session that it has begun.
 */
export const checkGateway = async (target: Target, tried: TriedAccount): Promise<CallReport[]> => {
  const reports: CallReport[] = []
  const known: Known = { domain: tried.domain, tenantId: DEFAULT_TENANT }
  let token: string | undefined

  const make: Make = async (contract, inputs) => {
    const { report, data } = await ask(target, contract, inputs, token)
    reports.push(report)
    return data
  }
  const skip = (contract: Contract, note: string) =>
    reports.push({ call: contract.name, outcome: 'skipped', note })
  const read = async (contract: Contract): Promise<void> => {
    const reason = unneeded(contract, target.gateway)
    if (reason) return void skip(contract, reason)
    const query = queryOf(contract, known)
    if (typeof query === 'string') return void skip(contract, `no ${query} to ask with`)
    learn(known, contract, await make(contract, { query }))
  }

  reports.push(...(await wrongHeaders(target, tried.domain)))
  for (const contract of READS.filter(({ access }) => access === 'public')) await read(contract)
  const signedIn = READS.filter(({ access }) => access === 'customer')
  for (const contract of signedIn) reports.push(await askWithoutToken(target, contract))
  reports.push(await askWithoutToken(target, session.userinfo, 'none'))

  const begun = await signIn(make, target, tried, known)
  if (!begun) {
    for (const contract of signedIn) skip(contract, 'nobody is signed in')
    return reports
  }
  token = begun.access_token
  const renewed = await make(session.refreshToken, {
    body: {
      grant_type: 'refresh_token',
      refresh_token: begun.refresh_token,
      tenantId: known.tenantId,
    },
  })
  token = renewed?.access_token ?? token
  for (const contract of signedIn) await read(contract)
  await make(signInCalls.selectEnterprise, {})
  await make(session.logout, {})
  const ended = await askWithoutToken(target, session.userinfo, token)
  reports.push({ ...ended, call: `${session.userinfo.name} (after logout)` })
  return reports
}

/** A header of BladeX's strict header mode that gateway.json turns off or gives another value than BladeX's own. */
interface StrictHeader {
  /** The members of gateway.json that decide about it. */
  setting: string
  nameOf: (gateway: Gateway) => string
  isOwn: (gateway: Gateway) => boolean
  /** The gateway's answer to the header as gateway.json has it: it asks for one that is missing, or refuses its value. */
  refusal: 'asks for' | 'refuses the value of'
  mended: (gateway: Gateway) => Gateway
}

const STRICT_HEADERS: readonly StrictHeader[] = [
  {
    setting: 'client.calls',
    nameOf: ({ headers }) => headers.client,
    isOwn: ({ client }) => client.calls === 'all',
    refusal: 'asks for',
    mended: (gateway) => ({ ...gateway, client: { ...gateway.client, calls: 'all' } }),
  },
  {
    setting: 'client.id, client.secret',
    nameOf: ({ headers }) => headers.client,
    isOwn: ({ client: { id, secret } }) => id === DEFAULT.id && secret === DEFAULT.secret,
    refusal: 'refuses the value of',
    mended: (gateway) => ({ ...gateway, client: { ...DEFAULT, calls: gateway.client.calls } }),
  },
  {
    setting: 'requestedWith',
    nameOf: ({ headers }) => headers.requestedWith,
    isOwn: ({ requestedWith }) => requestedWith !== null,
    refusal: 'asks for',
    mended: (gateway) => ({ ...gateway, requestedWith: DEFAULT_GATEWAY.requestedWith }),
  },
  {
    setting: 'requestedWith',
    nameOf: ({ headers }) => headers.requestedWith,
    isOwn: ({ requestedWith }) =>
      requestedWith === null || requestedWith === DEFAULT_GATEWAY.requestedWith,
    refusal: 'refuses the value of',
    mended: (gateway) => ({ ...gateway, requestedWith: DEFAULT_GATEWAY.requestedWith }),
  },
]

const DEFAULT = DEFAULT_GATEWAY.client

/** Names the headers of gateway.json for which the gateway refuses a public call that it takes with BladeX's own. */
const wrongHeaders = async (target: Target, domain: string): Promise<CallReport[]> => {
  const others = STRICT_HEADERS.filter(({ isOwn }) => !isOwn(target.gateway))
  const isRefusedWith = async (headers: readonly StrictHeader[]) => {
    const gateway = headers.reduce((changed, { mended }) => mended(changed), target.gateway)
    const query = { customerDomain: domain }
    return (await ask({ ...target, gateway }, customerInfo, { query })).report.note.startsWith(
      UNAUTHORIZED,
    )
  }
  if (!(await isRefusedWith([])) || (await isRefusedWith(others))) return []
  const reports: CallReport[] = []
  for (const header of others)
    if (await isRefusedWith(others.filter((other) => other !== header)))
      reports.push({
        call: 'every call',
        outcome: 'broken',
        note: `${UNAUTHORIZED}: the gateway ${header.refusal} the header ${header.nameOf(target.gateway)} (${header.setting})`,
      })
  return reports
}

/** The calls whose replies the others need first. */
const FIRST: readonly Contract[] = [
  customerInfo,
  goodsList,
  processList,
  session.userinfo,
  messageList,
  customerGoodsList,
  processDetail,
]

/** The calls of customers that read. */
const READS = [...new Set([...FIRST, ...contracts])].filter(
  ({ method, acts, access }) =>
    method === 'GET' && !acts && (access === 'public' || access === 'customer'),
)

/** Returns the reason for which the portal does not make a call at this gateway; undefined where it does. */
const unneeded = (contract: Contract, { captcha, password }: Gateway): string | undefined => {
  if (contract === signInCalls.captcha && !captcha) return 'gateway.json asks for none'
  const asksForKey = password.scheme === 'sm2' && password.key === undefined
  return contract === signInCalls.publicKey && !asksForKey ? 'gateway.json needs none' : undefined
}

type Make = <C extends Contract>(contract: C, inputs: CallInputs) => Promise<DataOf<C> | undefined>

/** Signs in, and chooses the first sub-account where the account has several. */
const signIn = async (
  make: Make,
  { gateway }: Target,
  { account, encrypt, readPicture }: TriedAccount,
  known: Known,
) => {
  const key = unneeded(signInCalls.publicKey, gateway)
    ? undefined
    : await make(signInCalls.publicKey, {})
  const password = await encrypt(key?.publicKey ?? '').catch(() => undefined)
  if (password === undefined) return undefined
  const { tenantId } = known
  const type = signInCalls.LOGIN_TYPE
  const picture = gateway.captcha ? await make(signInCalls.captcha, {}) : undefined
  const reply = await make(signInCalls.accountLogin, {
    body: { account, password, tenantId, type },
    captcha: picture && { key: picture.key, code: await readPicture(picture.image) },
  })
  const [first] = reply?.cusomerType ?? []
  if (!reply || reply.access_token || !first) return reply?.access_token ? reply : undefined
  const { id = '', uuid = '' } = reply.customerCheckVo ?? {}
  const chosen = await make(signInCalls.selectSubAccount, {
    body: { typeId: first.id, id, uuid, tenantId },
  })
  return chosen?.access_token ? chosen : undefined
}
