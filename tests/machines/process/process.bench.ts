import { bench, describe } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { compileProcess } from '#machines/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { entry, nameRequired, processOf, realProcesses } from './definitions.ts'
import { input } from './start-flow.ts'

/* npm run bench:unit: budgets are 10 ms for both, 0.1 ms a transition. */

const long = processOf(
  ...Array.from({ length: 200 }, (_, n) => entry(n + 1, { schema: nameRequired })),
)

describe('a process of 200 steps', () => {
  bench('compile', () => void compileProcess(long))
  const plan = compileProcess(long)
  bench('make the machine', () => void createProcessMachine(plan))
  const machine = createProcessMachine(plan)
  const [begun] = initialTransition(machine, input)
  bench('typing', () => {
    transition(machine, begun, { type: 'form.change', formId: 'f1', data: { name: '甲' } })
  })
  bench('saving', () => {
    transition(machine, begun, { type: 'step.next', forms: { f1: { name: '甲' } } })
  })
})

describe('receivables-opening', () => {
  const plan = compileProcess(realProcesses.receivablesOpening)
  bench('compile', () => void compileProcess(realProcesses.receivablesOpening))
  bench('make the machine', () => void createProcessMachine(plan))
})
