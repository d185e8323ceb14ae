import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FormReview } from '#src/forms/form-review.tsx'
import { RecordNames } from '#src/forms/review/lazy-values.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import { entry, processOf } from '../../engine/process/definitions.ts'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'
import { sampleContext } from '../sample-context.ts'

/** The sample has 12 records of 40,000.50, 80,000.50, …; numbers 4 and 6 are blocked. */
const records = oneField(
  { type: 'array', items: { type: 'string' } },
  {
    'ui:widget': 'records',
    'ui:options': { kind: 'invoice', status: ['available'], least: '/demand/amount', share: '0.8' },
  },
)
const contextOf = (amount?: string, changes: Partial<FormContext> = {}): FormContext => ({
  ...sampleContext,
  collected: { demand: { amount } },
  ...changes,
})
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) })
const [one, two, blocked] = ['26330001', '26330002', '26330004']

describe('records', () => {
  it('are chosen by box or row, and taken back; the value is the list of ids', async () => {
    const form = renderForm(records, {}, { context: contextOf() })
    await form.user.click(await box(one))
    await form.user.click(within(screen.getByRole('table')).getByText('80,000.50'))
    expect(form.data()).toEqual({ x: ['1', '2'] })
    await form.user.click(await box(one))
    expect(form.data()).toEqual({ x: ['2'] })
    await form.user.click(await box(two))
    expect(form.data()).toEqual({})
  })

  it('are radio buttons where exactly one has to be chosen: another one takes its place', async () => {
    const account = oneField(
      { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 1 },
      { 'ui:widget': 'records', 'ui:options': { kind: 'invoice' } },
    )
    const form = renderForm(account, {}, { context: contextOf() })
    await form.user.click(await screen.findByRole('radio', { name: new RegExp(one) }))
    expect(form.data()).toEqual({ x: ['1'] })
    // The row of the chosen one takes nothing back.
    await form.user.click(within(screen.getByRole('table')).getByText('40,000.50'))
    expect(form.data()).toEqual({ x: ['1'] })
    await form.user.click(within(screen.getByRole('table')).getByText('80,000.50'))
    expect(form.data()).toEqual({ x: ['2'] })
  })

  it('show what they are', async () => {
    renderForm(records, {}, { context: contextOf() })
    const row = (await box(one)).closest('tr')
    expect(row?.textContent).toContain('澄禾精密部件有限公司')
    expect(row?.textContent).toContain('2026-10-10')
    expect(row?.textContent).toContain('40,000.50 元')
    expect(row?.textContent).toContain('可融资')
  })

  it('that can’t be chosen are listed with the reason', async () => {
    const form = renderForm(records, {}, { context: contextOf() })
    const off = await box(blocked)
    expect(off).toHaveProperty('disabled', true)
    const reason = document.getElementById(off.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('不能选择：已用于其他融资申请')
    await form.user.click(reason as HTMLElement)
    expect(form.data()).toEqual({ x: [] })
  })

  it('say their number, their sum, and what is missing of the amount', async () => {
    const form = renderForm(records, {}, { context: contextOf('96000.80') })
    await form.user.click(await box(one))
    const sum = document.getElementById('f_x__note')
    expect(sum?.textContent).toBe(
      '已选 1 项，合计 40,000.50 元还差 80,000.50 元（至少需要 120,001.00 元，按金额的 80% 计）',
    )
    expect(form.messages()).toEqual(['已选合计 40,000.50 元，至少需要 120,001.00 元，请继续选择'])
    await form.user.click(await box(two))
    expect(sum?.textContent).toContain('已足够')
    expect(form.messages()).toEqual([])
  })

  it('offer to lower the amount to what the chosen ones cover', async () => {
    const leadTo = vi.fn()
    const schema = {
      type: 'object',
      properties: { amount: { type: 'string', format: 'money', title: '融资金额' } },
    }
    const process = compileProcess(processOf(entry(3, { keyName: 'demand', schema })))
    const form = renderForm(records, {}, { context: contextOf('96000.80', { process, leadTo }) })
    await box(one)
    expect(screen.queryByRole('button', { name: '修改“融资金额”' })).toBeNull()
    await form.user.click(await box(one))
    expect(screen.getByText(/至多/).textContent).toBe('所选可支持的“融资金额”至多 32,000.40 元')
    await form.user.click(screen.getByRole('button', { name: '修改“融资金额”' }))
    expect(leadTo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        progress: 3,
        formId: process.steps[0]?.forms[0]?.id,
        pointer: '/amount',
      }),
    )
    await form.user.click(await box(two))
    expect(screen.queryByText(/至多/)).toBeNull()
  })

  it('are added where they are missed: what can be used of them is chosen beside the others', async () => {
    const add = vi.fn(() => Promise.resolve(['2', '4']))
    const form = renderForm(
      records,
      { x: ['1'] },
      { context: contextOf(undefined, { additions: { invoice: { label: '登记发票', add } } }) },
    )
    await box(one)
    await form.user.click(screen.getByRole('button', { name: '登记发票' }))
    await waitFor(() => expect(form.data()).toEqual({ x: ['1', '2'] }))
    add.mockResolvedValueOnce([])
    await form.user.click(screen.getByRole('button', { name: '登记发票' }))
    expect(form.data()).toEqual({ x: ['1', '2'] })
  })

  it('that were added are chosen even if they can’t be read at once', async () => {
    const add = () => Promise.resolve(['2'])
    let isDown = false
    const load: FormContext['records'] = (query, signal) =>
      isDown && query.ids
        ? Promise.reject(new Error('网络异常'))
        : (sampleContext.records?.(query, signal) ?? Promise.reject(new Error()))
    const form = renderForm(
      records,
      {},
      {
        context: contextOf(undefined, {
          records: load,
          additions: { invoice: { label: '登记发票', add } },
        }),
      },
    )
    await box(one)
    isDown = true
    await form.user.click(screen.getByRole('button', { name: '登记发票' }))
    await waitFor(() => expect(form.data()).toEqual({ x: ['2'] }))
  })

  it('say nothing of an amount that is not known yet, and take it over once it is', async () => {
    let amount: string | undefined
    const listeners = new Set<() => void>()
    const values = {
      at: () => amount,
      watch: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    renderForm(records, { x: ['1'] }, { context: contextOf(undefined, { values }) })
    expect((await screen.findByText(/合计/)).closest('p')?.textContent).not.toContain('至少')
    amount = '96000.80'
    listeners.forEach((tell) => tell())
    expect(await screen.findByText(/还差/)).toBeTruthy()
  })

  it('are searched some time after typing, from the first page on', async () => {
    const load = vi.fn(sampleContext.records)
    const form = renderForm(records, {}, { context: contextOf(undefined, { records: load }) })
    await box(one)
    await form.user.click(screen.getByRole('button', { name: '下一页' }))
    await box('26330006')
    expect(screen.getByText('第 2 页，共 3 页')).toBeTruthy()
    load.mockClear()
    await form.user.type(screen.getByRole('searchbox'), '26330012')
    await box('26330012')
    expect(load.mock.calls.map(([query]) => query.keyword)).toEqual(['26330012'])
    expect(load.mock.calls[0]?.[0].page).toBe(1)
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await form.user.clear(screen.getByRole('searchbox'))
    await form.user.type(screen.getByRole('searchbox'), '没有')
    expect(await screen.findByText('没有匹配的记录，请换个词再试')).toBeTruthy()
  })

  it('of other pages stay chosen, and can be seen alone', async () => {
    const form = renderForm(records, { x: ['1'] }, { context: contextOf() })
    await box(one)
    await form.user.click(screen.getByRole('button', { name: '下一页' }))
    await form.user.click(await box('26330007'))
    expect(form.data()).toEqual({ x: ['1', '7'] })
    await form.user.click(screen.getByRole('button', { name: '只看已选（2）' }))
    expect(
      screen.getAllByRole('checkbox').map((found) => found.closest('label')?.textContent),
    ).toEqual(['发票 26330001', '发票 26330007'])
    expect(screen.getByText(/合计/).closest('p')?.textContent).toContain('320,001.00 元')
  })

  it('that are gone or used meanwhile are named, hold the step, and can be removed', async () => {
    const form = renderForm(records, { x: ['1', '4', '99'] }, { context: contextOf() })
    expect(await screen.findByText('“发票 26330004”不能使用：已用于其他融资申请')).toBeTruthy()
    expect(await screen.findByText('所选的 1 项已不存在')).toBeTruthy()
    expect(form.messages()).toEqual(['所选的记录中有不能使用的，请移除后重新选择'])
    await form.user.click(screen.getByRole('button', { name: '移除发票 26330004' }))
    await form.user.click(screen.getByRole('button', { name: '移除已不存在的记录' }))
    expect(form.data()).toEqual({ x: ['1'] })
    expect(form.messages()).toEqual([])
  })

  it('that fail to load can be loaded again', async () => {
    const load = vi
      .fn<NonNullable<FormContext['records']>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(sampleContext.records ?? (() => Promise.reject(new Error())))
    const form = renderForm(records, {}, { context: contextOf(undefined, { records: load }) })
    await form.user.click(await screen.findByRole('button', { name: /重\s*试/ }))
    expect(await box(one)).toBeTruthy()
  })

  it('only show the chosen ones where nothing can be changed', async () => {
    renderForm(records, { x: ['1'] }, { context: contextOf(), readOnly: true })
    expect(await screen.findByText('发票 26330001')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('发票 26330002')).toBeNull()
  })

  it('make no request without a kind', async () => {
    const load = vi.fn(sampleContext.records)
    const wrong = oneField(
      { type: 'array', items: { type: 'string' } },
      { 'ui:widget': 'records', 'ui:options': {} },
    )
    renderForm(wrong, {}, { context: contextOf(undefined, { records: load }) })
    expect(await screen.findByText('内容暂时没有可选的记录')).toBeTruthy()
    expect(load).not.toHaveBeenCalled()
  })

  it('are reviewed by names and amounts', async () => {
    await RecordNames.code.load()
    const form = compileForm(records)
    render(<FormReview form={form} data={{ x: ['1', '99'] }} context={contextOf()} />)
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '发票 26330001 40,000.50 元',
        '已不存在的记录',
      ]),
    )
  })
})
