import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { definitionSource } from '../definition/definition-source.ts'
import { newestFirst } from '../definition/newest-first.ts'
import type { LanguageReply, LanguageRequest } from './language-message.ts'

let ask: ReturnType<typeof newestFirst<LanguageRequest, LanguageReply>> | undefined
let words: ServerCatalogue | undefined

/**
 * Asks the language service, which is loaded with the first question.
 * @returns undefined for a question that a newer one replaced
 */
export const askLanguage = (
  question: Omit<LanguageRequest, 'words'>,
): Promise<LanguageReply | undefined> => {
  ask ??= begin()
  const send = ask
  return new Promise((resolve) => send({ ...question, words }, resolve))
}

const begin = () => {
  definitionSource()
    .words()
    .then(
      (loaded) => {
        words = loaded
      },
      // Without them, the words of the language are proposed.
      () => undefined,
    )
  return newestFirst<LanguageRequest, LanguageReply>(
    new Worker(new URL('language-worker.ts', import.meta.url), { type: 'module' }),
  )
}
