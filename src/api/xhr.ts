import { TransportFailure, type Exchange, type RawReply, type Transport } from './transport.ts'

/**
 * The transport over XMLHttpRequest, for a body whose progress is watched: fetch tells of that only
 * over HTTP/2.
 *
 * @param baseUrl where the API is, with a slash at its end
 * @param onProgress told the share that is on its way, from 0 to 1
 */
export const createXhr =
  (baseUrl: string, onProgress?: (share: number) => void): Transport =>
  (exchange) =>
    new Promise<RawReply>((resolve, reject) => {
      // oxlint-disable-next-line no-restricted-globals -- fetch can't do this; see above
      const request = new XMLHttpRequest()
      const fail = (kind: TransportFailure['kind']) => () => reject(new TransportFailure(kind))
      const abort = () => {
        request.abort()
        fail('aborted')()
      }
      exchange.signal?.addEventListener('abort', abort)

      request.open(exchange.contract.method, baseUrl + exchange.contract.path)
      for (const [name, value] of Object.entries(exchange.headers))
        request.setRequestHeader(name, value)
      request.timeout = exchange.timeout
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress?.(loaded / total)
      })
      request.addEventListener('load', () =>
        resolve({ status: request.status, text: request.responseText }),
      )
      request.addEventListener('error', fail('network'))
      request.addEventListener('timeout', fail('timeout'))
      request.addEventListener('loadend', () =>
        exchange.signal?.removeEventListener('abort', abort),
      )

      if (exchange.signal?.aborted) fail('aborted')()
      else request.send(bodyOf(exchange))
    })

const bodyOf = ({ body }: Exchange): FormData | null => (body instanceof FormData ? body : null)
