import type { CONTRACT_MEMBERS } from '#schemas/process/contract-file.ts'
import { compileContract, type Contract } from '../../contract/compile-contract.ts'
import { FACT_NAMES, factNamed, SUBJECTS, type Facts } from '../../contract/facts.ts'
import { CONTRACT_FORMATS, fitsField } from '../../contract/formats.ts'
import { isValue, type Placeholder } from '../../contract/placeholders.ts'
import { fieldOfValue } from '../../contract/render-contract.ts'
import { isJsonObject } from '../../json/object.ts'
import { pointerTo } from '../../json/pointer.ts'
import { membersRead, type Path } from '../../json/path-values.ts'
import type { Report } from '../../language/diagnostic.ts'
import { isPointer, isTrialTerms } from '../../language/trial-terms.ts'
import { knownFrom } from '../../process/known-keys.ts'
import type { PlanStep, ProcessPlan } from '../../process/plan.ts'
import { rootsByKey } from '../../process/roots-by-key.ts'
import { checkMembers } from '../check-members.ts'
import { wrongSource } from '../check-sources.ts'
import { wrongTerms } from '../check-trials.ts'
import { wrongComparisons } from '../conditions/compared-constants.ts'
import type { ProductFacts } from '../server-catalogue.ts'
import { withNearest } from '../words/nearest-word.ts'
import { checkTerms } from './check-terms.ts'

/** The signing for which a contract is checked. */
export interface Signing {
  plan: ProcessPlan
  step: PlanStep
  /** The products that the process serves; those of a server that is not known are none. */
  products: readonly ProductFacts[]
  /** The process is about a record, so there is no product. */
  isAboutRecord: boolean
}

/**
 * Checks a contract for the step that signs it; pointers lead into the contract.
 * @returns the compiled contract; undefined if it can't be rendered
 */
export const checkContract = (
  json: unknown,
  { plan, step, products, isAboutRecord }: Signing,
  report: Report,
): Contract | undefined => {
  const contract = checkShape(json, report)
  if (!contract) return undefined
  const data = dataBefore(plan, step)
  const isRight = (
    pointer: string,
    at: string,
    code: 'contract-placeholder' | 'contract-table',
  ) => {
    const problem = data.wrong(pointer)
    if (problem !== undefined) report(code, at, problem)
    return problem === undefined
  }
  const dependsOn = (pointer: string, at: string) => {
    if (!(step.dependsOn ?? []).some((one) => pointer === one || pointer.startsWith(`${one}/`)))
      report('contract-depends-on', at, pointer)
  }
  for (const { pointer: at, is } of contract.placeholders) {
    if (isValue(is)) {
      if (!isRight(is.of, at, 'contract-placeholder')) continue
      dependsOn(is.of, at)
    } else if (!factNamed(is.of)) {
      report(
        'contract-placeholder',
        at,
        withNearest(is.of, FACT_NAMES, `可用的有 ${FACT_NAMES.join('、')}`),
      )
      continue
    }
    if (isAboutRecord && isOfProduct(is.of.split('.')[0]))
      report('contract-without-product', at, is.of)
    checkFormat(is, plan, at, report)
  }
  for (const { pointer: at, is } of contract.conditions) {
    for (const words of wrongComparisons(is.node, plan)) report('contract-condition', at, words)
    for (const path of is.paths) {
      const problem = wrongRead(path, data)
      if (problem !== undefined) report('contract-condition', at, problem)
      else if (!SUBJECTS.includes(String(path[0]))) dependsOn(pointerOf(path), at)
      else if (isAboutRecord && isOfProduct(path[0]))
        report('contract-without-product', at, path.join('.'))
    }
  }
  contract.clauses.forEach(({ table }, index) => {
    if (!table) return
    const at = pointerTo('/clauses', index, 'table')
    const { of, plan: terms } = table
    if ((of === undefined) === (terms === undefined))
      report('contract-table', at, '应有 of（一个列表）与 plan（还款计划）之一')
    if (of !== undefined && isRight(of, pointerTo(at, 'of'), 'contract-table')) {
      const field = fieldOfValue(plan, of)
      const isList = !field || [field.schema.type].flat().includes('array')
      if (!isList) report('contract-table', pointerTo(at, 'of'), `${of} 不是列表`)
      dependsOn(of, pointerTo(at, 'of'))
    }
    if (terms === undefined) return
    if (!isTrialTerms(terms))
      return report('contract-table', pointerTo(at, 'plan'), 'plan 的各项与 trial 的 terms 相同')
    for (const { name, problem } of wrongTerms(terms))
      report(
        'contract-table',
        pointerTo(at, 'plan', ...(name === undefined ? [] : [name])),
        problem,
      )
    for (const [name, given] of Object.entries(terms)) {
      const where = pointerTo(at, 'plan', name)
      if (isPointer(given) && isRight(given, where, 'contract-table')) dependsOn(given, where)
    }
  })
  checkTerms(contract, products, report)
  return contract
}

/** Checks what a contract is by itself: its members, its placeholders and conditions as they are written, its clauses. */
export const checkShape = (json: unknown, report: Report): Contract | undefined => {
  if (isJsonObject(json)) {
    checkMembers(json, 'contract', '', report)
    const each = (list: unknown, pointer: string, kind: keyof typeof CONTRACT_MEMBERS) =>
      (Array.isArray(list) ? list : []).forEach((one, index) =>
        checkMembers(one, kind, pointerTo(pointer, index), report),
      )
    each(json.parties, '/parties', 'party')
    each(json.clauses, '/clauses', 'clause')
    ;(Array.isArray(json.clauses) ? json.clauses : []).forEach((one: unknown, index) => {
      if (!isJsonObject(one)) return
      checkMembers(one.table, 'contractTable', pointerTo('/clauses', index, 'table'), report)
      checkMembers(one.values, 'contractValues', pointerTo('/clauses', index, 'values'), report)
    })
  }
  const contract = compileContract(json, report)
  contract?.clauses.forEach(({ paragraphs, table, values }, index) => {
    if (paragraphs.length === 0 && !table && !values)
      report('contract-unused', pointerTo('/clauses', index), `第 ${index + 1} 个条款没有内容`)
  })
  return contract
}

const isOfProduct = (subject: unknown): boolean => subject === ('goods' satisfies keyof Facts)

interface Data {
  wrong(pointer: string): string | undefined
}

const dataBefore = (plan: ProcessPlan, { progress }: PlanStep): Data => {
  const keys = [...knownFrom(plan)].flatMap(([key, from]) => (from <= progress ? [key] : []))
  const roots = rootsByKey(plan)
  return { wrong: (pointer) => wrongSource(pointer, {}, keys, roots) }
}

const pointerOf = (path: Path): string => pointerTo('', ...membersRead(path))

/** Returns the problem of a value that a condition reads. */
const wrongRead = (path: Path, data: Data): string | undefined => {
  const [subject, fact] = path.map(String)
  if (!SUBJECTS.includes(subject ?? '')) return data.wrong(pointerOf(path))
  const name = `${subject}.${fact}`
  return factNamed(name) ? undefined : withNearest(name, FACT_NAMES)
}

const checkFormat = (
  { of, format, source }: Placeholder,
  plan: ProcessPlan,
  at: string,
  report: Report,
): void => {
  if (format === undefined) return
  const names = Object.keys(CONTRACT_FORMATS)
  if (!names.includes(format))
    return report('contract-format', at, withNearest(format, names, `可用的有 ${names.join('、')}`))
  const field = isValue({ of, source }) ? fieldOfValue(plan, of) : factNamed(of)
  if (!fitsField(format, field))
    report('contract-format', at, `${of} 不能写成${CONTRACT_FORMATS[format]?.words ?? format}`)
}
