import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { convertSchema } from '#engine/drafts/convert-schema.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import { valueText } from '#engine/form/value-text.ts'
import { reviewOf } from '#src/forms/review/review-entries.ts'
import { renderForm } from './rendered-form.tsx'

const TITLES = { a: '甲', b: '乙', c: '丙' }
const listed = { type: 'string', title: '种类', enum: ['a', 'b', 'c'] }
const titled = {
  title: '种类',
  oneOf: Object.entries(TITLES).map(([value, title]) => ({ const: value, title })),
}
const NAMES = Object.values(TITLES)
const less = { enum: ['b', 'd'] }
const when = { type: 'string', title: '条件', default: '是' }
const isSo = { properties: { when: { const: '是' } } }
const notA = { not: { const: 'a' } }
const notAC = { not: { enum: ['a', 'c'] } }
const definitions = { listed, notAC }

const formOf = (schema: object, widget: string, names?: readonly string[]) =>
  compileForm({
    schema: convertSchema({ type: 'object', definitions, ...schema }).schema,
    uiSchema: { kind: { 'ui:widget': widget, ...(names && { 'ui:enumNames': names }) } },
  })

const CASES: [string, object][] = [
  ['an enum and one in a part', { properties: { kind: { ...listed, allOf: [less] } } }],
  [
    'an enum and a constant in a part',
    { properties: { kind: { ...listed, allOf: [{ const: 'b' }] } } },
  ],
  [
    'an enum beside a reference',
    { properties: { kind: { $ref: '#/definitions/listed', ...less } } },
  ],
  ['parts only', { properties: { kind: { allOf: [{ $ref: '#/definitions/listed' }, less] } } }],
  ['an enum and alternatives', { properties: { kind: { ...titled, ...less } } }],
  ['alternatives and an enum in a part', { properties: { kind: { ...titled, allOf: [less] } } }],
  [
    'alternatives twice',
    { properties: { kind: { ...titled, allOf: [{ oneOf: [{ const: 'b' }, { const: 'd' }] }] } } },
  ],
  ['a part of the form', { properties: { kind: listed }, allOf: [{ properties: { kind: less } }] }],
  [
    'a part of the form, with titles',
    { properties: { kind: titled }, allOf: [{ properties: { kind: less } }] },
  ],
  [
    'a condition',
    { properties: { when, kind: listed }, if: isSo, then: { properties: { kind: less } } },
  ],
  [
    'a condition, with titles',
    { properties: { when, kind: titled }, if: isSo, then: { properties: { kind: less } } },
  ],
  [
    'a constant of a condition',
    {
      properties: { when, kind: listed },
      if: isSo,
      then: { properties: { kind: { const: 'b' } } },
    },
  ],
  ['an enum and what is forbidden', { properties: { kind: { ...listed, ...notAC } } }],
  ['alternatives and what is forbidden', { properties: { kind: { ...titled, ...notAC } } }],
  [
    'an enum and what two parts forbid',
    { properties: { kind: { ...listed, allOf: [notA, { not: { const: 'c' } }] } } },
  ],
  [
    'an enum and what a reference forbids',
    { properties: { kind: { ...listed, allOf: [{ $ref: '#/definitions/notAC' }] } } },
  ],
  [
    'a part of the form that forbids',
    { properties: { kind: titled }, allOf: [{ properties: { kind: notAC } }] },
  ],
  [
    'a condition that forbids',
    { properties: { when, kind: titled }, if: isSo, then: { properties: { kind: notAC } } },
  ],
  [
    'a condition that forbids more',
    {
      properties: { when, kind: { ...listed, ...notA } },
      if: isSo,
      then: { properties: { kind: { not: { const: 'c' } } } },
    },
  ],
]

describe.each(CASES)(
  'where several schemas list or forbid the values of a field: %s',
  (_, schema) => {
    it('has the options that each of them has, by their own names', async () => {
      const isTitled = JSON.stringify(schema).includes('title":"乙')
      const plan = formOf(schema, 'radio', isTitled ? undefined : NAMES)
      const form = renderForm(plan)
      const options = screen.getAllByRole('radio')
      expect(options.map((one) => one.closest('label')?.textContent)).toEqual(['乙'])
      if (!(options[0] as HTMLInputElement).checked) await form.user.click(options[0]!)
      expect(form.data()).toMatchObject({ kind: 'b' })
      expect(form.messages()).toEqual([])
      expect(valueText('b', plan.root.members.get('kind'))).toBe('乙')
      const { entries } = reviewOf(plan, { when: '是', kind: 'b' })
      expect(JSON.stringify(entries)).toContain('"label":"乙"')
    })
  },
)

it.each([
  ['in the items', { ...listed, allOf: [less] }, {}],
  ['in a part of the list', listed, { allOf: [{ items: less }] }],
  ['and none forbids', { ...listed, ...notAC }, {}],
])('a list has the options that each schema has %s', (_, items, more) => {
  const kind = { type: 'array', title: '种类', uniqueItems: true, items, ...more }
  const form = renderForm(formOf({ properties: { kind } }, 'checkboxes', NAMES), { kind: ['b'] })
  const options = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(options.map((one) => [one.closest('label')?.textContent, one.checked])).toEqual([
    ['乙', true],
  ])
  expect(form.messages()).toEqual([])
})

it.each([
  ['each schema has', { allOf: [less] }],
  ['no schema forbids', notAC],
])('a table has the options that %s, by their own names', (_, others) => {
  const item = { type: 'object', properties: { kind: { ...listed, ...others } } }
  renderForm(
    {
      schema: { type: 'object', properties: { rows: { type: 'array', title: '表', items: item } } },
      uiSchema: { rows: { 'ui:widget': 'table', items: { kind: { 'ui:enumNames': NAMES } } } },
    },
    { rows: [{}] },
  )
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['请选择', '乙'])
})

it.each([
  [
    'texts',
    [
      { const: 'a', title: '甲' },
      { const: 'b', title: '乙' },
    ],
  ],
  [
    'numbers',
    [
      { const: 1, title: '甲' },
      { const: 2, title: '乙' },
    ],
  ],
  [
    'both',
    [
      { const: 1, title: '甲' },
      { const: 'b', title: '乙' },
    ],
  ],
  [
    'yes and no',
    [
      { const: true, title: '甲' },
      { const: false, title: '乙' },
    ],
  ],
])('alternatives without a type are options: %s', (_, oneOf) => {
  renderForm(formOf({ properties: { kind: { title: '种类', oneOf } } }, 'radio'))
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    '甲',
    '乙',
  ])
})

it('a question of yes or no has the answer that is not forbidden', () => {
  const kind = { type: 'boolean', title: '种类', not: { const: false } }
  renderForm(formOf({ properties: { kind } }, 'radio'))
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    '是',
  ])
})

it('what forbids more than values of a list leaves all options, and refuses at validation', () => {
  const kind = { ...listed, not: { enum: ['a'], maxLength: 0 } }
  renderForm(formOf({ properties: { kind } }, 'radio', NAMES))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})
