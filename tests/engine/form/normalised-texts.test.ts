import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { withNormalisedTexts } from '#engine/form/normalised-texts.ts'

const form = compileForm({
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      day: { type: 'string', format: 'date' },
      note: { type: 'string' },
      kind: { type: 'string', enum: [' a\u200b'] },
      count: { type: 'number' },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { amount: { type: 'string', format: 'money' } } },
      },
    },
  },
  uiSchema: { note: { 'ui:widget': 'textarea' } },
})

describe('withNormalisedTexts', () => {
  it('stores a text as the field would, wherever it comes from', () => {
    expect(
      withNormalisedTexts(form, {
        name: ' 周\u200b\u202e三 ',
        day: '2026-11-20 00:00:00',
        note: '一\n\u2060二 ',
        kind: ' a\u200b',
        count: '12万',
        rows: [{ amount: '￥1,200' }, { amount: '40万' }],
        other: ' x ',
      }),
    ).toEqual({
      name: '周三',
      day: '2026-11-20',
      note: '一\n二 ',
      kind: ' a\u200b',
      count: '12万',
      rows: [{ amount: '1200' }, { amount: '400000' }],
      other: ' x ',
    })
  })

  it('leaves data alone in which nothing changes', () => {
    const data = { name: '周三', day: '2026-11-20', rows: [{ amount: '1200.50' }] }
    expect(withNormalisedTexts(form, data)).toBe(data)
  })
})
