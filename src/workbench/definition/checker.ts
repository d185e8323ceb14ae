import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import type { CheckReply, CheckRequest, CheckText } from './check-message.ts'

interface Waiting {
  text: string
  tell: (reply: CheckReply) => void
}

/**
 * Creates the checker of one definition. It has one text under check and keeps the newest of those that come meanwhile:
 * without a delay of its own it is as fast as the worker, and it never checks a text that has been replaced.
 * @param words the words of the server; texts are checked without them until they are known
 */
export const createChecker = (words: Promise<ServerCatalogue | undefined>): CheckText => {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' })
  let known: ServerCatalogue | undefined
  let current: Waiting | undefined
  let next: Waiting | undefined
  let last: Waiting | undefined

  const begin = (waiting: Waiting): void => {
    current = waiting
    worker.postMessage({ text: waiting.text, words: known } satisfies CheckRequest, [])
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
    const done = current
    current = undefined
    if (next) {
      begin(next)
      next = undefined
    }
    done?.tell(data)
  })

  const check: CheckText = (text, tell) => {
    last = { text, tell }
    if (current) next = last
    else begin(last)
  }
  words.then(
    (loaded) => {
      known = loaded
      if (known && last) check(last.text, last.tell)
    },
    // The definition is checked without them.
    () => undefined,
  )
  return check
}
