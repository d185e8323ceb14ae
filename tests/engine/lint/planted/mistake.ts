import type { DiagnosticCode } from '#engine/language/diagnostic.ts'

/** A mistake in sample-process.json: `find`, which occurs once in it, is replaced. */
export interface Mistake {
  find: string
  to: string
  code: DiagnosticCode
  pointer: string
  line: number
  /** A part of the message: what to do. */
  says: string
  /** The codes of further diagnostics that the mistake leads to. */
  also?: readonly DiagnosticCode[]
}
