import { expect, it } from 'vitest'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import { collectDiagnostics, type DiagnosticCode } from '#engine/language/diagnostic.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { createCompiler } from '#engine/process/compiler.ts'
import { entry, processOf } from '../process/definitions.ts'

it('the severity of a diagnostic is the same without the sentences for authors', () => {
  const lists = [collectDiagnostics(), collectDiagnostics(CATALOGUE)]
  for (const code of Object.keys(CATALOGUE) as DiagnosticCode[])
    for (const { report } of lists) report(code, '')
  const [ofCustomers, ofAuthors] = lists.map(({ diagnostics }) => diagnostics)
  const codesOf = (list: typeof ofAuthors) =>
    (list ?? []).filter(({ severity }) => severity === 'warning').map(({ code }) => code)
  const warnings = codesOf(ofAuthors)
  // The lint has warnings of its own, which no compiler reports.
  expect(warnings).toEqual(expect.arrayContaining(codesOf(ofCustomers)))
  expect(codesOf(ofCustomers)).toHaveLength(11)
})

it('a compiler without the sentences finds the same', () => {
  const process = processOf(entry(1, { content: '{' }), entry(3, { step: { commit: 1 } }), entry(3))
  const withoutMessages = compileProcess(process).diagnostics.map((one) => ({
    ...one,
    message: '',
  }))
  expect(withoutMessages).not.toEqual([])
  expect(createCompiler({})(process).diagnostics).toEqual(withoutMessages)
})
