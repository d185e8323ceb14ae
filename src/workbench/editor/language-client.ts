import { newestFirst } from '../definition/newest-first.ts'
import type { LanguageReply, LanguageRequest } from './language-message.ts'

let ask: ReturnType<typeof newestFirst<LanguageRequest, LanguageReply>> | undefined

/**
 * Asks the language service, which is loaded with the first question.
 * @returns undefined for a question that a newer one replaced
 */
export const askLanguage = (question: LanguageRequest): Promise<LanguageReply | undefined> => {
  ask ??= newestFirst(
    new Worker(new URL('language-worker.ts', import.meta.url), { type: 'module' }),
  )
  const send = ask
  return new Promise((resolve) => send(question, resolve))
}
