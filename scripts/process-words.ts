import { wordLists } from '#engine/lint/words/word-lists.ts'
import { providerNames } from '#fixtures/backend/domain/flows/external-data.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'
import { OPTION_WORDS } from './process-schema-document.ts'

/** Returns all words of the process language as lines to print; those of a server are the reference backend's. */
export const wordLines = (): string[] =>
  wordLists({ options: OPTION_WORDS, server: serverWords, providerNames }).flatMap(
    ({ title, words }) => [
      title,
      ...Object.entries(words).map(([word, meaning]) => `  ${word}  ${meaning}`.trimEnd()),
      '',
    ],
  )
