import type { ProcessPlan } from '#engine/process/plan.ts'
import { pathReport } from '#machines/process/path-report.ts'

/**
 * Returns a vitest file that walks the generated paths of a process on its machine, with the answers that were
 * generated now: it fails where a later definition or build leads them another way.
 * @param file the definition, from the root of the project
 */
export const pathsTest = (plan: ProcessPlan, file: string): string => {
  const { paths } = pathReport(plan)
  const rows = paths.map(({ title, steps, data, external }) => ({ title, steps, data, external }))
  return `import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { walkPath } from '#machines/process/walk-path.ts'

/* Generated: npm run process -- paths ${file} --vitest=FILE */

const PATHS = ${JSON.stringify(rows, null, 2)}

const plan = compileProcess(JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')))
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
