import ky, { isHTTPError, isTimeoutError, type Options } from 'ky'
import { TransportFailure, type Exchange, type Transport } from './transport.ts'

/** A read is tried three times at most, within this long (milliseconds). */
const READ_TIME_IN_ALL = 30_000

/** The longest wait before a read is tried again, whatever the server asks for. */
const LONGEST_WAIT = 5_000

/**
 * The transport over fetch. A GET that fails on the way is tried again, twice at most, after a
 * random wait; a POST never is.
 *
 * @param baseUrl where the API is, with a slash at its end, like `/api/`
 */
export const createHttp =
  (baseUrl: string): Transport =>
  async (exchange) => {
    try {
      const text = await ky(exchange.contract.path, optionsOf(baseUrl, exchange)).text()
      return { status: 200, text }
    } catch (error) {
      if (isHTTPError(error)) {
        return {
          status: error.response.status,
          text: typeof error.data === 'string' ? error.data : '',
        }
      }
      if (exchange.signal?.aborted) throw new TransportFailure('aborted', error)
      throw new TransportFailure(isTimeoutError(error) ? 'timeout' : 'network', error)
    }
  }

const optionsOf = (baseUrl: string, exchange: Exchange): Options => {
  const { contract, query, body, headers, timeout, signal } = exchange
  const isRead = contract.method === 'GET'
  return {
    method: contract.method,
    baseUrl,
    headers,
    timeout,
    totalTimeout: isRead ? Math.max(READ_TIME_IN_ALL, timeout) : timeout,
    retry: {
      limit: isRead ? 2 : 0,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      afterStatusCodes: [429, 503],
      jitter: true,
      backoffLimit: LONGEST_WAIT,
      maxRetryAfter: LONGEST_WAIT,
    },
    // The text as it came: a refusal is read by the same code as any other reply.
    parseJson: (text) => text,
    credentials: 'omit',
    cache: 'no-store',
    ...(query && { searchParams: query as Record<string, string | number | boolean | undefined> }),
    ...(body === undefined ? {} : body instanceof FormData ? { body } : { json: body }),
    ...(signal && { signal }),
  }
}
