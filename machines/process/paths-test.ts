import type { ProcessPlan } from '#engine/process/plan.ts'
import { pathReport, type ReportedPath } from './path-report.ts'

/** The definition of a test: a file, from the root of the project, or the text itself. */
export type TestedDefinition = { file: string } | { text: string }

/**
 * Returns a vitest file that walks the generated paths of a process on its machine, with the answers that were
 * generated now: it fails where a later definition or build leads them another way.
 * @param paths of the process; generated where they are not given
 */
export const pathsTest = (
  plan: ProcessPlan,
  definition: TestedDefinition,
  paths: readonly ReportedPath[] = pathReport(plan).paths,
): string => {
  const rows = paths.map(({ title, steps, data, external }) => ({ title, steps, data, external }))
  const isFile = 'file' in definition
  return `${isFile ? READING : ''}import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { walkPath } from '#machines/process/walk-path.ts'

/* Generated: ${isFile ? `npm run process -- paths ${definition.file} --vitest=FILE` : 'at the workbench'} */

const PATHS = ${JSON.stringify(rows, null, 2)}

const plan = compileProcess(${isFile ? `JSON.parse(readFileSync(${JSON.stringify(definition.file)}, 'utf8'))` : JSON.stringify(JSON.parse(definition.text), null, 2)})
const machine = createProcessMachine(plan)

describe(${JSON.stringify(`${plan.processName}（${plan.processKey}）`)}, () => {
  it.each(PATHS)('$title', ({ steps: names, data, external }) => {
    const steps = plan.steps.filter(({ name }) => names.includes(name))
    const { visited, end } = walkPath(machine, { steps, data, external })
    expect({ visited, end }).toEqual({ visited: names, end: 'waiting' })
  })
})
`
}

const READING = `import { readFileSync } from 'node:fs'
`
