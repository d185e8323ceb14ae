/** What a format is. All functions are pure and never throw. */
export interface FormatDeclaration {
  /** What the customer is told to do when a value is refused. */
  message: string
  validate(value: string): boolean
  /** How a value is shown where not everybody should read it; values that hide nothing come back as they are. */
  mask(value: string): string
  /** How a value is written to be read, where that is not how it is stored. */
  show?: (value: string) => string
  /** A valid value; the same seed gives the same one. */
  sample(seed: number): string
  /** What is stored of what was typed: spaces and separators dropped, letters in their proper case. */
  normalise(typed: string): string
}
