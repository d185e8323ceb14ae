import type { Contract } from '../contract/compile-contract.ts'
import type { Funder, ProductFacts } from '../contract/facts.ts'
import { isValue } from '../contract/placeholders.ts'
import { fieldOfValue, type ContractValues } from '../contract/render-contract.ts'
import { itemOf } from '../form/all-fields.ts'
import { isEmptyValue } from '../json/empty.ts'
import { atPointer, pointerTokens } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { sampleOf, valuesFor } from './sample-values.ts'

/** A product for a preview where no server has told of its own. */
export const sampleProduct = (goodsName: string, funder: Funder): ProductFacts => ({
  goodsName,
  capitalName: goodsName,
  funder,
  basis: 'invoice',
  minAmount: '100000.00',
  maxAmount: '5000000.00',
  annualRateMin: '4.35',
  annualRateMax: '6.80',
  termMin: 30,
  termMax: 360,
  repaymentMethod: '到期一次性还本付息',
})

/**
 * Returns values with which a preview renders contracts: samples of the forms, an item of each list that is a table, and
 * 〔keyName.field〕 for what only a real flow has.
 */
export const sampleContractValues = (
  plan: ProcessPlan,
  contracts: readonly Contract[],
  goods: ProductFacts | undefined,
): ContractValues => {
  const filled = Object.fromEntries([
    ...plan.externalData.map(
      ({ keyName, plan: form }) => [keyName, form ? sampleOf(form.root, 0) : {}] as const,
    ),
    ...plan.steps.flatMap((step) => {
      const values = valuesFor(step)
      return step.forms.map(({ id, keyName }) => [keyName, values[id]] as const)
    }),
  ])
  const named = contracts.flatMap(({ placeholders }) =>
    placeholders.flatMap(({ is }) => (isValue(is) ? [is.of] : [])),
  )
  const lists = contracts.flatMap(({ clauses }) => clauses.flatMap(({ table }) => table?.of ?? []))
  const withItem = (collected: Record<string, unknown>, of: string) => {
    const field = fieldOfValue(plan, of)
    const item = field && itemOf(field)
    return item ? withSample(collected, of, [sampleOf(item, 0)]) : collected
  }
  return {
    plan,
    collected: named.reduce(withName, lists.reduce(withItem, filled)),
    facts: {
      ...(goods && { goods }),
      customer: { name: '示例企业有限公司', number: '91320500MA1XH2K33T' },
      process: { name: plan.processName },
    },
    stated: [{ formName: '……', fields: [] }],
    begunOn: '2026-01-15',
    reading: {},
  }
}

/** Puts its name where a value is missing. */
const withName = (collected: Record<string, unknown>, pointer: string): Record<string, unknown> =>
  withSample(collected, pointer, `〔${pointerTokens(pointer).join('.')}〕`)

/** Puts a sample where the value of a form or of its field is missing. */
const withSample = (
  collected: Record<string, unknown>,
  pointer: string,
  sample: unknown,
): Record<string, unknown> => {
  if (!isEmptyValue(atPointer(collected, pointer))) return collected
  const [key = '', member, ...deeper] = pointerTokens(pointer)
  const held = collected[key]
  if (member === undefined) return { ...collected, [key]: sample }
  const inner = isJsonObject(held) ? held : {}
  return deeper.length > 0 ? collected : { ...collected, [key]: { ...inner, [member]: sample } }
}
