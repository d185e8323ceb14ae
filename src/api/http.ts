import ky, { isHTTPError, isTimeoutError, type Options } from 'ky'
import { after } from '#src/platform/clock.ts'
import { ownTask } from '#src/platform/own-task.ts'
import { TransportFailure, type Exchange, type Transport } from './transport.ts'

/** The time limit of a read with all its retries, ms. */
const READ_TIME_IN_ALL = 30_000

/** The longest wait before a retry, also if `Retry-After` asks for more; ms. */
const LONGEST_WAIT = 5_000

/**
 * Creates the transport over fetch. A failed GET is retried at most twice, after a random wait; a POST
 * and a GET that acts never are.
 *
 * @param baseUrl address of the API with a slash at its end, like `/api/`
 */
export const createHttp =
  (baseUrl: string): Transport =>
  async (exchange) => {
    // A page that opens begins several reads at once; what a customer sends by a press leaves with it.
    if (isRead(exchange)) await ownTask()
    const { signal } = exchange
    const limit = new AbortController()
    const stopTimer = after(timeInAll(exchange), () => limit.abort())
    const options = {
      ...optionsOf(baseUrl, exchange),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    }
    try {
      return { status: 200, text: await ky(exchange.address, options).text() }
    } catch (error) {
      if (isHTTPError(error))
        return { status: error.response.status, text: await error.response.text() }
      if (signal?.aborted) throw new TransportFailure('aborted', error)
      const isLate = limit.signal.aborted || isTimeoutError(error)
      throw new TransportFailure(isLate ? 'timeout' : 'network', error)
    } finally {
      stopTimer()
    }
  }

/** Returns the time limit of a call with all its retries, ms. */
const timeInAll = (exchange: Exchange): number =>
  isRead(exchange) ? Math.max(READ_TIME_IN_ALL, exchange.timeout) : exchange.timeout

/**
 * Fetches a reply with its body, so that the time limit of an attempt includes both. The reply stays the browser's own: none can
 * be made with a status such as 901.
 */
const fetchWhole = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  // oxlint-disable-next-line no-restricted-globals -- this is what ky sends by
  const response = await fetch(input, init)
  await response.clone().arrayBuffer()
  return response
}

const isRead = ({ contract }: Exchange): boolean => contract.method === 'GET' && !contract.acts

const optionsOf = (baseUrl: string, exchange: Exchange): Options => {
  const { contract, headers, body, timeout } = exchange
  return {
    method: contract.method,
    prefixUrl: baseUrl,
    headers,
    timeout,
    fetch: fetchWhole,
    retry: {
      limit: isRead(exchange) ? 2 : 0,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      afterStatusCodes: [429, 503],
      jitter: true,
      backoffLimit: LONGEST_WAIT,
      maxRetryAfter: LONGEST_WAIT,
    },
    credentials: contract.device ? 'same-origin' : 'omit',
    cache: 'no-store',
    ...(body !== undefined && { body }),
  }
}
