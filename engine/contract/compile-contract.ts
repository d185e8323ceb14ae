import {
  contractFile,
  type ContractFile,
  type ContractTable,
} from '#schemas/process/contract-file.ts'
import { openCondition, type OpenCondition } from '../expression/open-condition.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { readText, type Placeholder, type TextPart } from './placeholders.ts'

/** A contract that can be rendered. */
export interface Contract {
  file: ContractFile
  when: OpenCondition | undefined
  title: readonly TextPart[]
  parties: readonly Party[]
  clauses: readonly Clause[]
  /** Every placeholder with its JSON pointer into the contract. */
  placeholders: readonly Placed<Placeholder>[]
  /** Every condition with its JSON pointer into the contract. */
  conditions: readonly Placed<OpenCondition>[]
}

interface Party {
  role: readonly TextPart[]
  name: readonly TextPart[]
  lines: readonly (readonly TextPart[])[]
}

interface Clause {
  heading: readonly TextPart[] | undefined
  when: OpenCondition | undefined
  paragraphs: readonly (readonly TextPart[])[]
  table: ContractTable | undefined
  /** The line where no values are stated; undefined for a clause that states none. */
  values: { none: string } | undefined
}

interface Placed<T> {
  pointer: string
  is: T
}

/** Reads a contract. @returns undefined if it has an error, which is reported at its JSON pointer into the contract */
export const compileContract = (json: unknown, report: Report): Contract | undefined => {
  const read = contractFile.safeParse(json)
  if (!read.success) {
    for (const { path } of read.error.issues)
      report('invalid-contract', pointerTo('', ...path.map(String)), wrongMember(path.map(String)))
    return undefined
  }
  const file = read.data
  const placeholders: Placed<Placeholder>[] = []
  const conditions: Placed<OpenCondition>[] = []
  let isRight = true
  const wrong: Report = (...problem) => {
    isRight = false
    report(...problem)
  }
  const textAt = (text: string, ...path: (string | number)[]): readonly TextPart[] => {
    const pointer = pointerTo('', ...path)
    const parts = readText(text, (source) =>
      wrong('contract-placeholder', pointer, `“${source}”应为 {{/keyName/字段}} 或 {{goods.…}}`),
    )
    for (const part of parts) if (typeof part !== 'string') placeholders.push({ pointer, is: part })
    return parts
  }
  const conditionAt = (when: string | undefined, ...path: (string | number)[]) => {
    if (when === undefined) return undefined
    const pointer = pointerTo('', ...path, 'when')
    try {
      const opened = openCondition(when)
      conditions.push({ pointer, is: opened })
      return opened
    } catch (error) {
      wrong('contract-condition', pointer, error instanceof Error ? error.message : '')
      return undefined
    }
  }
  const contract: Contract = {
    file,
    when: conditionAt(file.when),
    title: textAt(file.title, 'title'),
    parties: file.parties.map(({ role, name, lines = [] }, index) => ({
      role: textAt(role, 'parties', index, 'role'),
      name: textAt(name, 'parties', index, 'name'),
      lines: lines.map((text, line) => textAt(text, 'parties', index, 'lines', line)),
    })),
    clauses: file.clauses.map(({ heading, when, paragraphs = [], table, values }, index) => ({
      heading: heading === undefined ? undefined : textAt(heading, 'clauses', index, 'heading'),
      when: conditionAt(when, 'clauses', index),
      paragraphs: paragraphs.map((text, at) => textAt(text, 'clauses', index, 'paragraphs', at)),
      table,
      values,
    })),
    placeholders,
    conditions,
  }
  return isRight ? contract : undefined
}

const wrongMember = (path: readonly string[]): string => {
  const name = path.findLast((token) => !/^\d+$/.test(token))
  return name === undefined ? '应为 JSON 对象' : `${name} ${SHAPES[name] ?? '的值不正确'}`
}

const SHAPES: Readonly<Record<string, string>> = {
  name: '应写明：合同的 name 以小写字母开头，只含小写字母、数字和 -；当事人的 name 为文字',
  title: '应为合同的名称',
  parties: '应为当事人的列表，至少两方',
  role: '应写明当事人的身份，如“甲方（贷款人）”',
  clauses: '应为条款的列表',
  paragraphs: '应为文字的列表',
  when: '应为条件表达式',
  of: '应为 /keyName/字段',
}
