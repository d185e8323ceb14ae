import { act, render, screen } from '@testing-library/react'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { ShownTrial } from '#src/forms/review/lazy-values.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'

const trialOf = (ui: object) => ({
  schema: { type: 'object', properties: { x: { type: 'string', title: '内容' } } },
  uiSchema: { x: { 'ui:widget': 'trial', ...ui } },
})
const trial = trialOf({
  'ui:options': {
    terms: {
      amount: '/demand/amount',
      annualRate: '/product/rate',
      method: 'equalPrincipal',
      periods: '/demand/months',
      startDate: '2026-11-20',
    },
  },
})

type Demand = Readonly<Record<string, unknown>>

/** Makes a context whose values change. */
const flowOf = (first: Demand, changes: Partial<FormContext> = {}) => {
  let demand = first
  const listeners = new Set<() => void>()
  const at = (given: unknown): unknown => {
    const [, key, name = ''] = typeof given === 'string' ? given.split('/') : []
    if (key === undefined) return given
    return key === 'product' ? '6' : demand[name]
  }
  const call = vi.fn(sampleContext.trial)
  const context: FormContext = {
    ...sampleContext,
    trial: call,
    values: {
      at,
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    ...changes,
  }
  const type = (next: Demand) =>
    act(() => {
      demand = next
      for (const tell of listeners) tell()
    })
  return { context, call, type }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const text = () => screen.getByRole('group', { name: '内容' }).textContent

describe('trial', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }))
  afterEach(() => vi.useRealTimers())

  it('says what is missing', () => {
    const flow = flowOf({ amount: '' })
    renderForm(trial, {}, { context: flow.context })
    expect(text()).toBe('填写金额、期数后，这里显示还款计划')
    expect(flow.call).not.toHaveBeenCalled()
  })

  it('computes the plan of the typed values: interest, first and last instalment, the plan', async () => {
    const flow = flowOf({ amount: '120000', months: 12 })
    const form = renderForm(trial, {}, { context: flow.context })
    await pass(0)
    expect(flow.call.mock.calls[0]?.[0]).toEqual({
      amount: '120000',
      annualRate: '6',
      method: 'equalPrincipal',
      dayCount: 'actual/360',
      startDate: '2026-11-20',
      periods: 12,
    })
    expect(text()).toMatch(
      /利息合计[\d,.]+ 元还款合计12\d,\d{3}\.\d\d 元首期 · 2026-12-20[\d,.]+ 元末期 · 2027-11-20[\d,.]+ 元/,
    )
    expect(screen.getByText('还款计划（共 12 期）')).toBeTruthy()
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(13)
    expect(form.data()).toEqual({})
    expect(form.messages()).toEqual([])
  })

  it('waits for a pause in typing, and asks for the newest values alone', async () => {
    const flow = flowOf({ amount: '1', months: 12 })
    renderForm(trial, {}, { context: flow.context })
    await pass(0)
    flow.call.mockClear()
    for (const amount of ['12', '120', '1200']) {
      flow.type({ amount, months: 12 })
      await pass(100)
    }
    expect(flow.call).not.toHaveBeenCalled()
    await pass(300)
    expect(flow.call.mock.calls.map(([{ amount }]) => amount)).toEqual(['1200'])
  })

  it('shows the reply to the newest values, also where an older one comes later', async () => {
    const sample = sampleContext.trial as NonNullable<FormContext['trial']>
    const delays: Record<string, number> = { '100000': 5000, '200000': 100 }
    const slow: FormContext['trial'] = async (terms) => {
      await new Promise((resolve) => setTimeout(resolve, delays[terms.amount] ?? 0))
      return sample(terms)
    }
    const flow = flowOf({ amount: '100000', months: 1 }, { trial: slow })
    renderForm(trial, {}, { context: flow.context })
    await pass(0)
    expect(text()).toBe('正在试算…')
    flow.type({ amount: '200000', months: 1 })
    for (let step = 0; step < 8; step += 1) await pass(100)
    expect(text()).toContain('还款合计201,')
    await pass(6000)
    expect(text()).toContain('还款合计201,')
  })

  it('says that a call failed, and tries again', async () => {
    const sample = sampleContext.trial as NonNullable<FormContext['trial']>
    const call = vi
      .fn<NonNullable<FormContext['trial']>>()
      .mockRejectedValueOnce(new Error('网络连接失败，请重试'))
      .mockImplementation(sample)
    const flow = flowOf({ amount: '100000', months: 1 }, { trial: call })
    renderForm(trial, {}, { context: flow.context })
    await pass(0)
    expect(text()).toContain('网络连接失败，请重试')
    act(() => screen.getByRole('button', { name: '重试' }).click())
    await pass(0)
    expect(text()).toContain('利息合计')
    expect(text()).not.toContain('网络连接失败')
  })

  it('shows the plan again in the review, without a button to change it', async () => {
    await ShownTrial.code.load()
    const flow = flowOf({ amount: '100000', months: 1 })
    render(
      <FormReview
        form={compileForm(trial)}
        data={{}}
        context={flow.context}
        onChange={() => undefined}
      />,
    )
    await pass(10)
    expect(screen.getByText('利息合计')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /修改/ })).toBeNull()
  })

  it('without terms shows that it can’t compute anything', () => {
    const flow = flowOf({})
    renderForm(trialOf({}), {}, { context: flow.context })
    expect(text()).toBe('暂时无法试算')
  })
})
