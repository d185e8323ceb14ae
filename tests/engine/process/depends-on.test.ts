import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import {
  endedResults,
  hadResult,
  incompleteMessage,
  rebased,
  stepsToComplete,
  withBasis,
} from '#engine/process/depends-on.ts'
import { entry, externalDatum, fixedPage, nameRequired, processOf } from './definitions.ts'

const planWith = (step?: object) =>
  compileProcess(
    processOf(
      entry(1, { schema: nameRequired }),
      externalDatum(2, 'registry'),
      entry(2),
      fixedPage(3, { content: step ? { step } : {} }),
    ),
  )

const DATA = { f1: { name: '甲', size: 1 }, f2: { note: 'x' } }

/** Completes the page for DATA. @returns the number of outdated steps with other data */
const outdatedWith = (step: object | undefined, data: object, external: object = {}) => {
  const plan = planWith(step)
  const page = plan.steps.find(({ progress }) => progress === 3)
  if (!page) throw new Error('no page')
  const collected = { data: DATA, external: {} }
  const result = withBasis(plan, page, { ok: true }, { collected, before: {}, finished: true })
  const later = { data: { ...DATA, ...data }, external: { ...external } }
  return stepsToComplete(plan, later, (id) => (id === 'f3' ? result : undefined)).length
}

describe('dependsOn', () => {
  it('is by default every earlier form for the signing of a contract, and nothing for other pages', () => {
    const dependsOn = (keyName: string) =>
      compileProcess(processOf(entry(1), entry(2), fixedPage(3, { keyName }))).steps[2]?.dependsOn
    expect(dependsOn('contractSigning')).toEqual(['/k1', '/k2'])
    expect(dependsOn('externalData@R1')).toBeUndefined()
  })

  it.each([
    ['the same values', {}, 0],
    [
      'the same values with other empty ones and in another order',
      { f1: { size: 1, name: '甲', note: '' } },
      0,
    ],
    ['another value', { f1: { name: '乙', size: 1 } }, 1],
    ['a value less', { f2: {} }, 1],
  ])('keeps or ends the result with %s', (_, data, outdated) => {
    expect(outdatedWith(undefined, data)).toBe(outdated)
  })

  it('reads keyNames, pointers to fields, and external data', () => {
    expect(outdatedWith({ dependsOn: ['k2'] }, { f1: { name: '乙' } })).toBe(0)
    expect(outdatedWith({ dependsOn: ['/k1/name'] }, { f1: { name: '甲', size: 2 } })).toBe(0)
    expect(outdatedWith({ dependsOn: ['/k1/name'] }, { f1: { name: '乙', size: 1 } })).toBe(1)
    expect(outdatedWith({ dependsOn: ['registry'] }, {}, { registry: { a: 1 } })).toBe(1)
    expect(outdatedWith({ dependsOn: [] }, { f1: {}, f2: {} })).toBe(0)
  })

  it('asks for a page that was left before it was completed, which has no result that could be outdated', () => {
    const plan = planWith()
    const collected = { data: DATA, external: {} }
    const left = () => ({ contractId: '1' })
    const [page] = stepsToComplete(plan, collected, left)
    if (!page) throw new Error('no page')
    expect(hadResult(page, left)).toBe(false)
    expect(incompleteMessage(page, left)).toBe('“第3步”还没有完成，请先完成')
    expect(endedResults(plan, collected, left)).toEqual({})
    const ended = () => ({ basedOn: '' })
    expect(stepsToComplete(plan, collected, ended)).toEqual([page])
    expect(hadResult(page, ended)).toBe(true)
    expect(incompleteMessage(page, ended)).toBe('“第3步”所依据的内容有变化，请重新签署')
    expect(stepsToComplete(plan, collected, () => undefined)).toHaveLength(0)
  })

  it('ends a result with the save of another value, for the values of before too', () => {
    const plan = planWith()
    const [, , page] = plan.steps
    const collected = { data: DATA, external: {} }
    const before = page && withBasis(plan, page, {}, { collected, before: {}, finished: true })
    expect(endedResults(plan, collected, () => before)).toEqual({})
    const changed = { data: { ...DATA, f1: { name: '乙' } }, external: {} }
    expect(endedResults(plan, changed, () => before)).toEqual({ f3: { basedOn: '' } })
    expect(stepsToComplete(plan, collected, () => ({ basedOn: '' }))).toEqual([page])
  })

  it('keeps the hash of the saved result where the page is left without finishing it', () => {
    const plan = planWith()
    const [, , page] = plan.steps
    const collected = { data: DATA, external: {} }
    const left = { collected, before: { basedOn: 'before' }, finished: false }
    expect(page && withBasis(plan, page, { basedOn: 'forged' }, left)).toEqual({
      basedOn: 'before',
    })
    expect(page && withBasis(plan, page, {}, { ...left, before: undefined })).toEqual({})
  })

  it('keeps a result that was for the values before their texts were replaced, and no other', () => {
    const plan = planWith()
    const [, , page] = plan.steps
    if (!page) throw new Error('no page')
    const collected = { data: DATA, external: {} }
    const result = withBasis(plan, page, { ok: true }, { collected, before: {}, finished: true })
    const flow = (name: string, f3: unknown) => ({
      tasks: [
        { id: 'f1', variable: { ...DATA.f1, name } },
        { id: 'f2', variable: DATA.f2 },
        { id: 'f3', variable: f3 },
      ],
      variables: {},
    })
    const after = flow('丙', result)
    const values = rebased(plan, 'f3', flow('甲', result), after)
    const later = { data: { ...DATA, f1: { ...DATA.f1, name: '丙' } }, external: {} }
    expect(stepsToComplete(plan, later, (id) => (id === 'f3' ? values : undefined))).toEqual([])
    const outdated = { ok: true, basedOn: 'of other values' }
    expect(rebased(plan, 'f3', flow('甲', outdated), flow('丙', outdated))).toEqual(outdated)
    expect(rebased(plan, 'f1', flow('甲', result), after)).toEqual({ ...DATA.f1, name: '丙' })
  })
})
