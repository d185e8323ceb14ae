import { syntaxErrorText } from '../json/syntax-error.ts'
import { CATALOGUE } from '../language/catalogue.ts'

/** The words of diagnostics, for a compiler whose readers are authors. */
export const authorWords = { catalogue: CATALOGUE, syntaxError: syntaxErrorText }
