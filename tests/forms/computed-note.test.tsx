import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, processOf } from '../engine/process/definitions.ts'
import { renderForm } from './rendered-form.tsx'
import { sampleContext } from './sample-context.ts'

const number = (title: string) => ({ type: 'number', title })
const demand = {
  keyName: 'demand',
  name: '融资需求',
  schema: { properties: { amount: number('申请额度') } },
}
const context = {
  ...sampleContext,
  collected: { demand: { amount: 100 } },
  process: compileProcess(processOf(entry(1, demand))),
}

describe('the note of a computed value', () => {
  it('says what the value is made of, also of another step', async () => {
    const form = compileForm({
      schema: {
        type: 'object',
        properties: { fee: number('手续费'), share: number('占比') },
      },
      uiSchema: { share: { 'ui:options': { computed: 'fee * 100 / collected.demand.amount' } } },
    })
    renderForm(form, {}, { context })
    expect(
      await screen.findByText('计算方式：“手续费” × 100 ÷ “融资需求”的“申请额度”'),
    ).toBeTruthy()
    expect(screen.getByText('待计算')).toBeTruthy()
  })

  it('says what the author has written in its place', async () => {
    const form = compileForm({
      schema: {
        type: 'object',
        properties: { count: number('数量'), sum: number('小计') },
      },
      uiSchema: { sum: { 'ui:options': { computed: 'count * 3', formula: '每件 3 元' } } },
    })
    renderForm(form, { count: 2 }, { context })
    expect(await screen.findByText('计算方式：每件 3 元')).toBeTruthy()
    expect(screen.queryByText(/“数量”/)).toBeNull()
  })

  it('speaks of the same item of a list', async () => {
    const form = compileForm({
      schema: {
        type: 'object',
        properties: {
          goods: {
            type: 'array',
            items: {
              type: 'object',
              properties: { count: number('数量'), price: number('单价'), sum: number('小计') },
            },
          },
        },
      },
      uiSchema: { goods: { items: { sum: { 'ui:options': { computed: 'count * price' } } } } },
    })
    renderForm(form, { goods: [{ count: 2, price: 3 }] }, { context })
    expect(await screen.findByText('计算方式：“数量” × “单价”')).toBeTruthy()
  })
})
