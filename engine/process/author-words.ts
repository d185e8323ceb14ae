import { whyNoStep } from '#schemas/process/no-step-pages.ts'
import { syntaxErrorText } from '../json/syntax-error.ts'
import { CATALOGUE } from '../language/catalogue.ts'
import type { Report } from '../language/diagnostic.ts'

/** Says why a page of the portal can't be a step, in place of saying that no step has its name. */
const inDetail =
  (report: Report): Report =>
  (code, pointer, detail) => {
    const reason = code === 'unknown-fixed-page' && whyNoStep(detail ?? '')
    if (reason) report('page-not-a-step', pointer, `“${detail}”${reason}`)
    else report(code, pointer, detail)
  }

/** The words of diagnostics, for a compiler whose readers are authors. */
export const authorWords = { catalogue: CATALOGUE, syntaxError: syntaxErrorText, inDetail }
