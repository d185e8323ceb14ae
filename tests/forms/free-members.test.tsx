import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { reviewOf } from '#src/forms/review/review-entries.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { renderForm } from './rendered-form.tsx'

const group = (more: object, properties?: object) => ({
  schema: {
    type: 'object',
    properties: {
      指标: { type: 'object', title: '指标', ...(properties && { properties }), ...more },
    },
  },
})

const render = async (definition: FormDefinition, data: unknown = {}) => {
  const plan = compileForm(definition)
  await preloadWidgets([plan])
  return renderForm(plan, data)
}

const addInput = () => screen.getByLabelText('新增一项的名称')

describe('members whose names the customer gives', () => {
  it('are added, filled in, renamed, removed and restored', async () => {
    const form = await render(group({ additionalProperties: { type: 'integer' } }))
    await userEvent.type(addInput(), '员工数{Enter}')
    const value = await screen.findByLabelText('员工数')
    await userEvent.type(value, '12')
    await form.user.tab()
    expect(form.data()).toEqual({ 指标: { 员工数: 12 } })
    const name = screen.getByLabelText('第 1 项的名称')
    await userEvent.clear(name)
    await userEvent.type(name, '人数{Enter}')
    expect(form.data()).toEqual({ 指标: { 人数: 12 } })
    await userEvent.click(screen.getByRole('button', { name: '删除人数' }))
    expect(form.data()).toEqual({ 指标: {} })
    await userEvent.click(screen.getByRole('button', { name: '撤销：删除人数' }))
    expect(form.data()).toEqual({ 指标: { 人数: 12 } })
  })

  it('are added when the name is left, so that a typed name is never lost', async () => {
    const form = await render(group({ additionalProperties: { type: 'string' } }))
    await userEvent.type(addInput(), ' 备注\u200b ')
    await form.user.tab()
    expect(form.data()).toEqual({ 指标: { 备注: undefined } })
  })

  it('stay in the order of typing where their names are numbers', async () => {
    const form = await render(group({ additionalProperties: { type: 'string' } }))
    for (const name of ['第二', '10', '2']) await userEvent.type(addInput(), `${name}{Enter}`)
    const names = () =>
      screen.getAllByLabelText<HTMLInputElement>(/^第 \d 项的名称$/).map(({ value }) => value)
    expect(names()).toEqual(['第二', '10', '2'])
    await userEvent.type(await screen.findByLabelText('2'), '乙')
    await form.user.tab()
    await userEvent.clear(screen.getByLabelText('第 1 项的名称'))
    await userEvent.type(screen.getByLabelText('第 1 项的名称'), '7{Enter}')
    expect(names()).toEqual(['7', '10', '2'])
    expect(form.data()).toEqual({ 指标: { 7: undefined, 10: undefined, 2: '乙' } })
  })

  it('have a number where a name is taken, also by a declared member', async () => {
    const declared = { 行业: { type: 'string', title: '所属行业' } }
    const form = await render(group({ additionalProperties: { type: 'string' } }, declared))
    expect(screen.getByLabelText('所属行业')).toBeTruthy()
    await userEvent.type(addInput(), '行业{Enter}')
    await userEvent.type(addInput(), '行业{Enter}')
    expect(Object.keys((form.data() as { 指标: object }).指标)).toEqual(
      expect.arrayContaining(['行业-1', '行业-2']),
    )
  })

  it('keep the name where it is emptied', async () => {
    const form = await render(group({ additionalProperties: { type: 'string' } }), {
      指标: { a: 'x' },
    })
    await userEvent.clear(await screen.findByLabelText('第 1 项的名称'))
    await form.user.tab()
    expect(form.data()).toEqual({ 指标: { a: 'x' } })
  })

  it('may be those of the form as a whole', async () => {
    const form = await render({
      schema: {
        type: 'object',
        properties: { 企业: { type: 'string', title: '企业名称' } },
        additionalProperties: { type: 'string' },
      },
    })
    await userEvent.type(addInput(), '网站{Enter}')
    await userEvent.type(await screen.findByLabelText('网站'), 'a')
    await userEvent.type(screen.getByLabelText('企业名称'), '甲')
    await form.user.tab()
    expect(form.data()).toEqual({ 企业: '甲', 网站: 'a' })
  })

  it.each([
    [
      'propertyNames',
      { additionalProperties: { type: 'string' }, propertyNames: { maxLength: 2 } },
    ],
    [
      'patternProperties',
      { patternProperties: { '^x$': { type: 'string' } }, additionalProperties: false },
    ],
  ])('are refused by their name: %s', async (_, schema) => {
    const form = await render(group(schema))
    await userEvent.type(addInput(), '名称三{Enter}')
    await userEvent.type(await screen.findByLabelText('名称三'), 'a')
    await form.user.tab()
    expect(form.check()).toMatchObject([
      { pointer: '/指标/名称三', message: '不能填写名称“名称三”，请修改名称' },
    ])
  })

  it('are chosen where propertyNames lists their names, each once', async () => {
    const form = await render(
      group({
        additionalProperties: { type: 'integer' },
        propertyNames: { enum: ['员工数', '车辆数'] },
      }),
    )
    const namesOf = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(namesOf(addInput())).toEqual(['添加…', '员工数', '车辆数'])
    await userEvent.selectOptions(addInput(), '员工数')
    await userEvent.type(await screen.findByLabelText('员工数'), '12')
    expect(namesOf(addInput())).toEqual(['添加…', '车辆数'])
    const first = screen.getByLabelText('第 1 项的名称')
    expect(namesOf(first)).toEqual(['员工数', '车辆数'])
    await userEvent.selectOptions(first, '车辆数')
    await userEvent.selectOptions(addInput(), '员工数')
    expect(form.data()).toEqual({ 指标: { 车辆数: 12, 员工数: undefined } })
    expect(screen.queryByLabelText('新增一项的名称')).toBeNull()
  })

  it('have the control of the pattern of their name', async () => {
    const form = await render(
      group({
        patternProperties: { '^n': { type: 'number' }, '^b': { type: 'boolean', title: '是' } },
      }),
    )
    await userEvent.type(addInput(), 'n1{Enter}')
    await userEvent.type(await screen.findByLabelText('n1'), '2.5')
    await userEvent.type(addInput(), 'b1{Enter}')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'b1' }))
    expect(form.data()).toEqual({ 指标: { n1: 2.5, b1: true } })
    expect(form.messages()).toEqual([])
  })

  it('are texts where any value is allowed, also after the first one', async () => {
    const form = await render(group({ additionalProperties: true }))
    for (const name of ['a', 'b']) {
      await userEvent.type(addInput(), `${name}{Enter}`)
      await userEvent.type(await screen.findByLabelText(name), '12')
    }
    await form.user.tab()
    expect(form.data()).toEqual({ 指标: { a: '12', b: '12' } })
  })

  it('are reviewed by their names', () => {
    const plan = compileForm(group({ additionalProperties: { type: 'string', title: '内容' } }))
    const data = { 指标: { 网站: 'a' } }
    expect(isFilledIn(plan.valueSchema, data)).toBe(true)
    expect(reviewOf(plan, data).entries).toMatchObject([
      { title: '指标', entries: [{ key: '/指标/网站', label: '网站', value: 'a' }] },
    ])
  })
})
