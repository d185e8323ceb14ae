import fc from 'fast-check'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { FIXED_PAGE_KEYS } from '#schemas/process/fixed-pages.ts'
import { FORMATS } from '#engine/formats/formats.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { WIDGETS } from '#engine/widgets/widgets.ts'
import { entry, processOf, realProcesses } from './definitions.ts'

const names = fc.constantFrom(
  'a',
  'b',
  'n',
  '名称',
  'items',
  '$ref',
  '__proto__',
  'toString',
  'source',
)
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown[]>(null, true, 0, -1, 1.5, '', 'a', '#', '#/a', 'object', [], {}),
    fc.dictionary(names, tie('json'), { maxKeys: 3 }),
    fc.array(tie('json'), { maxLength: 3 }),
  ),
}))
/** Generates mostly the right value, so that mistakes occur among valid parts. */
const nearly = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: json })

const schemaOf = (depth: number): fc.Arbitrary<unknown> => {
  const sub = depth === 0 ? json : nearly(schemaOf(depth - 1))
  const list = nearly(fc.array(sub, { maxLength: 3 }))
  const named = nearly(fc.dictionary(names, sub, { maxKeys: 3 }))
  const keywords = {
    type: nearly(fc.constantFrom('object', 'string', 'array', 'integer', ['string', 'null'])),
    properties: named,
    required: nearly(fc.array(names, { maxLength: 3 })),
    items: fc.oneof(sub, list),
    definitions: named,
    $ref: nearly(
      fc.constantFrom('#/definitions/a', '#/definitions/b', '#/properties/a', '#/a%20', 'x:y', '#'),
    ),
    $id: nearly(fc.constantFrom('https://a.b/c', '#/definitions/a', 'http://[', '../up')),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: sub,
    if: sub,
    then: sub,
    else: sub,
    dependencies: fc.oneof(named, fc.dictionary(names, fc.array(names))),
    dependentRequired: nearly(fc.dictionary(names, fc.array(names))),
    patternProperties: named,
    prefixItems: list,
    unevaluatedProperties: sub,
    $recursiveRef: fc.constant('#'),
    enum: json,
    const: json,
    format: nearly(fc.constantFrom(...FORMATS, 'x', '__defineGetter__')),
    pattern: nearly(fc.constantFrom('^a+$', '(', '(a+)+', '[\\u4e00-\\u9fa5]{2,}')),
    minLength: json,
    title: json,
    'x-unknown': sub,
  }
  return fc
    .shuffledSubarray(Object.keys(keywords) as (keyof typeof keywords)[], { maxLength: 5 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword]]))),
    )
}
/** Generates schemas that are mostly valid. */
export const schema = schemaOf(3)

/** Generates the known options, and some forbidden ones. */
const optionNames = fc.constantFrom(
  ...Object.values(OPTIONS),
  'title',
  'description',
  'help',
  'placeholder',
  'order',
  'enumNames',
  'enumDisabled',
  'rows',
  'width',
  'layout',
  'links',
  'accept',
  'maxSize',
  'inline',
  'label',
  'style',
  'classNames',
  'emptyValue',
  'field',
  'FieldTemplate',
  'ObjectFieldTemplate',
  'errorMessage',
  'widget',
)
const optionValues = fc.oneof(
  json,
  fc.array(names, { maxLength: 4 }),
  fc.constantFrom<unknown[]>(
    true,
    'full',
    'tabs',
    'industry',
    '/k1/a',
    'a + 1',
    'size(n) > 1',
    'form.a == b',
    'ButtonTemplates',
    'SchemaField',
    [{ holds: 'a == 1', message: '不符' }],
    [{ title: '组', fields: ['a', 'b'] }],
    [
      { tab: '页', fields: ['a'] },
      { tab: '页', title: '组', fields: ['b', 'n'] },
    ],
    { as: 'joined', each: 'number' },
    { field: 'a' },
    'invoice',
    ['available'],
    '0.8',
    '/k1/n',
    { amount: '/k1/a', annualRate: '6', method: 'bullet', days: 30 },
    { amount: '/nowhere', periods: '/k1' },
  ),
)
const options = fc.dictionary(optionNames, optionValues, { maxKeys: 3 })
const uiOf = fc
  .tuple(
    fc.record(
      {
        'ui:widget': nearly(fc.constantFrom(...WIDGETS)),
        'ui:options': nearly(options),
        items: json,
      },
      { requiredKeys: [] },
    ),
    options,
  )
  .map(([own, short]) => ({
    ...Object.fromEntries(Object.entries(short).map(([name, value]) => [`ui:${name}`, value])),
    ...own,
  }))

/** Generates contents of entries that are mostly valid. */
export const content = fc.record(
  {
    schema: nearly(schema),
    uiSchema: nearly(
      fc.tuple(fc.dictionary(names, uiOf, { maxKeys: 3 }), uiOf).map(([fields, whole]) => ({
        ...whole,
        ...fields,
      })),
    ),
    formData: json,
    step: nearly(
      fc.record(
        { title: json, commit: nearly(fc.boolean()), when: nearly(schema) },
        { requiredKeys: [] },
      ),
    ),
    column: json,
  },
  { requiredKeys: ['schema'] },
)

const entries = fc.array(
  nearly(
    fc.record(
      {
        id: nearly(fc.integer({ min: 0, max: 20 })),
        name: nearly(fc.string()),
        keyName: nearly(fc.oneof(names, fc.constantFrom(...FIXED_PAGE_KEYS, 'ExternalData@R1'))),
        nodeType: nearly(fc.constantFrom(1, 2, 2, 2, 3, 4, 5, -1, '2')),
        progress: nearly(fc.integer({ min: 1, max: 6 })),
        content: nearly(
          fc.oneof(
            content,
            schema,
            content.map((value) => JSON.stringify(value)),
            fc.json().map((text) => text.slice(1)),
          ),
        ),
      },
      { requiredKeys: ['id', 'nodeType', 'progress'] },
    ),
  ),
  { maxLength: 8 },
)

/** Generates real definitions with one value replaced. */
const mutated = fc
  .tuple(fc.constantFrom(...Object.values(realProcesses)), fc.nat(), json)
  .map(([definition, place, value]) => {
    const copy = structuredClone(definition)
    const holders: [Record<string, unknown>, string][] = []
    JSON.stringify(copy.actExForms, function (this: Record<string, unknown>, key, child: unknown) {
      if (key !== '') holders.push([this, key])
      return child
    })
    const [holder, key] = holders[place % holders.length] ?? [{}, '']
    holder[key] = value
    return copy
  })

/** Generates valid fields, with their uiSchema. */
const field = fc.constantFrom<[schema: object, ui: object][]>(
  [{ type: 'string', title: '名称', minLength: 2, pattern: '^[a-z]+$' }, { 'ui:help': '说明' }],
  [{ type: 'string', enum: ['甲', '乙'] }, { 'ui:widget': 'radio' }],
  [
    {
      type: 'string',
      oneOf: [
        { const: '1', title: '一' },
        { const: '2', title: '二' },
      ],
    },
    {},
  ],
  [{ type: 'string', format: 'mobile' }, {}],
  [{ type: 'string', format: 'money' }, { 'ui:options': { unit: '万元' } }],
  [{ type: 'string' }, { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank' } }],
  [{ type: 'number', minimum: 0 }, { 'ui:widget': 'updown' }],
  [{ type: 'integer', maximum: 5 }, { 'ui:widget': 'rating' }],
  [{ type: 'boolean' }, { 'ui:widget': 'switch' }],
  [
    { type: 'boolean', const: true },
    { 'ui:widget': 'consent', 'ui:options': { text: '同意' } },
  ],
  [{ type: 'array', items: { type: 'string' } }, { 'ui:widget': 'region' }],
  [{ type: 'array', items: { type: 'object' }, maxItems: 2 }, { 'ui:widget': 'upload' }],
  [
    { type: 'array', items: { type: 'string' }, minItems: 1 },
    { 'ui:widget': 'records', 'ui:options': { kind: 'invoice', least: '/k1/f0', share: '0.8' } },
  ],
  [
    { type: 'string' },
    { 'ui:widget': 'trial', 'ui:options': { terms: { amount: '/k1/f0', annualRate: '6' } } },
  ],
  [
    {
      type: 'array',
      minItems: 1,
      items: { type: 'object', properties: { a: { type: 'string' } } },
    },
    {},
  ],
  [{ type: 'array', items: [{ type: 'string' }, { type: 'number' }] }, {}],
  [{ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }, {}],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, {}],
  [{ $ref: '#/definitions/shared' }, {}],
)
const condition = fc.constantFrom<object[]>(
  {},
  { if: { properties: { f0: { const: '甲' } } }, then: { required: ['f1'] }, else: {} },
  { dependencies: { f0: ['f1'] } },
  { dependencies: { f0: { properties: { more: { type: 'string' } } } } },
  { allOf: [{ required: ['f0'] }] },
)
const tidy = fc
  .array(fc.tuple(fc.array(field, { minLength: 1, maxLength: 6 }), condition), {
    minLength: 1,
    maxLength: 3,
  })
  .map((forms) =>
    processOf(
      ...forms.map(([fields, more], index) =>
        entry(index + 1, {
          schema: {
            type: 'object',
            definitions: { shared: { type: 'string', title: '共用' } },
            properties: Object.fromEntries(fields.map(([part], place) => [`f${place}`, part])),
            ...more,
          },
          uiSchema: Object.fromEntries(fields.map(([, ui], place) => [`f${place}`, ui])),
        }),
      ),
    ),
  )

/** Generates process definitions: valid, mostly valid, and arbitrary JSON. */
export const definitions = fc
  .oneof(
    entries.map((actExForms) => processOf(...actExForms)),
    mutated,
    tidy,
  )
  .map((info) => JSON.parse(JSON.stringify(info)) as ProcessInfo)
