/** The codes of the diagnostics of an Avue option; their sentences are in engine/language/diagnostic.ts. */
type AvueCode =
  | 'avue-not-carried-over'
  | 'avue-unsupported'
  | 'avue-invalid'
  | 'forbidden-name'
  | 'invalid-pattern'
  | 'unsafe-pattern'

/** A part of an Avue option that the converted form does not have. */
export interface AvueDiagnostic {
  /** JSON pointer into the option. */
  pointer: string
  code: AvueCode
  /** In Chinese: the part that is left out, and what to do about it. */
  detail: string
}

/** Records a diagnostic. */
export type AvueReport = (code: AvueCode, pointer: string, detail: string) => void
