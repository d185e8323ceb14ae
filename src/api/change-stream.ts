import { change, CHANGE_EVENTS, CHANGES_PATH, type Change } from '#schemas/api/changes.ts'
import { clientHeaders } from '#schemas/api/gateway.ts'
import { parseJson } from '#schemas/api/json.ts'
import { gateway } from '#src/platform/gateway.ts'
import { API_URL, apiClient } from './call.ts'
import { tokens } from './tokens.ts'

/** The reason why a stream ended; see `StreamEnd` of the machine. */
type Ended = 'lost' | 'unsupported' | 'ended'

interface ChangeStreamListeners {
  /** The stream is open, or still is. */
  onReady: () => void
  onChange: (change: Change) => void
}

/**
 * Reads the stream of changes until it ends; the session is renewed once. `EventSource` sends no headers, and a token
 * does not belong into an address.
 *
 * @returns the reason of its end; never rejects
 */
export const readChangeStream = async (
  signal: AbortSignal,
  listeners: ChangeStreamListeners,
): Promise<Ended> => {
  try {
    const first = await open(signal)
    const response = first.status === 401 && (await renew()) ? await open(signal) : first
    if (response.status === 401) return 'ended'
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!response.ok || !isStream || !response.body) {
      void response.body?.cancel().catch(() => undefined)
      // A server that is busy or starting may have a stream later.
      return response.status >= 500 || response.status === 429 ? 'lost' : 'unsupported'
    }
    await read(response.body, listeners)
  } catch {
    // The connection broke, or this tab closed it.
  }
  return 'lost'
}

const open = (signal: AbortSignal): Promise<Response> =>
  // oxlint-disable-next-line no-restricted-globals -- a stream is not a call with one reply
  fetch(API_URL + CHANGES_PATH, {
    headers: {
      ...clientHeaders({ access: 'customer', path: CHANGES_PATH }, gateway()),
      [gateway().headers.token]: `bearer ${tokens.read()?.access ?? ''}`,
    },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  })

const renew = async (): Promise<boolean> => (await apiClient().renew()) === 'renewed'

const read = async (body: ReadableStream<Uint8Array>, listeners: ChangeStreamListeners) => {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader()
  let unread = ''
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<string>
    if (done) return
    const events = (unread + value).split('\n\n')
    unread = events.pop() ?? ''
    for (const event of events) tell(event, listeners)
  }
}

const tell = (text: string, { onReady, onChange }: ChangeStreamListeners): void => {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  if (field('event') === CHANGE_EVENTS.ready) onReady()
  if (field('event') === CHANGE_EVENTS.changed)
    onChange(change.parse(parseJson(field('data') ?? '')))
}
