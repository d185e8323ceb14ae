import { processFile, type ProcessFile } from '#schemas/process/definition.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { collectDiagnostics, type Diagnostic } from '../language/diagnostic.ts'
import { CATALOGUE } from '../language/catalogue.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { checkMembers } from './check-members.ts'
import { lintProcess } from './lint-process.ts'
import { checkServerTypes, type ServerCatalogue } from './server-catalogue.ts'

/** A checked process file: its plan wherever there is something to show, and its diagnostics. */
export interface CheckedFile {
  file?: ProcessFile | undefined
  plan?: ProcessPlan
  diagnostics: readonly Diagnostic[]
}

/**
 * Checks the parsed JSON of a file in schemas/processes: the file's own members, then the process.
 * @param server the words of the server that the process is for; without it, these are not checked
 */
export const checkProcessFile = (json: unknown, server?: ServerCatalogue): CheckedFile => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const read = processFile.safeParse(json)
  if (!read.success)
    for (const { path, code } of read.error.issues) {
      const name = path.join('.')
      report(
        'invalid-file',
        pointerTo('', ...path.map(String)),
        name === ''
          ? '应为 JSON 对象'
          : `${name} ${code === 'invalid_type' ? '缺失或类型不对' : '的值不对'}`,
      )
    }
  checkMembers(json, 'file', '', report)
  if (server && read.data) checkServerTypes(read.data, server, report)
  const forms =
    isJsonObject(json) && Array.isArray(json.actExForms)
      ? (json.actExForms as unknown[])
      : undefined
  if (!forms) return { diagnostics }
  const { plan, diagnostics: found } = lintProcess(
    { processName: '', processKey: '', ...(json as object), actExForms: forms },
    server,
  )
  return { file: read.data, plan, diagnostics: [...diagnostics, ...found] }
}
