import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { isPersonalText, mapTexts } from '#engine/pseudonyms/texts.ts'

const { root } = compileForm({
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      amount: { type: 'string', format: 'money' },
      kind: { type: 'string', enum: ['small', 'large'] },
      people: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } } },
      },
    },
  },
})

/** Replaces the texts that may be personal. */
const hidden = (value: unknown, field = root as typeof root | undefined) =>
  mapTexts(value, field, (text, of) => (isPersonalText(text, of, new Set(['测试'])) ? '*' : text))

describe('mapTexts', () => {
  it('replaces texts of fields and of lists; options, amounts, numbers and empty texts stay', () => {
    expect(
      hidden({
        name: '陈屿',
        amount: '10.00',
        kind: 'large',
        people: [{ name: '周' }],
        n: 1,
        e: '',
      }),
    ).toEqual({ name: '*', amount: '10.00', kind: 'large', people: [{ name: '*' }], n: 1, e: '' })
  })

  it('replaces texts that no form describes, but for figures and names of the definition', () => {
    const value = { about: { owner: '陈屿', day: '2026-11-20', rate: '4.35', note: '测试' } }
    const replaced = { about: { ...value.about, owner: '*' } }
    expect(hidden(value, undefined)).toEqual(replaced)
    expect(hidden(value)).toEqual(replaced)
  })
})
