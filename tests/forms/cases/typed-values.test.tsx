import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from '../rendered-form.tsx'
import { formOfCase } from './read-case.ts'

const enter = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

describe('a field that only looks filled in', () => {
  it.each(['\u200b', '\u2060', '\u3164', '\u2800', '\u202e'])(
    'is required with %j alone',
    (text) => {
      const form = renderForm(formOfCase('06'))
      enter('名称', text)
      expect(form.messages()).toEqual(['请输入名称'])
      expect(form.data()).toEqual({})
    },
  )

  it('loses invisible characters and overrides of its direction', () => {
    const form = renderForm(formOfCase('06'))
    enter('名称', '星湖\u200b贸\u2060易\u3164有限\u2800公司')
    enter('邮箱', 'name@example.com\u200b')
    enter('说明', '第一行\n\u202e第二行')
    expect(form.data()).toEqual({
      a: '星湖贸易有限公司',
      e: 'name@example.com',
      t: '第一行\n第二行',
    })
  })
})

describe('a date', () => {
  it.each([
    ['日期', '２０２６-１１-２０', { d: '2026-11-20' }],
    ['日期', '2026-11-20 00:00:00', { d: '2026-11-20' }],
    ['月份', '２０２６－１１', { m: '2026-11' }],
    ['月份', '2026-11-20 00:00:00', { m: '2026-11' }],
    ['期间开始日期', '2026-11-20 00:00:00', { r: ['2026-11-20', ''] }],
  ])('in %s is read from %s', (label, text, data) => {
    const form = renderForm(formOfCase('08'))
    enter(label, text)
    expect(form.data()).toEqual(data)
  })
})

describe('a number', () => {
  it.each([
    ['12,5', undefined],
    ['1,5', undefined],
    ['2,1', undefined],
    ['1,234.50', '1234.50'],
    ['1.234,56', undefined],
  ])('with separators, %s, is read wholly or refused', (text, read) => {
    const form = renderForm(formOfCase('16'))
    for (const label of ['金额', '数量', '万元额']) enter(label, text)
    if (read === undefined) {
      expect(form.messages()).toEqual(
        Array<string>(3).fill(`“${text}”中逗号的位置不对：逗号只用于每三位数字之间，小数点请写“.”`),
      )
    } else {
      expect(form.messages()).toEqual([])
      expect(form.data()).toEqual({ y: read, n: Number(read), w: read })
    }
  })

  it('that a number cannot keep is refused, and stays as it was typed', () => {
    const form = renderForm(formOfCase('17'))
    enter('数一', '9007199254740993')
    expect(form.messages()).toEqual(['“9007199254740993”过大，最大为 9,007,199,254,740,991'])
    expect(screen.getByLabelText<HTMLInputElement>('数一').value).toBe('9007199254740993')
  })

  it.each([
    ['5元', '“5元”不是数字，请只填写数字'],
    ['1-2', '“1-2”不是数字，请只填写数字'],
    ['0x10', '“0x10”不是数字，请只填写数字'],
    ['一百', '“一百”不是数字，请用阿拉伯数字填写'],
  ])('such as %s is refused with the reason, and no step takes it away', async (text, reason) => {
    const form = renderForm(formOfCase('37'))
    for (const label of ['步进', '数']) enter(label, text)
    await form.user.click(screen.getByLabelText('步进'))
    await form.user.keyboard('{ArrowUp}{ArrowDown}')
    await form.user.click(screen.getByRole('button', { name: '增加步进' }))
    await form.user.tab()
    expect(screen.getByLabelText<HTMLInputElement>('步进').value).toBe(text)
    expect(form.messages()).toEqual([reason, reason])
  })

  it('in words is 120000, and is shown as that before the field is left', async () => {
    const form = renderForm(formOfCase('37'))
    for (const label of ['步进', '数']) {
      await form.user.type(screen.getByLabelText(label), '12万')
      expect(screen.getByText('即 120,000')).toBeTruthy()
      await form.user.tab()
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('120000')
    }
    expect(form.data()).toEqual({ u: 120000, n: 120000 })
  })

  it('is stepped by its buttons and keys', async () => {
    const form = renderForm(formOfCase('37'))
    await form.user.type(screen.getByLabelText('步进'), '0.1')
    await form.user.click(screen.getByRole('button', { name: '增加步进' }))
    expect(form.data()).toEqual({ u: 1.1 })
    await form.user.click(screen.getByLabelText('步进'))
    await form.user.keyboard('{ArrowDown}{ArrowDown}')
    expect(form.data()).toEqual({ u: -0.9 })
  })
})

describe('a moment', () => {
  it('is kept when the field is left by a click, and shown as it was typed', async () => {
    const form = renderForm(formOfCase('18'))
    const field = screen.getByLabelText<HTMLInputElement>('时间戳')
    await form.user.type(field, '2026-11-20 09:30')
    await form.user.click(document.body)
    const { i } = form.data() as { i: string }
    expect(i).toMatch(/^2026-11-20T09:30:00[+-]\d\d:\d\d$/)
    expect(Date.parse(i)).toBe(new Date(2026, 10, 20, 9, 30).getTime())
    expect(field.value).toBe('2026-11-20 09:30')
    expect(form.messages()).toEqual([])
  })
})
