import type { ProcessFile } from '#schemas/process/definition.ts'
import type { ProductFacts as StatedFacts } from '../contract/facts.ts'
import { recordFields } from '../form/record-fields.ts'
import { pointerTo } from '../json/pointer.ts'
import { fromOutside } from '../process/external-data.ts'
import type { Report } from '../language/diagnostic.ts'
import type { PlanForm, ProcessPlan } from '../process/plan.ts'
import { optionPointer } from './option-pointer.ts'
import { withNearest } from './words/nearest-word.ts'

/** The words that a server knows; a definition that uses others is checked only where this is given. */
export interface ServerCatalogue {
  /** The codes of dictionaries. */
  dictionaries: readonly string[]
  /** The product types (`goods.type`). */
  goodsTypes: readonly number[]
  /** The purposes of processes (`type`). */
  processTypes: readonly number[]
  /** The variables of external data that something brings. */
  providers: readonly string[]
  /** The external data that only some kinds of accounts have, by pointer: `/variable`, `/variable/member`. */
  accountsOf?: Readonly<Record<string, readonly string[]>> | undefined
  /** The kinds of records that a field may choose among, each with the names of its statuses. */
  records: Readonly<Record<string, readonly string[]>>
  /** The contracts that a definition may name without carrying them. */
  contracts?: readonly unknown[] | undefined
  /** The products, with which the texts of contracts are compared. */
  products?: readonly ProductFacts[] | undefined
}

/** The facts of a product that a contract may state, and its type. */
export type ProductFacts = StatedFacts & { type: number }

/** Checks the dictionaries and the external data that a process uses against those of the server. */
export const checkServerWords = (
  plan: ProcessPlan,
  { dictionaries, providers, records }: ServerCatalogue,
  pointerOf: (id: string) => string,
  report: Report,
): void => {
  for (const { forms } of plan.steps)
    for (const form of forms) {
      checkDictionaries(form, dictionaries, report)
      checkKinds(form, records, report)
    }
  for (const { id, keyName, variable, pointer, fallback } of fromOutside(plan)) {
    const isMapped = variable !== keyName || pointer !== ''
    if (providers.includes(variable) || (!isMapped && fallback !== undefined)) continue
    const at = isMapped ? ['content', 'from'] : ['keyName']
    report(
      'unknown-provider',
      pointerTo(pointerOf(id), ...at),
      withNearest(variable, providers, `请检查 ${at.at(-1)}`),
    )
  }
}

const checkDictionaries = (
  { plan, pointer, dialect }: PlanForm,
  dictionaries: readonly string[],
  report: Report,
): void => {
  const known = new Set<string>()
  for (const { scope, ui, uiPointer } of plan.fields) {
    if (scope?.source !== 'dictionary' || dictionaries.includes(scope.within)) continue
    // A converted form has no uiSchema of its own.
    const at =
      dialect === 'schema'
        ? `${pointer}/uiSchema${optionPointer(ui, uiPointer, 'dictionary')}`
        : pointer
    if (known.has(at)) continue
    known.add(at)
    report(
      'unknown-dictionary',
      at,
      withNearest(scope.within, dictionaries, '请使用服务端已有的字典代码'),
    )
  }
}

const checkKinds = (
  { plan, pointer }: PlanForm,
  records: ServerCatalogue['records'],
  report: Report,
): void => {
  for (const { field, choice } of recordFields(plan)) {
    const { kind, status } = choice
    const at = (name: string) =>
      `${pointer}/uiSchema${optionPointer(field.ui, field.uiPointer, name)}`
    const statuses = Object.hasOwn(records, kind) ? records[kind] : undefined
    if (!statuses)
      report(
        'unknown-record-kind',
        at('kind'),
        withNearest(kind, Object.keys(records), '请使用服务端已有的种类'),
      )
    else
      status.forEach((name, index) => {
        if (!statuses.includes(name))
          report(
            'unknown-record-kind',
            pointerTo(at('status'), index),
            withNearest(name, statuses, '请使用该种类的状态'),
          )
      })
  }
}

/** Checks the product types and the purpose of a file against those of the server. */
export const checkServerTypes = (
  { goodsTypes, type }: ProcessFile,
  catalogue: ServerCatalogue,
  report: Report,
): void => {
  goodsTypes.forEach((goodsType, index) => {
    if (!catalogue.goodsTypes.includes(goodsType))
      report(
        'unknown-goods-type',
        pointerTo('/goodsTypes', index),
        ` ${goodsType}（已有 ${catalogue.goodsTypes.join('、')}）`,
      )
  })
  if (!catalogue.processTypes.includes(type))
    report('unknown-process-type', '/type', ` ${type}（已有 ${catalogue.processTypes.join('、')}）`)
}
