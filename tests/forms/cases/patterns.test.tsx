import { describe, expect, it } from 'vitest'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'
import { formOfCase } from './read-case.ts'

describe('the message for a text that does not match its pattern', () => {
  it('says what the pattern asks for, and which character is out of place', () => {
    const form = renderForm(formOfCase('05'), { c: '张A', e: '好👍' })
    expect(form.messages()).toEqual([
      '生僻字姓名应为 2 至 4 个汉字或“·”，“A”不是',
      '汉字只能填写汉字，“👍”不是',
    ])
  })

  it('is the definition’s own where it has one', () => {
    const pattern = { type: 'string', pattern: '^\\d{6}$' }
    const own = { 'ui:options': { patternMessage: '邮政编码是 6 位数字' } }
    expect(renderForm(oneField(pattern, own), { x: 'a' }).messages()).toEqual([
      '邮政编码是 6 位数字',
    ])
    const all = { 'ui:options': { errorMessage: { pattern: '见信封' } } }
    expect(renderForm(oneField(pattern, all), { x: 'a' }).messages()).toEqual(['见信封'])
  })

  it('names the field where no words can be made', () => {
    const form = renderForm(oneField({ type: 'string', pattern: '^(?!0).+$' }), { x: '0' })
    expect(form.messages()).toEqual(['请按要求填写内容'])
  })
})
