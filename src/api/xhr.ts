import { after } from '#src/platform/clock.ts'
import { TransportFailure, type RawReply, type Transport } from './transport.ts'

export interface XhrOptions {
  /** Called with the share of the body that is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** Called with the body of a reply without an envelope, a file. The call then returns null. */
  onContent?: (content: Blob) => void
}

/**
 * Creates the transport over XMLHttpRequest, for uploads with progress, which fetch reports only over
 * HTTP/2, and for replies that are files. The time limit of a call is that of standing still: a large file over a slow
 * line takes as long as it moves.
 *
 * @param baseUrl address of the API with a slash at its end
 */
export const createXhr =
  (baseUrl: string, { onProgress, onContent }: XhrOptions): Transport =>
  (exchange) =>
    new Promise<RawReply>((resolve, reject) => {
      // oxlint-disable-next-line no-restricted-globals -- fetch can't do this; see above
      const request = new XMLHttpRequest()
      const fail = (kind: TransportFailure['kind']) => () => reject(new TransportFailure(kind))
      const abort = () => {
        request.abort()
        fail('aborted')()
      }
      exchange.signal?.addEventListener('abort', abort, { once: true })

      request.open(exchange.contract.method, baseUrl + exchange.address)
      for (const [name, value] of Object.entries(exchange.headers))
        request.setRequestHeader(name, value)
      let rest = () => undefined as void
      const moves = () => {
        rest()
        rest = after(exchange.timeout, () => {
          fail('timeout')()
          request.abort()
        })
      }
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        moves()
        if (lengthComputable) onProgress?.(loaded / total)
      })
      // Bytes that the system has taken over may still be on their way, and then the server has its work to do.
      request.upload.addEventListener('load', moves)
      request.addEventListener('progress', moves)
      request.addEventListener('loadend', () => rest())
      if (onContent) request.responseType = 'blob'
      request.addEventListener('load', () => {
        const { status } = request
        if (!onContent) return resolve({ status, text: request.responseText })
        const content = request.response as Blob
        const isFile = status === 200 && content.size > 0 && !NO_FILE.test(content.type)
        if (isFile) onContent(content)
        void (isFile ? Promise.resolve(NOTHING) : content.text()).then((text) =>
          resolve({ status, text }),
        )
      })
      request.addEventListener('error', fail('network'))

      if (exchange.signal?.aborted) return fail('aborted')()
      moves()
      request.send(exchange.body ?? null)
    })

/** The types of an envelope, and of a page that a network shows in place of a reply: no stored file has them. */
const NO_FILE = /^(?:application\/json|text\/html)\b/

/** The envelope that stands in for a file's reply, which has none. */
const NOTHING = JSON.stringify({ code: 200, success: true, data: null })
