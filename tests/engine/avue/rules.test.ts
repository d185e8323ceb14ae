import { describe, expect, it } from 'vitest'
import { convert, text } from './convert-column.ts'

describe('avueRules', () => {
  it('converts rules with their messages', () => {
    const { schema, ui, required } = convert({
      rules: [
        { required: true, message: '必填', trigger: 'blur' },
        { min: 2, max: 5, message: '长度' },
        { pattern: '/^[a-z]+$/', message: '小写' },
        { type: 'email', message: '邮箱' },
      ],
    })
    expect(schema).toEqual({
      ...text,
      minLength: 2,
      maxLength: 5,
      pattern: '^[a-z]+$',
      format: 'email',
    })
    expect(ui).toEqual({
      'ui:options': {
        errorMessage: {
          required: '必填',
          minLength: '长度',
          maxLength: '长度',
          pattern: '小写',
          format: '邮箱',
        },
      },
    })
    expect(required).toEqual(['a'])
  })

  it('applies min and max of a rule by the type of the value', () => {
    const rules = [{ min: 1, max: 2 }]
    expect(convert({ type: 'number', rules }).schema).toMatchObject({ minimum: 1, maximum: 2 })
    expect(convert({ type: 'array', rules }).schema).toMatchObject({ minItems: 1, maxItems: 2 })
  })
})
