import { describe, expect, it } from 'vitest'
import { forwardPaths } from '#engine/paths/forward-paths.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { passes, walkDecisions, walkPath } from '#machines/process/walk-path.ts'
import { entry, nameRequired, processOf } from '../../engine/process/definitions.ts'

const plan = compileProcess(processOf(entry(1, { schema: nameRequired }), entry(2), entry(3)))
const machine = createProcessMachine(plan)
const [path] = forwardPaths(plan).paths
if (!path) throw new Error('no path')
const [first, second] = path.steps

describe('a handed in flow', () => {
  it('comes to its outcome, or back to any step and is handed in again', () => {
    // Approved, rejected, withdrawn, started again, and returned to each of three steps.
    expect(walkDecisions(machine, path)).toEqual({ all: 7, wrong: [] })
  })

  it('that can’t be handed in again is named with its decision', () => {
    // The required values of the first step are missing when the flow comes back.
    const empty = { ...path, data: { ...path.data, f1: {} } }
    const { wrong } = walkDecisions(machine, empty)
    expect(wrong.map(({ end }) => end)).toContain('step1')
  })
})

describe('a step', () => {
  it('is passed with valid answers alone', () => {
    const empty = { ...path, data: { ...path.data, f1: {} } }
    expect([passes(machine, path, first!), passes(machine, empty, first!)]).toEqual([true, false])
    expect(passes(machine, empty, second!)).toBe(false)
    expect(walkPath(machine, empty)).toMatchObject({ visited: ['step1'], end: 'step1' })
  })
})
