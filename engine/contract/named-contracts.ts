import type { ProcessFile } from '#schemas/process/definition.ts'
import { isJsonObject } from '../json/object.ts'

/** Returns the names of the contracts that the content of a signing entry names: `"contract": "…"`, or a list of them. */
export const contractNames = (content: unknown): readonly string[] | undefined => {
  const parsed = parsedContent(content)
  if (!isJsonObject(parsed) || parsed.contract === undefined) return undefined
  const names = [parsed.contract].flat()
  return names.every((name) => typeof name === 'string') ? names : []
}

const parsedContent = (content: unknown): unknown => {
  if (typeof content !== 'string') return content
  try {
    return JSON.parse(content) as unknown
  } catch {
    return undefined
  }
}

const nameOf = (contract: unknown): unknown => isJsonObject(contract) && contract.name

/** Returns the contract of a name among contracts as they are stored. */
export const contractNamed = (contracts: readonly unknown[], name: string): unknown =>
  contracts.find((one) => nameOf(one) === name)

/** Returns the names of all contracts that a process names. */
const namesIn = ({ actExForms }: Pick<ProcessFile, 'actExForms'>): string[] => [
  ...new Set(
    actExForms.flatMap((entry) =>
      isJsonObject(entry) ? (contractNames(entry.content) ?? []) : [],
    ),
  ),
]

/**
 * Returns a process that carries the contracts that it names: those that it does not carry yet are taken from `files`. The
 * version that is stored has its texts then, and a flow keeps them. The same process if there is nothing to add.
 */
export const withContracts = (
  process: ProcessFile,
  files: readonly unknown[],
): { process: ProcessFile; missing: readonly string[] } => {
  const carried = process.contracts ?? []
  const lacking = namesIn(process).filter((name) => contractNamed(carried, name) === undefined)
  const added = lacking.flatMap((name) => contractNamed(files, name) ?? [])
  return {
    process: added.length > 0 ? { ...process, contracts: [...carried, ...added] } : process,
    missing: lacking.filter((name) => contractNamed(files, name) === undefined),
  }
}
