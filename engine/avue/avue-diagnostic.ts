/** What can be wrong with an Avue option; each is a diagnostic of machines/process/diagnostic.ts. */
type AvueCode =
  | 'avue-not-carried-over'
  | 'avue-unsupported'
  | 'avue-invalid'
  | 'forbidden-name'
  | 'invalid-pattern'
  | 'unsafe-pattern'

/** Something of an Avue option that a form does not have. */
export interface AvueDiagnostic {
  /** JSON pointer into the option. */
  pointer: string
  code: AvueCode
  /** In Chinese: what it is, and what to do. */
  detail: string
}

/** Takes down a diagnostic. */
export type AvueReport = (code: AvueCode, pointer: string, detail: string) => void
