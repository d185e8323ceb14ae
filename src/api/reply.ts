import type * as z from 'zod/mini'
import type { Contract } from '#schemas/api/contract.ts'
import { envelope, refusedData, ReplyCode, type Envelope } from '#schemas/api/envelope.ts'
import { parseJson } from '#schemas/api/json.ts'
import { ApiError, type ApiErrorDetails } from './api-error.ts'
import { errorText, ILLEGAL_OPERATION } from './error-texts.ts'
import { bareTokens, withTokenNames } from './token-reply.ts'
import type { RawReply } from './transport.ts'

/**
 * Reads the data of a reply, normalised by the call's contract.
 *
 * @throws ApiError unless the reply is a success that keeps its contract (specification, section 8)
 */
export const readReply = (contract: Contract, { status, text }: RawReply): unknown => {
  const fail = (message: string, details: Omit<ApiErrorDetails, 'call'>): never => {
    throw new ApiError(message, { call: contract.name, ...details })
  }
  if (status === 404) fail(errorText.notFound, { kind: 'notFound', code: status })

  const body = jsonOf(text)
  const wrapped = envelope.safeParse(body)
  const code = wrapped.success ? codeOf(wrapped.data, status) : status
  if (status === ReplyCode.unauthorized || code === ReplyCode.unauthorized) {
    const message = (wrapped.success && messageOf(wrapped.data)) || errorText.sessionExpired
    fail(message, { kind: 'unauthorized', code: ReplyCode.unauthorized })
  }
  if (wrapped.success && code !== ReplyCode.success) {
    const about = refusedData.safeParse(wrapped.data.data)
    const [message, details] = refusal(code, messageOf(wrapped.data))
    fail(message, { ...details, fields: about.data?.fields })
  }
  const isOk = status >= 200 && status < 300
  if (!isOk || body === undefined) {
    // An OAuth refusal is bare: { error, error_description }.
    const message = messageOf(body as Partial<Envelope> | undefined)
    fail(message ?? (isOk ? errorText.unusable : errorText.unknown), {
      kind: message ? 'rejected' : 'unreadable',
      code: status,
    })
  }

  const isToken = contract.reply === 'token'
  const bare = wrapped.success ? undefined : bareData(contract, body)
  if (!bare && !wrapped.success) {
    fail(errorText.unusable, {
      kind: 'contract',
      code: status,
      field: 'code',
      cause: wrapped.error,
    })
  }
  const data = bare ?? wrapped.data?.data
  const read = contract.data.safeParse(isToken ? withTokenNames(data) : data)
  if (read.success) return read.data
  const path = brokenPath(read.error.issues)
  return fail(errorText.unusable, {
    kind: 'contract',
    code: status,
    field: (bare ? path : ['data', ...path]).join('.'),
    cause: read.error,
  })
}

const bareData = ({ reply }: Contract, body: unknown): unknown => {
  if (reply === 'token') return bareTokens(body)
  return reply === 'bare' ? body : undefined
}

const jsonOf = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Prefers an HTTP error status to the success code of an envelope. */
const codeOf = ({ code }: Envelope, status: number): number =>
  Number(code) === ReplyCode.success && status >= 400 ? status : Number(code)

const messageOf = (reply: Partial<Envelope> | null | undefined): string | undefined => {
  const message = reply?.msg || reply?.error_description
  return typeof message === 'string' ? message : undefined
}

const refusal = (
  code: number,
  message: string | undefined,
): [string, Omit<ApiErrorDetails, 'call'>] => {
  if (code === ReplyCode.applicationUnderWay) {
    return [errorText.applicationUnderWay, { kind: 'applicationUnderWay', code }]
  }
  if (code === ReplyCode.badRequest && message?.includes(ILLEGAL_OPERATION)) {
    return [errorText.illegalOperation, { kind: 'illegalOperation', code }]
  }
  if (Number.isNaN(code)) return [errorText.unusable, { kind: 'contract', field: 'code' }]
  const kind = code === ReplyCode.conflict ? 'conflict' : 'rejected'
  return [message ?? errorText.unknown, { kind, code }]
}

type Issue = z.core.$ZodIssue

/** Returns the path of the first issue; in a union, that of the branch that matched furthest. */
const brokenPath = ([issue]: readonly Issue[]): PropertyKey[] => {
  if (!issue) return []
  if (issue.code !== 'invalid_union') return issue.path
  const branches = issue.errors.map(brokenPath)
  const furthest = branches.toSorted((a, b) => b.length - a.length)[0] ?? []
  return [...issue.path, ...furthest]
}
