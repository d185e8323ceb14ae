import type { CATALOGUE, Catalogue } from './catalogue.ts'

/** The severity of a diagnostic: an error hides or blocks something, a warning is probably a mistake. */
export type Severity = 'error' | 'warning'

/** An error or warning about a process definition, with its location and the remedy. */
export interface Diagnostic {
  severity: Severity
  code: DiagnosticCode
  /** JSON pointer into the process (RFC 6901); text inside a `content` string counts as parsed. */
  pointer: string
  /** One Chinese sentence for the analyst: what is wrong and what to do; '' in a build for customers. */
  message: string
}

/** Collects diagnostics; `detail` fills the gap in the code's sentence. */
export type Report = (code: DiagnosticCode, pointer: string, detail?: string) => void

export type DiagnosticCode = keyof typeof CATALOGUE

/** The compiler's diagnostics that are no errors: what it needs to know without the sentences of catalogue.ts. */
const WARNINGS: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'progress-gap',
  'empty-basics-current',
  'misplaced-step',
  'avue-not-carried-over',
  'converted-schema',
  'converted-root',
  'converted-recursion',
  'converted-file',
  'strict-schema',
  'unknown-format',
  'after-commit',
])

/**
 * Returns a list of diagnostics and the function that adds to it.
 *
 * @param catalogue the sentences for authors; without them a diagnostic has no message
 */
export const collectDiagnostics = (
  catalogue: Catalogue = {},
): { diagnostics: Diagnostic[]; report: Report } => {
  const diagnostics: Diagnostic[] = []
  const report: Report = (code, pointer, detail = '') => {
    const [severity, sentence] = catalogue[code] ?? [WARNINGS.has(code) ? 'warning' : 'error', '']
    diagnostics.push({ severity, code, pointer, message: sentence.replace('{}', () => detail) })
  }
  return { diagnostics, report }
}

/** Tells whether any of the diagnostics is an error. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error')
