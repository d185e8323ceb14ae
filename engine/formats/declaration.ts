import type { Zone } from './zone.ts'

/** The surroundings in which a text is typed or shown. */
export interface Surroundings {
  /** The unit of the field: 元, 万元, %, … */
  unit?: string | undefined
  /** The time zone of the customer; without it, that of the value, or of China. */
  zone?: Zone | undefined
}

/** The parts of a format that are declared. All functions are pure and never throw. */
interface Declared {
  /** The name of its values, for authors. */
  title: string
  /** The description for authors. */
  words: string
  /** The instruction for the customer: what is asked for. */
  message: string
  /** Returns what is wrong with a value, in words for the customer; undefined for a valid one. */
  wrong(value: string): string | undefined
  /** Masks a value for display; values that hide nothing are returned as they are, and all of them without it. */
  mask?: (value: string) => string
  /** Formats a value for display, where that differs from the stored one. */
  show?: (value: string, surroundings?: Surroundings) => string
  /** Its values are decimals, which are kept as texts. */
  isDecimal?: boolean
  /** Returns a valid value; the same seed gives the same one. */
  sample(seed: number): string
  /** Normalises typed text for storage: spaces and separators dropped, letters in their proper case. */
  normalise(typed: string, surroundings?: Surroundings): string
}

/** The declaration of a format. */
export interface FormatDeclaration extends Declared {
  validate(value: string): boolean
  mask(value: string): string
}

/** Declares a format: a value is valid if nothing is wrong with it. */
export const declareFormat = (declared: Declared): FormatDeclaration => ({
  mask: (value) => value,
  ...declared,
  validate: (value) => declared.wrong(value) === undefined,
})
