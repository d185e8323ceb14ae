import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { pathCoverage } from '#machines/process/path-coverage.ts'
import { entry, externalDatum, processOf } from '../../engine/process/definitions.ts'

const profile = {
  type: 'object',
  required: ['scale'],
  properties: {
    scale: { type: 'string', title: '规模', enum: ['small', 'large'] },
    revenue: { type: 'number', title: '收入' },
  },
}
const readsProfile = (schema: object) => ({
  required: ['k1'],
  properties: { k1: schema },
})
const ifLarge = readsProfile({ required: ['scale'], properties: { scale: { const: 'large' } } })
const ifRich = readsProfile({ required: ['revenue'], properties: { revenue: { minimum: 500 } } })

const coverageOf = (...entries: unknown[]) => pathCoverage(compileProcess(processOf(...entries)))
const waysOf = ({ paths }: ReturnType<typeof coverageOf>) =>
  paths.map(({ steps }) => steps.map(({ name }) => name).join(' ')).toSorted()

describe('the generated paths', () => {
  it('are one for each combination of steps that answers lead to', () => {
    const found = coverageOf(
      entry(1, { schema: profile }),
      entry(2, { step: { when: ifLarge } }),
      entry(3, { step: { when: ifRich } }),
      entry(4),
    )
    expect(waysOf(found)).toEqual([
      'step1 step2 step3 step4',
      'step1 step2 step4',
      'step1 step3 step4',
      'step1 step4',
    ])
    expect(found.impossible).toEqual([])
  })

  it('take each pair of ways that one leads into the other, and count no others', () => {
    const found = coverageOf(
      entry(1, { schema: profile }),
      entry(2, { step: { when: ifLarge } }),
      entry(3),
    )
    const names = found.pairs.reached.map((pair) =>
      pair.map(({ from, to }) => `${from?.name ?? 'begin'} ${to?.name ?? 'end'}`).join(', '),
    )
    expect(names.toSorted()).toEqual([
      'begin step1, step1 step2',
      'begin step1, step1 step3',
      'step1 step2, step2 step3',
      'step1 step3, step3 end',
      'step2 step3, step3 end',
    ])
    expect(found.pairs.missing).toEqual([])
  })

  it('never lead from one step to another that excludes it', () => {
    const found = coverageOf(
      entry(1, { schema: profile }),
      entry(2, { step: { when: ifLarge } }),
      entry(3, { step: { when: { not: ifLarge } } }),
      entry(4),
    )
    expect(waysOf(found)).toEqual(['step1 step2 step4', 'step1 step3 step4'])
    expect(found.impossible.map(({ from, to }) => [from?.name, to?.name])).toEqual([
      ['step1', 'step4'],
      ['step2', 'step3'],
    ])
  })

  it.each([
    ['an expression', 'k1.revenue > 100.0'],
    ['a limit', ifRich],
    ['a value that is there', readsProfile({ required: ['revenue'] })],
    ['a list', readsProfile({ required: ['sites'], properties: { sites: { minItems: 2 } } })],
  ])('find both sides of a condition on %s', (_, when) => {
    const sites = { type: 'array', items: { type: 'string' } }
    const schema = { ...profile, properties: { ...profile.properties, sites } }
    const found = coverageOf(entry(1, { schema }), entry(2, { step: { when } }), entry(3))
    expect(waysOf(found)).toEqual(['step1 step2 step3', 'step1 step3'])
    expect(found.outcomes.missing).toEqual([])
  })

  it('find both sides of a condition on external data, which comes with the flow', () => {
    const when = { required: ['registry'], properties: { registry: { const: 'found' } } }
    const found = coverageOf(
      externalDatum(1, 'registry'),
      entry(1),
      entry(2, { step: { when } }),
      entry(3),
    )
    expect(waysOf(found)).toEqual(['step1 step2 step3', 'step1 step3'])
    expect(found.paths.map(({ walk }) => walk.end)).toEqual(['waiting', 'waiting'])
  })

  it('find both sides of a condition within a form, of one within a group, and of a dependency', () => {
    const asked = { type: 'string', title: '说明' }
    const ifLargeHere = { required: ['scale'], properties: { scale: { const: 'large' } } }
    const group = {
      ...profile,
      title: '担保人',
      if: ifLargeHere,
      then: { required: ['note'], properties: { note: asked } },
    }
    const schema = {
      ...group,
      properties: { ...profile.properties, group },
      dependencies: { revenue: { properties: { year: asked } } },
    }
    const { formOutcomes } = coverageOf(entry(1, { schema }), entry(2))
    const found = formOutcomes.reached.map(({ field, holds }) => `${field.path.join('.')} ${holds}`)
    expect(found.toSorted()).toEqual([
      'group.note false',
      'group.note true',
      'note false',
      'note true',
      'year false',
      'year true',
    ])
    expect(formOutcomes.missing).toEqual([])
  })

  it('show a condition within a form that never holds', () => {
    const schema = {
      ...profile,
      if: { required: ['scale'], properties: { scale: { const: 'giant' } } },
      then: { properties: { note: { type: 'string', title: '说明' } } },
    }
    const { formOutcomes } = coverageOf(entry(1, { schema }), entry(2))
    expect(formOutcomes.missing.map(({ field, holds }) => [field.name, holds])).toEqual([
      ['note', true],
    ])
  })

  it('show a condition that never holds', () => {
    const never = readsProfile({ required: ['scale'], properties: { scale: { const: 'giant' } } })
    const found = coverageOf(entry(1, { schema: profile }), entry(2, { step: { when: never } }))
    expect(found.steps.missing.map(({ name }) => name)).toEqual(['step2'])
    expect(found.outcomes.missing.map(({ holds }) => holds)).toEqual([true])
  })

  it('name a step that no generated values fill in', () => {
    const schema = {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string', pattern: '^X\\d{3}$' } },
    }
    const found = coverageOf(entry(1, { schema }), entry(2))
    expect(found.unfilled.map(({ name }) => name)).toEqual(['step1'])
    expect(found.paths.map(({ walk }) => walk)).toMatchObject([
      { end: 'step1', visited: ['step1'] },
    ])
    expect(found.paths[0]?.walk.failure).toBe('请先完善本步骤的内容')
  })

  it('say where not all combinations were tried', () => {
    const boxes = Array.from({ length: 15 }, (_, at) => `box${at}`)
    const schema = {
      type: 'object',
      properties: Object.fromEntries(boxes.map((name) => [name, { type: 'boolean' }])),
    }
    const when = readsProfile({
      required: boxes,
      properties: Object.fromEntries(boxes.map((name) => [name, { const: true }])),
    })
    expect(coverageOf(entry(1, { schema }), entry(2, { step: { when } })).isComplete).toBe(false)
  })
})
