import { isAboutRecord, type ProcessFile } from '#schemas/process/definition.ts'
import { collectDiagnostics, type Diagnostic } from '../language/diagnostic.ts'
import { CATALOGUE } from '../language/catalogue.ts'

/** A process file with its name. */
export interface NamedFile {
  name: string
  file: ProcessFile
}

/**
 * Reports files that are the same version of one process, and files between which a new flow can't choose: the same
 * version for one purpose and product type. By the name of the later file.
 */
export const checkVersions = (
  files: readonly NamedFile[],
): ReadonlyMap<string, readonly Diagnostic[]> => {
  const found = new Map<string, readonly Diagnostic[]>()
  files.forEach(({ name, file }, index) => {
    const { diagnostics, report } = collectDiagnostics(CATALOGUE)
    for (const { name: earlier, file: other } of files.slice(0, index)) {
      if (file.version !== other.version) continue
      const shared = file.goodsTypes.find((goodsType) => other.goodsTypes.includes(goodsType))
      const isSame = shared !== undefined || isAboutRecord(file.type)
      if (file.processKey === other.processKey)
        report(
          'duplicate-version',
          '/version',
          `${earlier} 也是 ${file.processKey} 的版本 ${file.version}`,
        )
      else if (file.type === other.type && isSame)
        report(
          'duplicate-version',
          '/version',
          `${earlier} 也是${shared === undefined ? '' : `产品类型 ${shared}、`}用途 ${file.type} 的版本 ${file.version}`,
        )
    }
    if (diagnostics.length > 0) found.set(name, diagnostics)
  })
  return found
}
