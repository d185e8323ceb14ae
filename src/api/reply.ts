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
  const message = messageOf(body)
  if (status === ReplyCode.unauthorized || code === ReplyCode.unauthorized)
    fail(message ?? errorText.sessionExpired, {
      kind: 'unauthorized',
      code: ReplyCode.unauthorized,
    })
  const isOk = status >= 200 && status < 300
  // A refusal is in an envelope, or bare as OAuth's: { error, error_description }.
  if (wrapped.success ? code !== ReplyCode.success : !isOk) {
    const [words, details] = refusal(code, message, wrapped.success)
    fail(words, { ...details, fields: refusedData.safeParse(wrapped.data?.data).data?.fields })
  }
  if (body === undefined) fail(errorText.unusable, { kind: 'unreadable', code: status })

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

/** Returns the words of a refusal, whether it has an envelope or not. */
const messageOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const { msg, error_description } = body as Partial<Envelope>
  const message = msg || error_description
  return typeof message === 'string' ? message : undefined
}

/** Returns the kind of a refusal, and its words for the customer. @param isWrapped it has an envelope */
const refusal = (
  code: number,
  message: string | undefined,
  isWrapped: boolean,
): [string, Omit<ApiErrorDetails, 'call'>] => {
  if (code === ReplyCode.applicationUnderWay)
    return [errorText.applicationUnderWay, { kind: 'applicationUnderWay', code }]
  if (code === ReplyCode.badRequest && message?.includes(ILLEGAL_OPERATION))
    return [errorText.illegalOperation, { kind: 'illegalOperation', code }]
  if (Number.isNaN(code)) return [errorText.unusable, { kind: 'contract', field: 'code' }]
  if (code === ReplyCode.conflict && isWrapped)
    return [message ?? errorText.unknown, { kind: 'conflict', code }]
  // A page that a proxy shows has no words for the customer.
  const kind = message || isWrapped ? 'rejected' : 'unreadable'
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
