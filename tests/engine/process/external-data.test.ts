import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { fromOutside } from '#engine/process/external-data.ts'
import { collectedByKey, shownSteps, stepToReach } from '#engine/process/steps.ts'
import { entry, externalDatum, processOf } from './definitions.ts'

/** Makes the plan of a datum `size`, between two forms of which the second reads it. */
const planWith = (content: unknown, progress = 2) =>
  compileProcess(
    processOf(
      entry(1),
      { ...externalDatum(progress, 'size'), content },
      entry(2, {
        step: { when: { required: ['size'], properties: { size: { const: 'large' } } } },
      }),
      entry(3),
    ),
  )

const sizeOf = (content: unknown, data: Record<string, unknown>, external = {}): unknown =>
  collectedByKey(planWith(content), { data, external }).size

describe('external data', () => {
  it.each<[string, unknown, Record<string, unknown>, Record<string, unknown>, unknown]>([
    ['the variable of its keyName by default', undefined, {}, { size: 'large' }, 'large'],
    ['a value in a variable', { from: '/registry/a~1b/0' }, {}, { registry: { 'a/b': [1] } }, 1],
    ['a whole variable', { from: '/registry' }, {}, { registry: 'small' }, 'small'],
    ['a value of a form', { from: '/f1/scale' }, { f1: { scale: 'large' } }, {}, 'large'],
    ['its default without the variable', { from: '/registry/a', default: 'x' }, {}, {}, 'x'],
    ['its default for null', { default: 'x' }, {}, { size: null }, 'x'],
    ['its default while the form is empty', { from: '/f1/scale', default: 'x' }, {}, {}, 'x'],
    ['no value without either', { from: '/size/a' }, {}, { size: 'large' }, undefined],
    ['no inherited member', { from: '/constructor/name' }, {}, {}, undefined],
    ['false, not the default', { default: true }, {}, { size: false }, false],
  ])('has %s', (_, content, data, external, value) => {
    expect(sizeOf(content, data, external)).toEqual(value)
  })

  it('has a value of a form at once, and the default again when the value is removed', () => {
    const plan = planWith({ from: '/f1/scale', default: 'small' })
    const shown = (data: Record<string, unknown>) =>
      shownSteps(plan, { data, external: {} }).map(({ progress }) => progress)
    expect(shown({ f1: { scale: 'large' } })).toEqual([1, 2, 3])
    expect(shown({ f1: {} })).toEqual([1, 3])
  })

  it('has a schema beside its origin', () => {
    const [datum] = planWith({ schema: { title: '规模' }, from: '/registry/a' }).externalData
    expect(datum).toMatchObject({ variable: 'registry', pointer: '/a' })
    expect(datum?.plan?.schema).toEqual({ title: '规模' })
  })

  it('reads the default of a bare schema as the schema’s', () => {
    const plan = planWith({ type: 'string', default: 'x' })
    expect(plan.externalData).toMatchObject([{ variable: 'size', pointer: '' }])
    expect(plan.externalData[0]?.plan?.schema).toEqual({ type: 'string', default: 'x' })
  })

  it.each([1, '', 'registry', '/', {}])('reports from: %j, and reads the keyName', (from) => {
    const plan = planWith({ from })
    expect(plan.diagnostics).toMatchObject([
      { code: 'invalid-content', pointer: '/actExForms/1/content/from' },
    ])
    expect(plan.externalData).toMatchObject([{ variable: 'size', pointer: '' }])
  })

  it('is official where its content says so, also without an origin or a schema', () => {
    const official = (content: unknown) => planWith(content).externalData[0]?.official
    expect(official({ official: true })).toEqual(['/size'])
    expect(official({ official: true, schema: { title: '规模' } })).toEqual(['/size'])
    expect(official({ official: ['name'], from: '/registry/a' })).toEqual(['/size/name'])
    expect(official({})).toEqual([])
    expect(planWith({ official: '是' }).diagnostics).toMatchObject([
      { code: 'invalid-content', pointer: '/actExForms/1/content/official' },
    ])
  })

  it('waits for a variable that something else brings, and not for a form', () => {
    const reached = (content: unknown, external = {}) =>
      stepToReach(planWith(content), 1, { data: { f1: {} }, external })?.progress
    expect(reached({ from: '/registry/scale' })).toBe(2)
    expect(reached({ from: '/registry/scale' }, { registry: {} })).toBe(3)
    expect(reached({ from: '/f1/scale' })).toBe(3)
    expect(fromOutside(planWith({ from: '/f1/scale' }))).toEqual([])
  })
})
