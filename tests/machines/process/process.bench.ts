import { bench, describe } from 'vitest'
import { fromPromise, initialTransition, transition } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { entry, nameRequired, processOf, realProcesses } from '../../engine/process/definitions.ts'
import { flowOf, input } from './start-flow.ts'

/* npm run bench -- unit: the budgets are 10 ms to compile 200 steps and make their machine, 0.1 ms a transition. */

const long = processOf(
  ...Array.from({ length: 200 }, (_, n) => entry(n + 1, { schema: nameRequired })),
)

/** Prepares a machine as a screen does. */
const prepare = (info: ProcessInfo) =>
  createProcessMachine(compileProcess(info)).provide({
    actors: {
      loadFlow: fromPromise(() => Promise.resolve(flowOf())),
      saveStep: fromPromise(() => Promise.resolve({ id: 'flow-1', revision: 'r1' })),
    },
  })

describe('a process of 200 steps', () => {
  bench('compile, and make the machine', () => void prepare(long))
  bench('compile', () => void compileProcess(long))
  const machine = prepare(long)
  const [begun] = initialTransition(machine, input)
  const typed = { type: 'form.change', entryId: 'f1', data: { name: '甲' } } as const
  bench('typing', () => {
    transition(machine, begun, typed)
  })
  const [filled] = transition(machine, begun, typed)
  bench('saving', () => {
    transition(machine, filled, { type: 'step.next' })
  })
})

describe('receivables-opening', () => {
  bench('compile, and make the machine', () => void prepare(realProcesses.receivablesOpening))
  bench('compile', () => void compileProcess(realProcesses.receivablesOpening))
})
