import { expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { stepAt } from '#engine/process/steps.ts'
import { entry, ifMore, processOf } from './definitions.ts'

const plan = compileProcess(processOf(entry(1), entry(2, { step: { when: ifMore } }), entry(4)))
const at = (progress: number, more = true) =>
  stepAt(plan, progress, { data: { f1: { more } }, external: {} })?.progress

it('opens the step of the saved progress; where it is gone, the next one, and behind the end the last', () => {
  expect([1, 2, 3, 4, 5].map((progress) => at(progress))).toEqual([1, 2, 4, 4, 4])
  expect(at(2, false)).toBe(4)
})

it('opens the step that a number in a gap was counted to: forward from its beginning, back from its end', () => {
  const gaps = compileProcess(processOf(entry(1), entry(3), entry(7)))
  const opened = [1, 2, 3, 4, 5, 6, 7].map(
    (progress) => stepAt(gaps, progress, { data: {}, external: {} })?.progress,
  )
  expect(opened).toEqual([1, 3, 3, 7, 7, 3, 7])
})
