import ky, { isHTTPError, isTimeoutError, type Options } from 'ky'
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
    try {
      const text = await ky(exchange.address, optionsOf(baseUrl, exchange)).text()
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

const isRead = ({ contract }: Exchange): boolean => contract.method === 'GET' && !contract.acts

const optionsOf = (baseUrl: string, exchange: Exchange): Options => {
  const { contract, headers, body, timeout, signal } = exchange
  return {
    method: contract.method,
    baseUrl,
    headers,
    timeout,
    totalTimeout: isRead(exchange) ? Math.max(READ_TIME_IN_ALL, timeout) : timeout,
    retry: {
      limit: isRead(exchange) ? 2 : 0,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      afterStatusCodes: [429, 503],
      jitter: true,
      backoffLimit: LONGEST_WAIT,
      maxRetryAfter: LONGEST_WAIT,
    },
    // Keeps the text: refusals and successes are read by the same code (reply.ts).
    parseJson: (text) => text,
    credentials: 'omit',
    cache: 'no-store',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }
}
