import { describe, expect, it } from 'vitest'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { widgetOf } from '#engine/form/widget-of.ts'
import { checkForm } from '#src/forms/validation/check-form.ts'
import { errorWords } from '#src/forms/validation/error-words.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'

const list = (keywords: object): JsonSchema => ({
  type: 'array',
  items: { type: 'string' },
  ...keywords,
})
const named = (keywords: object): JsonSchema => ({ type: 'object', ...keywords })
const contains = { contains: { const: '必' } }

describe('the message for a value that is not the one', () => {
  it.each<[string, JsonSchema, unknown, string]>([
    ['a text', { type: 'string', const: '同意' }, '不', '内容应为“同意”'],
    ['an amount', { type: 'string', format: 'money', const: '1200' }, '1', '内容应为“1,200.00 元”'],
    ['a number', { type: 'number', const: 0.0000005 }, 1, '内容应为“0.0000005”'],
  ])('names %s', said)
})

describe('the message for a count', () => {
  it.each<[string, JsonSchema, unknown, string]>([
    ['members that are too few', named({ minProperties: 2 }), { a: '1' }, '内容请至少填写 2 项'],
    [
      'members that are too many',
      named({ maxProperties: 1 }),
      { a: '1', b: '2' },
      '内容请不要超过 1 项',
    ],
    ['none of some values', list(contains), ['选'], '内容至少要有一项是“必”'],
    [
      'too few of some values',
      list({ ...contains, minContains: 2 }),
      ['必'],
      '内容至少要有 2 项是“必”',
    ],
    [
      'too many of some values',
      list({ ...contains, maxContains: 2 }),
      ['必', '必', '必'],
      '内容应有 1 至 2 项是“必”',
    ],
  ])('says the limit for %s', said)
})

function said(_what: string, schema: JsonSchema, value: unknown, message: string): void {
  const form = { type: 'object' as const, properties: { x: schema } }
  const field = {
    label: '内容',
    widget: widgetOf(schema, undefined),
    schema,
    options: {},
    isList: false,
  }
  for (const validator of [interpretingValidator, compilingValidator]) {
    const violations = checkForm(validator, form, { x: value })
    expect(violations.map((one) => errorWords(one, field))).toEqual([message])
  }
}
