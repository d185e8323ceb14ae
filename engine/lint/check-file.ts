import { LARGEST_NUMBER } from '../language/limits.ts'
import { ACCOUNT_KINDS, processFile, type ProcessFile } from '#schemas/process/definition.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { collectDiagnostics, type Diagnostic } from '../language/diagnostic.ts'
import { CATALOGUE } from '../language/catalogue.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { checkAccounts } from './check-accounts.ts'
import { checkContracts } from './contracts/check-contracts.ts'
import { checkMembers } from './check-members.ts'
import { checkPurpose } from './check-purpose.ts'
import { entryPointers, lintProcess } from './lint-process.ts'
import { written } from './values/broken-keyword.ts'
import { withNearest } from './words/nearest-word.ts'
import { checkServerTypes, type ServerCatalogue } from './server-catalogue.ts'

/** Says what a member of the file has to be. */
const wrongMember = ([name = '', ...within]: readonly string[], value: unknown): string => {
  if (name === '') return '应为 JSON 对象'
  if (name === 'accounts' && within.length > 0 && typeof value === 'string')
    return `accounts 中的${withNearest(value, ACCOUNT_KINDS, `请使用 ${ACCOUNT_KINDS.join('、')}`)}`
  if (name === 'goodsTypes' && within.length === 0 && Array.isArray(value) && value.length > 0)
    return 'goodsTypes 应删除：该用途不属于产品'
  return `${name} ${value === undefined ? '缺失' : `为 ${written(value)}`}，应为${MEMBERS[name] ?? '另一种值'}`
}

const MEMBERS: Readonly<Record<string, string>> = {
  $schema: '文字',
  processName: '流程的名称，客户会看到',
  processKey: '流程的代码：以字母开头，只含字母、数字、_ 和 -，最多 64 个字符',
  goodsTypes: '产品类型的列表，至少有一个，如 [1]',
  accounts: `账户类型的列表：${ACCOUNT_KINDS.join('、')}；面向所有账户时不写`,
  type: `用途的编号，1 至 ${LARGEST_NUMBER} 的整数`,
  version: `1 至 ${LARGEST_NUMBER} 的整数`,
  actExForms: '节点的列表',
  contracts: '合同的列表',
}

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
    for (const { path } of read.error.issues) {
      const pointer = pointerTo('', ...path.map(String))
      report('invalid-file', pointer, wrongMember(path.map(String), atPointer(json, pointer)))
    }
  checkMembers(json, 'file', '', report)
  if (server && read.data) checkServerTypes(read.data, server, report)
  const forms =
    isJsonObject(json) && Array.isArray(json.actExForms)
      ? (json.actExForms as unknown[])
      : undefined
  if (!forms) return { diagnostics }
  const info = { processName: '', processKey: '', ...(json as object), actExForms: forms }
  const { plan, diagnostics: found } = lintProcess(info, server)
  if (read.data) checkPurpose(plan, read.data, entryPointers(info), report)
  if (read.data) checkContracts(plan, read.data, server, report)
  if (server && read.data) checkAccounts(plan, read.data.accounts, server, report)
  return { file: read.data, plan, diagnostics: [...diagnostics, ...found] }
}
