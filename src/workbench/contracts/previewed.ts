import { applyEdits, modify } from 'jsonc-parser'
import { compileContract, type Contract } from '#engine/contract/compile-contract.ts'
import type { ProductFacts } from '#engine/contract/facts.ts'
import { contractNamed, contractNames } from '#engine/contract/named-contracts.ts'
import { contractFor, renderContract } from '#engine/contract/render-contract.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'
import { sampleContractValues } from '#engine/paths/sample-contract.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { GENERAL_CONTRACT } from '#schemas/process/contract-file.ts'
import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'

const SIGNING: FixedPageKey = 'contractSigning'

/** The part of a definition's text that names and carries contracts. */
interface Carrier {
  contracts?: readonly unknown[] | undefined
}

/** The contract that a step signs for a product, as the workbench shows it. */
export interface PreviewedSigning {
  step: PlanStep
  /** The names of the contracts that it may sign. */
  names: readonly string[]
  /** The one that the product's customers sign; undefined if none can be rendered. */
  signed: PreviewedContract | undefined
}

interface PreviewedContract {
  name: string
  title: string
  /** Its paragraphs and the rows of its tables, one to a line. */
  content: string
  /** JSON pointer into the definition, to its text; undefined for a text that the server has. */
  pointer: string | undefined
}

/**
 * Renders what the steps of a definition sign, with sample values.
 *
 * @param files the contracts of the server
 * @param goods the product; none for a process about a record
 */
export const previewSignings = (
  definition: Carrier,
  plan: ProcessPlan,
  files: readonly unknown[],
  goods: ProductFacts | undefined,
): PreviewedSigning[] =>
  plan.steps.flatMap((step) => {
    if (step.page.kind !== 'fixed' || step.page.key !== SIGNING) return []
    const content = atPointer(definition, pointerTo(step.pointer, 'content'))
    const names = contractNames(content) ?? [GENERAL_CONTRACT]
    const compiled = names.flatMap((name) => compile(definition, files, name) ?? [])
    return [{ step, names, signed: preview(definition, plan, compiled, goods) }]
  })

const preview = (
  { contracts: carried = [] }: Carrier,
  plan: ProcessPlan,
  compiled: readonly Contract[],
  goods: ProductFacts | undefined,
): PreviewedContract | undefined => {
  const values = sampleContractValues(plan, compiled, goods)
  const contract = contractFor(compiled, values)
  if (!contract) return undefined
  const { name } = contract.file
  const place = carried.findIndex((one) => contractNamed([one], name) !== undefined)
  const { title, content } = renderContract(contract, values)
  return {
    name,
    title,
    content,
    pointer: place === -1 ? undefined : pointerTo('/contracts', place),
  }
}

const compile = (
  { contracts: carried = [] }: Carrier,
  files: readonly unknown[],
  name: string,
): Contract | undefined =>
  compileContract(contractNamed(carried, name) ?? contractNamed(files, name), () => undefined)

/** Writes the text of a contract of the server into the text of a definition, to be changed there. */
export const withCarried = (text: string, contract: unknown): string => {
  const { contracts } = JSON.parse(text) as Carrier
  const place = contracts?.length ?? 0
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }
  return contracts
    ? applyEdits(
        text,
        modify(text, ['contracts', place], contract, { ...options, isArrayInsertion: true }),
      )
    : applyEdits(text, modify(text, ['contracts'], [contract], options))
}
