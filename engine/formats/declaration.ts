/** The declaration of a format. All functions are pure and never throw. */
export interface FormatDeclaration {
  /** The instruction for the customer when a value is refused. */
  message: string
  validate(value: string): boolean
  /** Masks a value for display; values that hide nothing are returned as they are. */
  mask(value: string): string
  /** Formats a value for display, where that differs from the stored one. */
  show?: (value: string) => string
  /** Returns a valid value; the same seed gives the same one. */
  sample(seed: number): string
  /** Normalises typed text for storage: spaces and separators dropped, letters in their proper case. */
  normalise(typed: string): string
}
