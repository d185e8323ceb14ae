import { describe, expect, it } from 'vitest'
import { answersBehind } from '#engine/explanation/answers-behind.ts'
import { whyFields, whySteps } from '#engine/explanation/why.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, processOf } from '../process/definitions.ts'

const ifLarge = { required: ['scale'], properties: { scale: { const: 'large' } } }
const plan = compileProcess(
  processOf(
    entry(1, {
      schema: {
        type: 'object',
        required: ['scale', 'staff'],
        properties: {
          scale: {
            type: 'string',
            title: '规模',
            oneOf: [
              { const: 'small', title: '小型' },
              { const: 'large', title: '大型' },
            ],
          },
          staff: { type: 'integer', title: '人数', minimum: 1 },
          twice: { type: 'integer', title: '两倍' },
        },
        if: ifLarge,
        then: { required: ['auditor'], properties: { auditor: { type: 'string', title: '审计' } } },
      },
      uiSchema: {
        staff: { 'ui:options': { rules: [{ holds: 'staff < 100', message: '人数应少于 100' }] } },
        twice: { 'ui:options': { computed: 'staff * 2' } },
      },
    }),
    entry(2, { step: { when: { required: ['k1'], properties: { k1: ifLarge } } } }),
    entry(3),
  ),
)
const [first] = plan.steps
if (!first) throw new Error('no step')
const stepsWith = (data: object) => whySteps(plan, { data: { f1: data }, external: {} })
const fieldsWith = (data: object) =>
  Object.fromEntries(
    whyFields(plan, first, { data: { f1: data }, external: {} }, 0).map(({ field, effects }) => [
      field.name,
      effects.map(({ effect, words, seen, pointer }) => ({ effect, words, seen, pointer })),
    ]),
  )

describe('whySteps', () => {
  it('names the condition of a skipped step, the value that it saw, and its place', () => {
    const [always, skipped] = stepsWith({ scale: 'small' })
    expect(always).toMatchObject({ isShown: true, reason: undefined })
    expect(skipped).toMatchObject({
      isShown: false,
      reason: {
        words: '“第1步”的“规模”为“大型”时显示',
        seen: ['“第1步”的“规模”为“小型”'],
        pointer: '/actExForms/1/content/step/when',
      },
    })
  })

  it('says that a value is missing', () => {
    expect(stepsWith({})[1]?.reason?.seen).toEqual(['“第1步”的“规模”没有值'])
    expect(stepsWith({ scale: 'large' })[1]?.isShown).toBe(true)
  })
})

describe('answersBehind', () => {
  it('names the answers for which a step is shown, and nothing that was not asked', () => {
    const behind = (data: object) =>
      plan.steps.map((step) => answersBehind(plan, step, { data: { f1: data }, external: {} }))
    expect(behind({ scale: 'large' })).toEqual([[], ['“规模”为“大型”'], []])
    expect(behind({})).toEqual([[], [], []])
  })

  it('reads the values of an expression too', () => {
    const amounts = compileProcess(
      processOf(
        entry(1, {
          schema: {
            type: 'object',
            properties: { amount: { type: 'string', title: '金额', format: 'money' } },
          },
        }),
        entry(2, { step: { when: 'k1.amount >= 100 && registry.size > 1' } }),
      ),
    )
    const [, second] = amounts.steps
    const collected = { data: { f1: { amount: '200.00' } }, external: { registry: { size: 3 } } }
    expect(second && answersBehind(amounts, second, collected)).toEqual(['“金额”为200.00 元'])
  })
})

describe('whyFields', () => {
  const SCHEMA = '/actExForms/0/content/schema'

  it('names the condition that hides a field, and the value that it saw', () => {
    expect(fieldsWith({ scale: 'small', staff: 5, twice: 10 })['auditor']).toEqual([
      {
        effect: 'hidden',
        words: '“规模”为“大型”时显示，现在不成立',
        seen: ['“规模”为“小型”'],
        pointer: `${SCHEMA}/then`,
      },
    ])
  })

  it('names the condition that shows a field, that it is required, and that it is missing', () => {
    const effects = fieldsWith({ scale: 'large', staff: 5 })['auditor']
    expect(effects?.map(({ effect, words }) => `${effect} ${words}`)).toEqual([
      'shown “规模”为“大型”时显示',
      'required 定义要求填写',
      'blocking 必填，还没有填写',
    ])
    expect(effects?.at(-1)?.pointer).toBe(`${SCHEMA}/then/required`)
  })

  it('names the constraint and the rule that a value breaks', () => {
    expect(fieldsWith({ scale: 'small', staff: 0 })['staff']).toContainEqual({
      effect: 'blocking',
      words: '不符合 minimum',
      seen: ['“人数”为0'],
      pointer: `${SCHEMA}/properties/staff/minimum`,
    })
    expect(fieldsWith({ scale: 'small', staff: 100 })['staff']).toContainEqual({
      effect: 'blocking',
      words: '人数应少于 100',
      seen: ['“人数”为100'],
      pointer: '/actExForms/0/content/uiSchema/staff/ui:options/rules/0',
    })
  })

  it('words what a computed field is made of', () => {
    expect(fieldsWith({ scale: 'small', staff: 5, twice: 10 })['twice']).toMatchObject([
      { effect: 'computed', words: '计算方式：“人数” × 2' },
    ])
  })
})
