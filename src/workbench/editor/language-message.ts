import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'

/** A question to the language service about a place in a text. */
export interface LanguageRequest {
  kind: 'completions' | 'hover'
  text: string
  offset: number
  /** The words of the server; undefined until they are known. */
  words?: ServerCatalogue | undefined
}

/** A proposal of the language service. */
export interface Proposal {
  label: string
  /** The text by which a typed word finds it: with quotes for a member. */
  filter: string
  description: string
  /** A snippet with `${1:…}` for what is to be typed. */
  snippet: string
  from: number
  to: number
}

/** The reply to a question. */
export interface LanguageReply {
  proposals: readonly Proposal[]
  /** The description of the word at the place; '' where there is none. */
  hover: string
}
