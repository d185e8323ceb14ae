import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'

describe('date', () => {
  it.each(['2026-11-20', '2026/11/20', '2026.11.20', '20261120', '2026年11月20日'])(
    'can be typed as %s',
    async (typed) => {
      const form = renderForm(oneField({ type: 'string', format: 'date' }))
      await form.user.type(screen.getByLabelText('内容'), `${typed}{Enter}`)
      expect(form.data()).toEqual({ x: '2026-11-20' })
    },
  )

  it('keeps text that is no day, with a message on the format', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'date' }))
    const field = screen.getByLabelText<HTMLInputElement>('内容')
    await form.user.type(field, '2026-02-30')
    await form.user.tab()
    expect(field.value).toBe('2026-02-30')
    expect(form.messages()).toEqual(['日历上没有 2026-02-30 这一天，请核对'])
  })

  it('handles Enter itself: the step is not saved', () => {
    renderForm(oneField({ type: 'string', format: 'date' }))
    const goesOn = fireEvent.keyDown(screen.getByLabelText('内容'), { key: 'Enter' })
    expect(goesOn).toBe(false)
  })
})

describe('month and year', () => {
  it.each([
    ['month', '2026-11', '2026-11'],
    ['month', '2026/11', '2026-11'],
    ['month', '202611', '2026-11'],
    ['month', '2026年11月', '2026-11'],
    ['year', '2026', '2026'],
    ['year', '2026年', '2026'],
  ])('%s can be typed as %s', async (format, typed, stored) => {
    const form = renderForm(oneField({ type: 'string', format }))
    expect(form.messages()).toEqual(['请选择内容'])
    await form.user.type(screen.getByLabelText('内容'), `${typed}{Enter}`)
    expect(form.data()).toEqual({ x: stored })
    expect(form.messages()).toEqual([])
  })

  it.each([
    ['month', '2026-13', '月份应在 01 至 12 之间'],
    ['year', '26', '请输入年份，例如 2026'],
  ])('%s refuses %s in data', (format, x, words) => {
    expect(renderForm(oneField({ type: 'string', format }), { x }).messages()).toEqual([words])
  })
})

describe('dateTime, time and week', () => {
  it.each([
    ['datetime', '2026/11/20 9:30', '2026-11-20 09:30:00', '2026-11-20 09:30'],
    ['time', '9:30', '09:30:00', '09:30'],
    ['week', '2026-第47周', '2026-W47', '2026年第47周（11-16 至 11-22）'],
  ])('%s accepts %s, and shows it in its own format', async (format, typed, stored, shown) => {
    const form = renderForm(oneField({ type: 'string', format }))
    expect(form.messages()).toEqual(['请选择内容'])
    const field = screen.getByLabelText<HTMLInputElement>('内容')
    await form.user.type(field, typed)
    await form.user.tab()
    expect(field.value).toBe(shown)
    expect(form.data()).toEqual({ x: stored })
    expect(form.messages()).toEqual([])
  })

  it.each([
    ['datetime', '2026-11-20', '请输入日期和时间，例如 2026-11-20 09:30'],
    ['time', '25:00', '没有 25:00 这个时间，时间应在 00:00 至 23:59 之间'],
    ['week', '2026年第60周', '2026 年没有第 60 周'],
  ])('%s keeps %s, with a message on the format', async (format, typed, words) => {
    const form = renderForm(oneField({ type: 'string', format }))
    const field = screen.getByLabelText<HTMLInputElement>('内容')
    await form.user.type(field, typed)
    await form.user.tab()
    expect(form.messages()).toEqual([words])
    expect(field.value).toContain(typed)
  })

  it('keeps the seconds that were saved', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'time' }), { x: '09:30:15' })
    const field = screen.getByLabelText<HTMLInputElement>('内容')
    expect(field.value).toBe('09:30:15')
    await form.user.click(field)
    await form.user.tab()
    expect(form.data()).toEqual({ x: '09:30:15' })
  })

  it.each([
    ['datetime', '2026-11-20 09:30:00', '2026-11-20 09:30'],
    ['time', '09:30:00', '09:30'],
    ['week', '2026-W47', '2026年第47周（11-16 至 11-22）'],
  ])('%s is formatted in a review', (format, stored, shown) => {
    render(
      <FormReview form={compileForm(oneField({ type: 'string', format }))} data={{ x: stored }} />,
    )
    expect(screen.getByText(shown)).toBeTruthy()
  })
})

describe('a calendar', () => {
  it.each([
    ['date', '2026-11-20', ['{ArrowRight}', '{ArrowUp}'], '2026-11-14'],
    [
      'datetime',
      '2026-11-20 09:30:00',
      ['{ArrowDown}', '{Shift>}{PageDown}{/Shift}'],
      '2026-11-27 10:30:00',
    ],
    ['time', '09:30:00', ['{ArrowDown}', '{ArrowRight}'], '10:31:00'],
    ['week', '2026-W47', ['{ArrowDown}'], '2026-W48'],
    ['month', '2026-11', ['{ArrowDown}'], '2027-02'],
  ])(
    'of %s is navigated by keys, and returns the focus to its field',
    async (format, from, keys, to) => {
      const form = renderForm(oneField({ type: 'string', format }), { x: from })
      const opener = screen.getByRole('button', { name: /^打开.*：内容$/ })
      await form.user.click(opener)
      await screen.findByRole('textbox', { name: /^(日历|时间面板)：内容$/ })
      await form.user.keyboard(`${keys.join('')}{Enter}`)
      expect(form.data()).toEqual({ x: to })
      expect(document.activeElement).toBe(screen.getByLabelText('内容'))
    },
  )

  it('closes on Escape without selecting', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'time' }), { x: '09:30:00' })
    await form.user.click(screen.getByRole('button', { name: '打开时间面板：内容' }))
    await screen.findByRole('textbox', { name: '时间面板：内容' })
    await form.user.keyboard('{ArrowDown}{Escape}')
    expect(form.data()).toEqual({ x: '09:30:00' })
  })

  it('selects a time with its button', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'time' }))
    await form.user.click(screen.getByRole('button', { name: '打开时间面板：内容' }))
    await form.user.click((await screen.findAllByText('18'))[0]!)
    await form.user.click(screen.getByRole('button', { name: '确定' }))
    expect(form.data()).toEqual({ x: '18:00:00' })
  })
})

describe('dateRange', () => {
  const period = oneField(
    { type: 'array', items: { type: 'string', format: 'date' }, minItems: 2, maxItems: 2 },
    { 'ui:widget': 'dateRange' },
  )

  it('accepts its ends one by one, and reports a missing one', async () => {
    const form = renderForm(period)
    await form.user.type(screen.getByLabelText('内容结束日期'), '2026-11-20')
    expect(form.messages()).toEqual(['请输入内容的开始日期和结束日期'])
    await form.user.type(screen.getByLabelText('内容开始日期'), '2026年1月2日')
    expect(form.data()).toEqual({ x: ['2026-01-02', '2026-11-20'] })
    expect(form.messages()).toEqual([])
  })

  it.each([
    ['内容开始日期', ['2026-11-21', '2026-11-20']],
    ['内容结束日期', ['2026-11-19', '2026-11-21']],
  ])('hands over the whole period when %s was typed and it is unmounted', async (end, x) => {
    const form = renderForm(period, { x: ['2026-11-19', '2026-11-20'] })
    const input = screen.getByLabelText(end)
    await form.user.click(input)
    fireEvent.change(input, { target: { value: '2026-11-21' } })
    form.unmount()
    expect(form.onChange).toHaveBeenCalledExactlyOnceWith({ x })
  })

  it('reports an end before its start', async () => {
    const form = renderForm(period, { x: ['2026-11-20', '2026-11-19'] })
    expect(form.messages()).toEqual(['内容的结束日期不能早于开始日期'])
    await form.user.clear(screen.getByLabelText('内容结束日期'))
    await form.user.type(screen.getByLabelText('内容结束日期'), '2026-11-20')
    expect(form.messages()).toEqual([])
  })

  it.each([
    [
      'datetime',
      '时间',
      ['2026-11-20 09:30:00', '2026-11-20 18:00:00'],
      '2026-11-20 09:30 至 2026-11-20 18:00',
    ],
    ['month', '月份', ['2026-01', '2026-11'], '2026-01 至 2026-11'],
  ])('has two inputs for items of the format %s', (format, noun, ends, shown) => {
    const definition = oneField(
      { type: 'array', items: { type: 'string', format }, minItems: 2, maxItems: 2 },
      { 'ui:widget': 'dateRange' },
    )
    const form = renderForm(definition)
    screen.getByLabelText(`内容结束${noun}`)
    expect(form.messages()).toEqual([`请输入内容的开始${noun}和结束${noun}`])
    form.unmount()
    const reversed = renderForm(definition, { x: ends.toReversed() })
    expect(reversed.messages()).toEqual([`内容的结束${noun}不能早于开始${noun}`])
    render(<FormReview form={compileForm(definition)} data={{ x: ends }} />)
    expect(screen.getByText(shown)).toBeTruthy()
  })
})
