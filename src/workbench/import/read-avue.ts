import { convertAvue } from '#engine/avue/convert-avue.ts'
import { syntaxErrorText } from '#engine/json/syntax-error.ts'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { collectDiagnostics, type Diagnostic } from '#engine/language/diagnostic.ts'
import { readContent } from '#engine/process/read-content.ts'

/** An Avue option that was read: the form, and all that it does not have of the option. */
export interface ReadAvue {
  /** Undefined where the text is no Avue option. */
  form: Pick<FormDefinition, 'schema' | 'uiSchema'> | undefined
  /** Pointers into the option. */
  report: readonly Diagnostic[]
}

/** Converts the text of an Avue option; none of its code runs. */
export const readAvue = (text: string): ReadAvue => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const reports = { report, leaveOut: report }
  const { form } = readContent(text.replace(/^\uFEFF/, ''), '', reports, {
    form: 'required',
    dialects: { avue: convertAvue, syntaxError: syntaxErrorText },
  })
  return {
    form: form && { schema: form.schema, uiSchema: form.uiSchema },
    report: diagnostics,
  }
}
