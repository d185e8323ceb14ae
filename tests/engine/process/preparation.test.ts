import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { preparationOf } from '#engine/process/preparation.ts'
import { entry, processOf, realProcesses } from './definitions.ts'

const NOTHING = { data: {}, external: {} }
const files = { type: 'array', items: { type: 'object' } }

const plan = compileProcess(
  processOf(
    entry(1, {
      schema: {
        type: 'object',
        required: ['licence', 'size'],
        properties: {
          licence: { ...files, title: '营业执照' },
          card: { ...files, title: '身份证', minItems: 2, maxItems: 2 },
          charter: { ...files, title: '公司章程' },
          size: { type: 'string', title: '规模' },
        },
        if: { properties: { size: { const: '大型' } }, required: ['size'] },
        then: { required: ['audit'], properties: { audit: { ...files, title: '审计报告' } } },
      },
      uiSchema: {
        licence: { 'ui:widget': 'upload' },
        card: { 'ui:widget': 'upload', 'ui:options': { places: ['人像面', '国徽面'] } },
        charter: { 'ui:widget': 'upload' },
        audit: { 'ui:widget': 'upload' },
      },
    }),
    entry(2, {
      step: {
        when: { properties: { k1: { properties: { size: { const: '大型' } } } }, required: ['k1'] },
      },
      schema: {
        type: 'object',
        required: ['report'],
        properties: { report: { ...files, title: '年报' } },
      },
      uiSchema: { report: { 'ui:widget': 'upload' } },
    }),
    entry(3),
  ),
)

const documentsWith = (data: Record<string, unknown>) =>
  preparationOf(plan, { data, external: {} }).documents.map(({ name, need }) => [name, need])

describe('preparationOf', () => {
  it('lists the documents of every form, and what decides about them later', () => {
    expect(documentsWith({})).toEqual([
      ['营业执照', 'required'],
      ['身份证（人像面、国徽面）', 'required'],
      ['公司章程', 'optional'],
      ['审计报告', 'conditional'],
      ['年报', 'conditional'],
    ])
  })

  it('follows the route of the customer once it is decided', () => {
    const before = documentsWith({}).slice(0, 3)
    expect(documentsWith({ f1: { size: '小型' } })).toEqual(before)
    expect(documentsWith({ f1: { size: '大型' } })).toEqual([
      ...before,
      ['审计报告', 'required'],
      ['年报', 'required'],
    ])
  })

  it('counts the steps that the step bar shows', () => {
    const steps = (data: Record<string, unknown>) =>
      preparationOf(plan, { data, external: {} }).steps
    expect(steps({})).toBe(2)
    expect(steps({ f1: { size: '大型' } })).toBe(3)
  })

  it.each([
    ['receivablesOpening', 7],
    ['creditLineApplication', 4],
    ['quotaActivation', 3],
  ] as const)('estimates the time of %s in multiples of five minutes', (name, steps) => {
    const found = preparationOf(compileProcess(realProcesses[name]), NOTHING)
    expect(found.steps).toBe(steps)
    expect(found.minutes % 5).toBe(0)
    expect(found.minutes).toBeGreaterThan(0)
    expect(found.minutes).toBeLessThanOrEqual(30)
  })
})
