import { isAboutRecord, type ProcessFile } from '#schemas/process/definition.ts'
import { GENERAL_CONTRACT } from '#schemas/process/contract-file.ts'
import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { contractNamed, contractNames } from '../../contract/named-contracts.ts'
import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo } from '../../json/pointer.ts'
import { CATALOGUE } from '../../language/catalogue.ts'
import { collectDiagnostics, type Report } from '../../language/diagnostic.ts'
import type { PlanStep, ProcessPlan } from '../../process/plan.ts'
import type { ProductFacts, ServerCatalogue } from '../server-catalogue.ts'
import { withNearest } from '../words/nearest-word.ts'
import { checkContract, checkShape } from './check-contract.ts'

const SIGNING: FixedPageKey = 'contractSigning'

/** A step that signs a contract, with the names of its contracts. */
interface NamedSigning {
  step: PlanStep
  names: readonly string[]
  /** JSON pointer into the process, to where they are named. */
  pointer: string
}

const signingSteps = ({ steps }: ProcessPlan): PlanStep[] =>
  steps.filter(({ page }) => page.kind === 'fixed' && page.key === SIGNING)

const namesOf = (info: object, step: PlanStep) =>
  contractNames(atPointer(info, pointerTo(step.pointer, 'content')))

/** Returns the steps that sign contracts which their entries name. */
const namedSignings = (info: object, plan: ProcessPlan): NamedSigning[] =>
  signingSteps(plan).flatMap((step) => {
    const names = namesOf(info, step)
    return names ? [{ step, names, pointer: pointerTo(step.pointer, 'content', 'contract') }] : []
  })

/** Returns for what the contracts of a process are checked. */
const signedFor = (file: ProcessFile, server: ServerCatalogue | undefined) => ({
  products: productsOf(file, server),
  isAboutRecord: isAboutRecord(file.type),
})

/** Returns the products that a process serves. */
const productsOf = (
  { goodsTypes }: Pick<ProcessFile, 'goodsTypes'>,
  server: ServerCatalogue | undefined,
): readonly ProductFacts[] =>
  (server?.products ?? []).filter(({ type }) => goodsTypes.includes(type))

/** Checks the contracts that the signing steps of a process name: those that it carries, and those of the server. */
export const checkContracts = (
  plan: ProcessPlan,
  file: ProcessFile,
  server: ServerCatalogue | undefined,
  report: Report,
): void => {
  const carried = file.contracts ?? []
  const ofServer = server?.contracts ?? []
  const named = new Set<string>()
  if (isAboutRecord(file.type))
    for (const step of signingSteps(plan))
      if (!namesOf(file, step))
        report('contract-without-product', step.pointer, `没有写明合同，会签署 ${GENERAL_CONTRACT}`)
  for (const { step, names, pointer } of namedSignings(file, plan)) {
    if (names.length === 0) report('unknown-contract', pointer, '应写一份合同的 name，或它们的列表')
    names.forEach((name, index) => {
      named.add(name)
      const at = isListed(file, pointer) ? pointerTo(pointer, index) : pointer
      const place = carried.findIndex((one) => contractNamed([one], name) !== undefined)
      const json = place === -1 ? contractNamed(ofServer, name) : carried[place]
      if (json === undefined) {
        const known = [...carried, ...ofServer].flatMap((one) =>
          isJsonObject(one) && typeof one.name === 'string' ? [one.name] : [],
        )
        if (server?.contracts)
          report('unknown-contract', at, withNearest(name, known, '请检查名称'))
        return
      }
      const contract = checkContract(
        json,
        { plan, step, ...signedFor(file, server) },
        place === -1 ? within(name, at, report) : below(pointerTo('/contracts', place), report),
      )
      checkOrder(contract?.when !== undefined, { name, index, names, at }, report)
    })
  }
  carried.forEach((one, index) => {
    const at = pointerTo('/contracts', index)
    const name = isJsonObject(one) ? one.name : undefined
    if (typeof name === 'string' && named.has(name)) return
    checkShape(one, below(at, report))
    report('contract-unused', at, `没有节点签署${typeof name === 'string' ? `“${name}”` : '它'}`)
  })
}

const isListed = (file: object, pointer: string): boolean => Array.isArray(atPointer(file, pointer))

/** Reports a contract behind one that is always signed, and a last one that may not be. */
const checkOrder = (
  hasCondition: boolean,
  { name, index, names, at }: { name: string; index: number; names: readonly string[]; at: string },
  report: Report,
): void => {
  const isLast = index === names.length - 1
  if (!hasCondition && !isLast)
    report('contract-unused', at, `“${name}”没有条件，总是签署它，其后的不会用到`)
  if (hasCondition && isLast)
    report('invalid-contract', at, `“${name}”有条件 when：请在其后写一份没有条件的，供其他情形签署`)
}

const below =
  (prefix: string, report: Report): Report =>
  (code, pointer, detail) =>
    report(code, prefix + pointer, detail)

/** Reports what is wrong in a file of the server at the place that names it. */
const within =
  (name: string, at: string, report: Report): Report =>
  (code, pointer, detail = '') =>
    report(code, at, `${detail}（合同 ${name} 的 ${pointer || '/'}）`)

/** Checks a contract for every process that signs it; pointers lead into the contract. @returns the count of those */
export const checkContractFile = (
  json: unknown,
  processes: readonly { file: ProcessFile; plan: ProcessPlan }[],
  server: ServerCatalogue,
) => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const name = isJsonObject(json) ? String(json.name) : ''
  const signings = processes.flatMap(({ file, plan }) =>
    namedSignings(file, plan)
      .filter(({ names }) => names.includes(name))
      .map(({ step }) => ({ plan, step, ...signedFor(file, server), file })),
  )
  const said = new Set<string>()
  const once =
    (of: string): Report =>
    (code, pointer, detail = '') => {
      const key = `${code} ${pointer} ${detail}`
      if (said.has(key)) return
      said.add(key)
      report(code, pointer, of && FOR_ITS_PROCESS.has(code) ? `${detail}（${of}）` : detail)
    }
  for (const { file, ...signing } of signings) checkContract(json, signing, once(file.processName))
  if (signings.length === 0) checkShape(json, once(''))
  return { diagnostics, signings: signings.length }
}

/** The diagnostics that depend on the process that signs the contract. */
const FOR_ITS_PROCESS: ReadonlySet<string> = new Set([
  'contract-placeholder',
  'contract-depends-on',
  'contract-condition',
  'contract-table',
  'contract-without-product',
])
