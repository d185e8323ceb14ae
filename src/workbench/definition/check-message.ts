import type { Finding } from '#engine/lint/check-text.ts'
import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'

/** A step in the outline of a definition. */
export interface OutlineStep {
  /** The name of its state in the machine. */
  name: string
  progress: number
  title: string
  /** JSON pointer to its first entry. */
  pointer: string
  /** The key of the fixed page; undefined for a step of forms. */
  page: string | undefined
  /** The names of its forms, sub-forms included. */
  forms: readonly string[]
  /** True: the flow is committed here. */
  commits: boolean
  /** The condition in words; undefined for a step that every flow has. */
  when: string | undefined
}

/** The text to check, and what to check it against. */
export interface CheckRequest {
  text: string
  words: ServerCatalogue | undefined
  /** Applies the safe fixes first: the reply is about the mended text. */
  mends: boolean
}

/** The result of checking a text. */
export interface CheckedText {
  /** The text itself, not a copy: two of them are compared by identity. */
  text: string
  /** In the order of their places. */
  findings: readonly Finding[]
  /** None where the text is not JSON, or has no steps. The same list while the steps are the same. */
  steps: readonly OutlineStep[]
}

/** The reply to a request: what the page does not have yet. */
export interface CheckReply {
  /** The mended text; undefined for a text that was checked as it is. */
  mended: string | undefined
  findings: readonly Finding[]
  /** Undefined where they are those of the reply before. */
  steps: readonly OutlineStep[] | undefined
}

/**
 * Checks a text; `tell` is called once, or never if a newer text comes before it is checked.
 * @param mends applies the safe fixes first: the result is that of the mended text
 */
export type CheckText = (
  text: string,
  tell: (checked: CheckedText) => void,
  mends?: boolean,
) => void
