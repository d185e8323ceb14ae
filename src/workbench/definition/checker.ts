import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import type { CheckedText, CheckReply, CheckRequest, CheckText } from './check-message.ts'
import { newestFirst } from './newest-first.ts'

/**
 * Creates the checker of one definition.
 * @param words the words of the server; texts are checked without them until they are known
 */
export const createChecker = (words: Promise<ServerCatalogue | undefined>): CheckText => {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' })
  const ask = newestFirst<CheckRequest, CheckReply>(worker)
  let known: ServerCatalogue | undefined
  let steps: CheckedText['steps'] = []
  let again: (() => void) | undefined

  const check: CheckText = (text, tell, mends = false) => {
    if (!mends) again = () => check(text, tell)
    ask({ text, words: known, mends }, (reply) => {
      if (!reply) return
      steps = reply.steps ?? steps
      tell({ text: reply.mended ?? text, findings: reply.findings, steps })
    })
  }
  words.then(
    (loaded) => {
      known = loaded
      if (known) again?.()
    },
    // The definition is checked without them.
    () => undefined,
  )
  return check
}
