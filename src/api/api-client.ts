import type { Contract, DataOf } from '#schemas/api/contract.ts'
import { encodeRequest, type CallInputs } from '#schemas/api/encode-request.ts'
import { atGateway, type Gateway } from '#schemas/api/gateway.ts'
import { refreshToken } from '#schemas/api/session.ts'
import type { Events } from '#src/platform/events.ts'
import { ApiError } from './api-error.ts'
import type { ApiEvent } from './api-events.ts'
import { errorText } from './error-texts.ts'
import { createRefresh, type RefreshOutcome } from './refresh.ts'
import { readReply } from './reply.ts'
import type { Tokens, TokenStore } from './tokens.ts'
import { TransportFailure, type Transport } from './transport.ts'

/** The timeout of a call whose contract and caller set none (ms; specification, section 9). */
const DEFAULT_TIMEOUT = 20_000

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Timeout of this request, ms. */
  timeout?: number
  /** The caller shows the error itself: no warning is raised. */
  hide?: boolean
  /** Lets the server store a save once even if it is sent twice (reference backend). */
  idempotencyKey?: string
  /** The access token of an ended session, in place of the stored one: its reply neither renews nor ends a session. */
  access?: string | undefined
  /** The revision that a save is based on: an optimistic lock (reference backend). */
  ifMatch?: string | undefined
}

export interface ApiClientOptions {
  transport: Transport
  tokens: TokenStore
  gateway: Gateway
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  events: Events<ApiEvent>
}

/** Creates the client that sends calls with their credentials, renews an expired session and emits `ApiEvent`s. */
export const createApiClient = (options: ApiClientOptions) => {
  const { tokens, events, gateway } = options

  const credentialsOf = (
    { withoutToken }: Contract,
    session: Pick<Tokens, 'access'> | undefined,
  ): Record<string, string> =>
    session && !withoutToken ? { [gateway.headers.token]: `bearer ${session.access}` } : {}

  /** Sends one request with these credentials and returns its reply. */
  const exchange = async (
    contract: Contract,
    input: CallInputs,
    credentials: Record<string, string>,
    { signal, timeout, idempotencyKey, ifMatch }: CallOptions,
    transport: Transport,
  ): Promise<unknown> => {
    const request = encodeRequest(atGateway(contract, gateway), input, gateway)
    const headers: Record<string, string> = {
      ...credentials,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch && { 'If-Match': ifMatch }),
    }
    const limit = timeout ?? contract.timeout ?? DEFAULT_TIMEOUT
    try {
      const reply = await transport({
        contract,
        ...request,
        headers: { ...request.headers, ...headers },
        timeout: limit,
        signal,
      })
      return readReply(contract, reply)
    } catch (error) {
      if (!(error instanceof TransportFailure)) throw error
      throw new ApiError(errorText[error.kind], {
        kind: error.kind,
        call: contract.name,
        cause: error.cause,
      })
    }
  }

  const refresh = createRefresh({
    tokens,
    withLock: options.withLock,
    request: (session) =>
      exchange(
        refreshToken,
        {
          body: {
            grant_type: 'refresh_token',
            refresh_token: session.refresh,
            grantType: 'refresh_token',
            refreshToken: session.refresh,
            tenantId: session.tenantId,
          },
        },
        credentialsOf(refreshToken, session),
        // A refresh whose reply was lost is repeated with the same key, from whichever tab.
        { idempotencyKey: session.sessionId },
        options.transport,
      ) as Promise<DataOf<typeof refreshToken>>,
  })

  const send = async (
    contract: Contract,
    input: CallInputs = {},
    callOptions: CallOptions = {},
    transport = options.transport,
  ): Promise<unknown> => {
    const session = tokens.read()
    const { access } = callOptions
    // Signing in is no use of the session: its 401 neither renews nor ends one.
    const isRenewed = contract.access !== 'client' && access === undefined
    const attempt = (under: Pick<Tokens, 'access'> | undefined) =>
      exchange(contract, input, credentialsOf(contract, under), callOptions, transport)
    try {
      return await attempt(access === undefined ? session : { access }).catch(
        async (error: unknown) => {
          if (!session || !isRenewed || !isUnauthorized(error)) throw error
          if ((await refresh(session)) === 'ended') throw error
          const renewed = tokens.read()
          // A request is never repeated with the tokens of a later sign-in.
          if (renewed?.sessionId !== session.sessionId) throw error
          return attempt(renewed)
        },
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const shown = callOptions.hide ? error.hide() : error
      if (access === undefined) raise(shown, isRenewed ? session : undefined)
      throw shown
    }
  }

  const raise = (error: ApiError, session: Tokens | undefined): void => {
    const { kind, message } = error
    if (kind === 'aborted') return
    if (kind === 'unauthorized' && session) {
      // A late 401 of an earlier session does not end the current one.
      const current = tokens.read()
      if (current?.sessionId !== session.sessionId) return
      // Without its tokens, the session ends once for all waiting calls.
      tokens.remove()
      events.emit({ type: 'sessionExpired', access: current.access })
    } else if (kind === 'illegalOperation' || kind === 'applicationUnderWay') {
      events.emit({ type: kind, message })
    } else if (!error.hidden) {
      events.emit({ type: 'warning', message })
    }
  }

  /** Renews the session before a call needs it. @throws ApiError if the server did not reply */
  const renew = async (): Promise<RefreshOutcome> => {
    const session = tokens.read()
    return session ? refresh(session) : 'ended'
  }

  return { send, renew }
}

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'unauthorized'
