import { WIDGETS } from '#schemas/process/vocabulary.ts'

/** The content of a form that means harm, as a server may send it. What runs in spite of all sets `__pwned`. */
export interface Payload {
  name: string
  /** JSON text: an object in code could not have a member `__proto__`. */
  content: string
}

const RUN = 'window.__pwned=1'

const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `"><script>${RUN}</script>`,
  `' autofocus onfocus='${RUN}' x='`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
  `<a href="javascript:${RUN}">x</a>`,
  `[x](javascript:${RUN})`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `<style>*{display:none}</style>`,
  `\u202e<script>${RUN}</script>\u0000\u2028`,
]

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
const form = (x: unknown, uiSchema: unknown = {}, more: object = {}) => ({
  schema: { type: 'object', properties: { x, ok: text('正常的一项') }, ...more },
  uiSchema,
})

/** Where a definition says something to the customer. */
const PLACES: Record<string, (words: string) => unknown> = {
  'title and description': (words) =>
    form(text(words, { description: words }), {}, { title: words, description: words }),
  'ui texts': (words) =>
    form(text('x'), {
      x: {
        'ui:title': words,
        'ui:description': words,
        'ui:help': words,
        'ui:placeholder': words,
        'ui:options': { unit: words, errorMessage: words, autocomplete: words },
      },
    }),
  choices: (words) =>
    form(
      { type: 'string', title: 'x', enum: [words, 'b'], default: words },
      { x: { 'ui:widget': 'radio', 'ui:enumNames': [words, words] } },
    ),
  'names of fields': (words) => ({
    schema: { type: 'object', properties: { [words]: { type: 'string' }, ok: text('一项') } },
  }),
  'a list': (words) =>
    form({ type: 'array', title: words, minItems: 1, items: { ...text(words), type: 'object' } }),
  'a consent': (words) =>
    form(
      { type: 'boolean', const: true, title: words },
      {
        x: {
          'ui:widget': 'consent',
          'ui:options': { text: words, links: [{ title: words, href: '/help' }] },
        },
      },
    ),
  'the step': (words) => ({
    ...form(text('x'), { 'ui:options': { sections: [{ title: words, fields: ['x'] }] } }),
    step: { title: words, description: words },
  }),
}

const LINKS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://https://a.cn/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `DATA:text/html;base64,PHNjcmlwdD53aW5kb3cuX19wd25lZD0xPC9zY3JpcHQ+`,
  `vbscript:msgbox(1)`,
  `VbScRiPt:x`,
  `blob:https://a.cn/x`,
  `file:///etc/passwd`,
  `//evil.example/x`,
  `/\\evil.example/x`,
  `\\\\evil.example\\x`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
]

const linked = (href: unknown) =>
  form(
    { type: 'boolean', const: true, title: '声明' },
    { x: { 'ui:widget': 'consent', 'ui:options': { links: [{ title: '条款', href }] } } },
  )

/** What a uiSchema may be told that isn't for a definition to tell, or not so. */
const OPTIONS: readonly [name: string, value: unknown][] = [
  ...[
    'FieldTemplate',
    'ObjectFieldTemplate',
    'ArrayFieldTemplate',
    'ArrayFieldItemTemplate',
    'DescriptionFieldTemplate',
    'TitleFieldTemplate',
    'BaseInputTemplate',
    'UnsupportedFieldTemplate',
    'MultiSchemaFieldTemplate',
    'WrapIfAdditionalTemplate',
  ].flatMap((name): [string, unknown][] => [
    [name, 'ButtonTemplates'],
    [name, { $$typeof: 'Symbol(react.element)', type: 'script', props: {} }],
  ]),
  ...['field', 'widget'].flatMap((name): [string, unknown][] =>
    [
      'SchemaField',
      'ObjectField',
      'LayoutGridField',
      'constructor',
      '__proto__',
      'toString',
      {},
      7,
      null,
    ].map((value) => [name, value]),
  ),
  ['widget', 'FileWidget'],
  ['widget', 'script'],
  ['fieldReplacesAnyOrOneOf', true],
  ['style', { backgroundImage: 'url(https://evil.example/x)', position: 'fixed', inset: 0 }],
  ['style', 'position:fixed'],
  ['classNames', 'x" onload="window.__pwned=1'],
  ['className', { a: 1 }],
  ['class', '}</style><script>window.__pwned=1</script>'],
  ['title', {}],
  ['title', ['a', {}]],
  ['description', { a: 1 }],
  ['help', { type: 'script', props: {} }],
  ['placeholder', { a: 1 }],
  ['placeholder', 1],
  ['enumNames', { 0: {} }],
  ['enumNames', [{}, null]],
  ['enumDisabled', 5],
  ['enumDisabled', null],
  ['enumOrder', 5],
  ['order', ['x']],
  ['order', ['*', '*']],
  ['order', ['nothing', '__proto__', 'constructor']],
  ['order', 'x'],
  ['order', [{}, null]],
  ['rows', 'many'],
  ['rows', -1e308],
  ['rows', {}],
  ['width', 'constructor'],
  ['width', {}],
  ['inputType', 'image'],
  ['autocomplete', { a: 1 }],
  ['emptyValue', { a: {} }],
  ['rootFieldId', '"><script>'],
  ['globalOptions', { field: 'SchemaField' }],
  ['definitions', { x: 1 }],
  ['optionsSchemaSelector', 'x'],
  ['submitButtonOptions', null],
  ['enableMarkdownInDescription', true],
  ['label', {}],
  ['hideError', 'x'],
  ['autofocus', {}],
  ['options', 'x'],
  ['options', [1]],
  ['options', null],
  ['options', { label: {}, title: {}, style: 'x', FieldTemplate: 'ButtonTemplates' }],
  ['items', 'x'],
  ['accept', {}],
  ['accept', 'x" onload="window.__pwned=1'],
  ['maxSize', 'NaN'],
  ['tones', 5],
  ['tones', { a: 'constructor' }],
  ['sections', 'x'],
  ['sections', [null, 5, { title: {}, fields: 'x' }, { fields: ['__proto__'] }]],
  ['layout', {}],
  ['wire', { each: 'constructor', as: '__proto__', pattern: {} }],
  ['wire', null],
  ['source', '/__proto__/polluted'],
  ['source', '/constructor/prototype/polluted'],
  ['source', { a: 1 }],
  ['dictionary', '__proto__'],
  ['dictionary', '../../admin'],
  ['dictionary', { a: 1 }],
  ['optionSource', 'https://evil.example'],
  ['optionSource', 'constructor'],
  ['region', '__proto__'],
  ['bank', ['x']],
  ['unit', {}],
  ['errorMessage', { required: {}, __pwned: 1 }],
  ['patternMessage', {}],
  ['links', 'x'],
  ['links', [null, 5, {}, { title: {}, href: {} }]],
  ['computed', 'constructor.constructor("window.__pwned=1")()'],
  ['computed', '__proto__.polluted'],
  ['computed', '"a".matches("(a+)+$")'],
  ['computed', '[1,2].map(a,[1,2].map(b,[1,2].map(c,[1,2].map(d,a))))'],
  ['computed', { toString: 1 }],
  ['computed', '('.repeat(5000)],
  ['computed', 'x + 1'],
  ['rules', 'x'],
  ['rules', [null]],
  ['rules', [{ holds: '1/0 == 1', message: '<script>window.__pwned=1</script>' }]],
  ['rules', [{ holds: 'collected["__proto__"]["polluted"] == 1', message: {} }]],
]

const optioned = ([name, value]: readonly [string, unknown], index: number) => {
  const property = [
    text('x'),
    { type: 'object', title: 'x', properties: { y: text('y') } },
    { type: 'array', title: 'x', minItems: 1, items: { type: 'string', enum: ['a', 'b'] } },
  ][index % 3]
  const isInOptions = index % 2 === 1
  const own = isInOptions ? { 'ui:options': { [name]: value } } : { [`ui:${name}`]: value }
  return form(property, { ...own, x: own })
}

/** By keyword, what it can't be. */
const WRONG: Record<string, readonly unknown[]> = {
  type: ['function', {}, ['object', 'x'], [], 5, ''],
  title: [{}, 5, ['<script>'], null],
  description: [{}, true],
  required: [true, 'x', {}, [5], [{}]],
  properties: [[], 'x', null, { x: null }, { x: 5 }, { x: [] }],
  items: ['x', 5, [null], null],
  enum: [{}, [], 'x', 5, [Array.from({ length: 5 }, () => ({}))], [null, {}, [], true]],
  oneOf: [{}, 'x', [null], [], [true, false]],
  anyOf: [5, [[]], [{}]],
  allOf: ['x', [null], []],
  not: [5, 'x'],
  if: [null, 'x'],
  dependencies: [[], 'x', { x: 5 }, { x: [5] }, { x: null }],
  dependentRequired: ['x', { x: 'y' }],
  definitions: [[], 'x', { a: 5 }],
  format: [{}, 'constructor', 'toString', '__proto__', 'regex', 'no-such-format', '<script>'],
  pattern: [{}, '(', '(a+)+$', '(?<=x)(', '\\p{Nonsense}'],
  minLength: [-1, 1.5, '3', null, 1e308, {}],
  maxLength: [-1, 'NaN', 2 ** 60],
  minimum: ['0', {}, null, -1e308],
  multipleOf: ['x', 0, -1, 1e-320, {}],
  minItems: ['x', 1e9, 1e308, -1],
  maxItems: [{}, -5],
  uniqueItems: ['x', 5],
  const: [{}, [], { __pwned: 1 }],
  default: [{}, [[]], 'x', 5, null, { x: { x: { x: 1 } } }],
  examples: ['x', {}],
  $ref: [
    5,
    '#',
    '#/properties/x',
    '#/__proto__',
    '#/constructor/prototype',
    'https://evil.example/schema.json',
    '//evil.example',
    'javascript:window.__pwned=1',
    '#/%zz',
    '',
  ],
  $id: [5, 'http://[', 'javascript:window.__pwned=1', {}],
  $schema: ['x', 5, {}],
  additionalProperties: ['x', 5, { type: 'string' }, true],
  patternProperties: ['x', { '(': {} }, { '(a+)+$': {} }],
  propertyNames: ['x', { pattern: '(' }],
  contains: [5],
  readOnly: ['x', {}],
  enumNames: [{}, 'x', [{}, {}], 5],
  discriminator: [5, { propertyName: {} }, { propertyName: '__proto__' }],
}

/** Names that every object has. */
const BORN = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

const raw = (name: string, content: string): Payload => ({ name, content })
const json = (name: string, content: unknown): Payload => raw(name, JSON.stringify(content))
const repeated = (open: string, middle: string, close: string, times: number) =>
  open.repeat(times) + middle + close.repeat(times)

const byName = BORN.flatMap((name): Payload[] => [
  raw(
    `field ${name}`,
    `{"schema":{"type":"object","properties":{"${name}":{"type":"string","polluted":1}}}}`,
  ),
  raw(
    `uiSchema ${name}`,
    `{"schema":{"type":"object","properties":{"x":{"type":"string"}}},"uiSchema":{"${name}":{"polluted":1,"ui:widget":"text"}}}`,
  ),
  raw(
    `default ${name}`,
    `{"schema":{"type":"object","properties":{"x":{"type":"object","default":{"${name}":{"polluted":1}}}}}}`,
  ),
  raw(
    `formData ${name}`,
    `{"schema":{"type":"object","properties":{"x":{"type":"string"}}},"formData":{"${name}":{"polluted":1}}}`,
  ),
  json(`required ${name}`, form(text('x'), {}, { required: [name] })),
  json(`reference ${name}`, form({ $ref: `#/${name}` })),
  json(`order ${name}`, form(text('x'), { 'ui:order': [name, 'x', '*'] })),
  json(`dependency ${name}`, form(text('x'), {}, { dependentRequired: { x: [name] } })),
])

const BOMBS: readonly Payload[] = [
  raw('deep objects', repeated('{"properties":{"a":', '{}', '}}', 3000)),
  raw('deep lists', `{"schema":{"type":"object","default":${repeated('[', '1', ']', 20_000)}}}`),
  raw(
    'deep uiSchema',
    `{"schema":{"type":"object"},"uiSchema":${repeated('{"a":', '{}', '}', 10_000)}}`,
  ),
  raw('no JSON', '{"schema":'),
  raw('a schema that is null', '{"schema":null}'),
  raw('a schema that is a list', '{"schema":[]}'),
  raw('a uiSchema that is a text', '{"schema":{"type":"object"},"uiSchema":"x"}'),
  raw(
    'numbers beyond all',
    '{"schema":{"type":"object","properties":{"x":{"type":"number","minimum":1e999,"default":-1e999}}}}',
  ),
  json(
    'a list that begins with a million',
    form({ type: 'array', minItems: 1e6, items: text('y') }),
  ),
  json(
    'a circle',
    form(
      { $ref: '#/definitions/a' },
      {},
      {
        definitions: {
          a: { allOf: [{ $ref: '#/definitions/b' }] },
          b: { $ref: '#/definitions/a' },
        },
      },
    ),
  ),
  json('a circle through fields', {
    schema: { type: 'object', properties: { up: { $ref: '#' } } },
  }),
  json('Avue with a function', {
    column: [
      {
        prop: 'x',
        label: 'x',
        change: '({value})=>{window.__pwned=1}',
        dicFormatter: 'return window.__pwned=1',
      },
    ],
  }),
  json(
    'functions as text',
    form(text('x', { default: '() => window.__pwned=1', onChange: `function(){${RUN}}` })),
  ),
  json('a hostile when', {
    ...form(text('x')),
    step: { when: { properties: { __proto__x: { pattern: '(a+)+$' } } } },
  }),
  json('a step of wrong kinds', {
    ...form(text('x')),
    step: { title: {}, description: [], commit: 'yes', when: true },
  }),
]

const all: readonly Payload[] = [
  ...Object.entries(PLACES).flatMap(([place, content]) =>
    MARKUP.map((words, index) => json(`${place}: markup ${index}`, content(words))),
  ),
  ...LINKS.map((href) => json(`link ${JSON.stringify(href)}`, linked(href))),
  ...[{}, [], 5, null, true].map((href) => json(`link ${JSON.stringify(href)}`, linked(href))),
  ...LINKS.map((href) =>
    json(
      `address ${JSON.stringify(href)}`,
      form(text('x', { format: 'uri', default: href }), { x: { 'ui:widget': 'readonly' } }),
    ),
  ),
  ...OPTIONS.map((option, index) =>
    json(`option ${option[0]} ${JSON.stringify(option[1])?.slice(0, 60)}`, optioned(option, index)),
  ),
  ...Object.entries(WRONG).flatMap(([keyword, values]) =>
    values.map((value) =>
      json(`${keyword} ${JSON.stringify(value)}`, form({ ...text('x'), [keyword]: value })),
    ),
  ),
  ...WIDGETS.map((widget) =>
    json(`widget ${widget} on the wrong kind`, {
      ...form({ type: 'object', title: 'x', properties: {} }, { x: { 'ui:widget': widget } }),
      formData: { x: { a: '<script>' } },
    }),
  ),
  ...WIDGETS.map((widget) =>
    json(`widget ${widget} with hostile data`, {
      ...form(text('x'), { x: { 'ui:widget': widget } }),
      formData: { x: [{ link: `javascript:${RUN}`, originalName: MARKUP[1] }, {}, null] },
    }),
  ),
  ...byName,
  ...BOMBS,
]

/** All of them, numbered: some differ in what a name doesn't show. */
export const PAYLOADS: readonly Payload[] = all.map(({ name, content }, index) => ({
  name: `${index + 1} ${name}`,
  content,
}))
