import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#machines/process/compile.ts'
import { hasErrors } from '#machines/process/diagnostic.ts'
import { convertAvue } from '#schemas/process/avue/convert-avue.ts'
import { isFilledIn } from '#schemas/process/condition.ts'
import { atPointer, isJsonObject } from '#schemas/process/json-schema.ts'
import { LIMITS } from '#schemas/process/vocabulary.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 300)
const TIMEOUT = 30_000 + RUNS * 20

const FOLDER = join(import.meta.dirname, 'options')
const option = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Record<string, unknown>

type Part = Record<string, unknown>

/** What one column becomes. */
const convert = (column: object, around: object = {}) => {
  const { form, findings } = convertAvue({ column: [{ prop: 'a', ...column }], ...around })
  const { properties, required = [] } = form.schema as { properties: Part; required?: string[] }
  const { title: _, ...schema } = (properties.a ?? {}) as Part
  return { schema, ui: form.uiSchema.a as Part, required, findings }
}

const DIC = {
  dicData: [
    { label: '甲', value: 1 },
    { label: '乙', value: 2 },
  ],
}
const ONE_OF = [
  { const: 1, title: '甲' },
  { const: 2, title: '乙' },
]
const TEXTS = [
  { const: '1', title: '甲' },
  { const: '2', title: '乙' },
]
const BANK = { dicUrl: '/api/blade-system/dict/dictionary?code=bank' }
const REGION = { dicUrl: '/blade-system/region/lazy-tree?parentCode={{key}}' }
const text = { type: 'string' }
const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more })
const wire = (value: object) => ({ 'ui:options': { wire: value } })

/** A column, the schema of its field, and how the field looks. */
const TYPES: [column: object, schema: object, ui?: object][] = [
  [{}, text],
  [
    { type: 'input', minlength: 2, maxlength: 9 },
    { ...text, minLength: 2, maxLength: 9 },
  ],
  [{ type: 'textarea', minRows: 3 }, text, { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } }],
  [{ type: 'password' }, text],
  [{ type: 'search' }, text],
  [{ type: 'phone' }, { ...text, format: 'mobile' }],
  [{ type: 'email' }, { ...text, format: 'email' }],
  [{ type: 'idCard' }, { ...text, format: 'resident-id' }],
  [{ type: 'uscc' }, { ...text, format: 'credit-code' }],
  [{ type: 'bankCard' }, { ...text, format: 'bank-card' }],
  [
    { type: 'number', min: 0, max: 9, precision: 2, step: 0.01 },
    { type: 'number', minimum: 0, maximum: 9 },
    { 'ui:widget': 'updown' },
  ],
  [{ type: 'number', precision: 0 }, { type: 'integer' }, { 'ui:widget': 'updown' }],
  [
    { type: 'currency', max: 100 },
    { type: 'number', maximum: 100 },
  ],
  [{ type: 'slider', max: 50 }, { type: 'number', maximum: 50 }, { 'ui:widget': 'updown' }],
  [{ type: 'slider', range: true }, list({ type: 'number' }, { minItems: 2, maxItems: 2 })],
  [
    { type: 'rate', max: 10 },
    { type: 'integer', minimum: 1, maximum: 10 },
    { 'ui:widget': 'rating' },
  ],
  [{ type: 'select', ...DIC }, { type: 'number', oneOf: ONE_OF }, { 'ui:widget': 'select' }],
  [
    { type: 'select', ...DIC, dataType: 'string' },
    { ...text, oneOf: TEXTS },
    { 'ui:widget': 'select' },
  ],
  [{ type: 'radio', ...DIC }, { type: 'number', oneOf: ONE_OF }, { 'ui:widget': 'radio' }],
  [
    { type: 'checkbox', ...DIC },
    list({ type: 'number', oneOf: ONE_OF }, { uniqueItems: true }),
    { 'ui:widget': 'checkboxes' },
  ],
  [
    { type: 'select', multiple: true, ...DIC, dataType: 'number' },
    list({ ...text, oneOf: TEXTS }, { uniqueItems: true }),
    { 'ui:widget': 'select', ...wire({ as: 'joined' }) },
  ],
  [
    {
      type: 'select',
      props: { label: 'n', value: 'k' },
      dicData: [{ n: '甲', k: 'x', disabled: true }],
    },
    { ...text, oneOf: [{ const: 'x', title: '甲' }] },
    { 'ui:widget': 'select', 'ui:enumDisabled': ['x'] },
  ],
  [
    { type: 'select', ...BANK },
    text,
    { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank' } },
  ],
  [
    {
      type: 'select',
      dicUrl: '/blade-system/dict/dictionary',
      dicQuery: { code: 'bank' },
      multiple: true,
      dataType: 'string',
    },
    list(text, { uniqueItems: true }),
    { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank', wire: { as: 'joined' } } },
  ],
  [
    { type: 'select', dicUrl: '/blade-system/region/lazy-tree?parentCode=44' },
    text,
    { 'ui:widget': 'remoteSelect', 'ui:options': { optionSource: 'region', region: '44' } },
  ],
  [{ type: 'cascader', ...REGION }, list(text), { 'ui:widget': 'region' }],
  [
    { type: 'cascader', ...REGION, dataType: 'string' },
    list(text),
    { 'ui:widget': 'region', ...wire({ as: 'joined' }) },
  ],
  [
    { type: 'cascader', ...REGION, emitPath: false },
    list(text),
    { 'ui:widget': 'region', ...wire({ as: 'regionCode' }) },
  ],
  [
    {
      type: 'cascader',
      dicData: [{ label: '总', value: 1, children: [{ label: '分', value: 2 }] }],
    },
    { ...text, oneOf: [{ const: '1,2', title: '总 / 分' }] },
    { 'ui:widget': 'select', ...wire({ as: 'split', each: 'number' }) },
  ],
  [
    { type: 'tree', dicData: [{ label: '总', value: 1, children: [{ label: '分', value: 2 }] }] },
    {
      type: 'number',
      oneOf: [
        { const: 1, title: '总' },
        { const: 2, title: '总 / 分' },
      ],
    },
    { 'ui:widget': 'select' },
  ],
  [{ type: 'switch' }, { type: 'boolean' }, { 'ui:widget': 'switch' }],
  [{ type: 'switch', ...DIC }, { type: 'number', oneOf: ONE_OF }, { 'ui:widget': 'radio' }],
  [
    { type: 'date', valueFormat: 'yyyy-MM-dd' },
    { ...text, format: 'date' },
  ],
  [
    { type: 'date', valueFormat: 'YYYY/MM/DD' },
    { ...text, format: 'date' },
    wire({ each: 'date', pattern: 'YYYY/MM/DD' }),
  ],
  [
    { type: 'month', valueFormat: 'YYYY-MM' },
    { ...text, format: 'month' },
  ],
  [
    { type: 'year', valueFormat: 'yyyy' },
    { ...text, format: 'year' },
  ],
  [
    { type: 'daterange', valueFormat: 'YYYY-MM-DD', dataType: 'string' },
    list({ ...text, format: 'date' }, { minItems: 2, maxItems: 2 }),
    { 'ui:widget': 'dateRange', ...wire({ as: 'joined' }) },
  ],
  [
    { type: 'dates', valueFormat: 'YYYY-MM-DD' },
    list({ ...text, format: 'date' }, { uniqueItems: true }),
  ],
  [
    { type: 'upload', limit: 2, fileSize: 2048, accept: 'image/png,.pdf' },
    list({ type: 'object' }, { maxItems: 2 }),
    {
      'ui:widget': 'upload',
      'ui:options': { accept: '.png,.pdf', maxSize: 2, wire: { each: 'labelled' } },
    },
  ],
  [
    { type: 'upload', dataType: 'array' },
    list({ type: 'object' }),
    { 'ui:widget': 'upload', ...wire({ each: 'link' }) },
  ],
  [
    { type: 'dynamic', limit: 3, children: { column: [{ prop: 'n', required: true }] } },
    list(
      { type: 'object', properties: { n: { title: 'n', ...text } }, required: ['n'] },
      { maxItems: 3 },
    ),
    { 'ui:widget': 'table', items: { n: {} } },
  ],
  [
    { type: 'dynamic', children: { type: 'form', column: { n: { type: 'number' } } } },
    list({ type: 'object', properties: { n: { title: 'n', type: 'number' } } }),
    { items: { n: { 'ui:widget': 'updown' } } },
  ],
  [
    { type: 'array', dataType: 'string', limit: 4 },
    list(text, { maxItems: 4 }),
    wire({ as: 'joined' }),
  ],
  [{ type: 'img' }, list(text)],
  [{ type: 'input-tag' }, list(text)],
  [
    { type: 'url', alone: true },
    { ...text, format: 'uri' },
  ],
]

describe('convertAvue', () => {
  it.each(TYPES)('makes of %j the field %j', (column, schema, ui = {}) => {
    const converted = convert(column)
    expect(converted.schema).toEqual(schema)
    expect(converted.ui).toEqual(ui)
    expect(converted.findings).toEqual([])
  })

  it('asks for a moment as its valueFormat writes it', () => {
    const { schema, ui } = convert({ type: 'datetime', valueFormat: 'YYYY-MM-DD HH:mm:ss' })
    const pattern = new RegExp(String(schema.pattern), 'u')
    expect(pattern.test('2026-11-20 09:30:00')).toBe(true)
    expect(pattern.test('2026-11-20')).toBe(false)
    expect(ui).toEqual({
      'ui:placeholder': '2026-11-20 09:30:00',
      'ui:options': { patternMessage: '请按 2026-11-20 09:30:00 的格式填写' },
    })
  })

  it('takes a place as longitude, latitude and address', () => {
    const { form } = convertAvue({ column: [{ prop: 'a', type: 'map' }] })
    expect(isFilledIn(form.schema, { a: [114.05, 22.54, '深圳'] })).toBe(true)
    expect(isFilledIn(form.schema, { a: ['114', 22.54, '深圳'] })).toBe(false)
  })

  it.each(['input-table', 'mention', 'ueditor', 'week', 'constructor', 42])(
    'refuses the type %s where the field stands',
    (type) => {
      const { schema, ui, required, findings } = convert({ type, label: '备注', required: true })
      expect({ schema, ui, required }).toEqual({ schema: {}, ui: {}, required: [] })
      expect(findings).toMatchObject([{ code: 'avue-unsupported', pointer: '/column/0' }])
      expect(findings[0]?.detail).toContain('备注')
    },
  )

  it('keeps name, words, width, first value and whether it can be changed', () => {
    const { form } = convertAvue({
      span: 8,
      column: [
        {
          prop: 'a',
          label: '金额',
          append: '元',
          placeholder: '请输入',
          tip: '含税',
          labelTip: '总额',
          value: '1',
          span: 6,
        },
        { prop: 'b', disabled: true },
        { prop: 'c', readonly: true, span: 16 },
        { prop: 'd', detail: true, span: 24 },
        { prop: 'e', display: false, rules: [{ required: true }], value: 'x' },
      ],
    })
    expect(form.schema).toEqual({
      type: 'object',
      properties: {
        a: { title: '金额（元）', description: '总额', type: 'string', default: '1' },
        b: { title: 'b', type: 'string' },
        c: { title: 'c', type: 'string' },
        d: { title: 'd', type: 'string' },
        e: { title: 'e', type: 'string', default: 'x' },
      },
    })
    expect(form.uiSchema).toEqual({
      a: { 'ui:placeholder': '请输入', 'ui:help': '含税', 'ui:options': { width: 'quarter' } },
      b: { 'ui:disabled': true, 'ui:options': { width: 'third' } },
      c: { 'ui:readonly': true, 'ui:options': { width: 'twoThirds' } },
      d: { 'ui:widget': 'readonly', 'ui:readonly': true, 'ui:options': { width: 'full' } },
      e: { 'ui:widget': 'hidden', 'ui:options': { width: 'third' } },
    })
  })

  it('takes rules with their words', () => {
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

  it('counts a rule’s min and max by what the field holds', () => {
    const rules = [{ min: 1, max: 2 }]
    expect(convert({ type: 'number', rules }).schema).toMatchObject({ minimum: 1, maximum: 2 })
    expect(convert({ type: 'array', rules }).schema).toMatchObject({ minItems: 1, maxItems: 2 })
  })

  it('puts a higher order first, and keeps the others as they are', () => {
    const column = [{ prop: 'a' }, { prop: 'b', order: 2 }, { prop: 'c', order: -1 }, { prop: 'd' }]
    const { form } = convertAvue({ column })
    expect(Object.keys(form.schema.properties as object)).toEqual(['b', 'a', 'd', 'c'])
  })

  it('keeps the data of groups flat, below headings', () => {
    const { form } = convertAvue(option('groups'))
    expect(Object.keys(form.schema.properties as object)).toContain('guarantor')
    expect(form.uiSchema['ui:options']).toEqual({
      sections: [
        { title: '基本信息', fields: ['applicant', 'period'] },
        { title: '融资需求', fields: ['amount', 'purposes'] },
        { title: '担保', fields: ['guarantor', 'collateral', 'note'] },
      ],
    })
  })

  it.each([
    ['https://evil.example/blade-system/dict/dictionary?code=bank'],
    ['//evil.example/blade-system/dict/dictionary?code=bank'],
    ['/blade-system/dict/dictionary?code=../user'],
    ['/blade-system/user/list'],
    ['/blade-system/region/lazy-tree?parentCode={{province}}'],
  ])('asks no other address for choices: %s', (dicUrl) => {
    const { schema, findings } = convert({ type: 'select', dicUrl })
    expect(schema).toEqual({})
    expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['avue-not-carried-over', '/column/0/dicUrl'],
      ['avue-unsupported', '/column/0'],
    ])
  })

  it.each([
    'control',
    'change',
    'click',
    'focus',
    'blur',
    'event',
    'formatter',
    'render',
    'dicFormatter',
    'lazyLoad',
    'bind',
    'somethingNew',
  ])('says that %s is not carried over, and where', (name) => {
    const { findings } = convert({ [name]: '() => { globalThis.pwned = true }' })
    expect(findings).toMatchObject([
      { code: 'avue-not-carried-over', pointer: `/column/0/${name}` },
    ])
    expect(findings[0]?.detail).toContain(name)
    expect(globalThis).not.toHaveProperty('pwned')
  })

  it.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))(
    'makes of %s a form that can be shown, and a report that leads into it',
    (name) => {
      const content = option(name)
      const { form, findings } = convertAvue(content)
      for (const { pointer } of findings) expect(atPointer(content, pointer)).toBeDefined()
      const { steps, diagnostics } = compileProcess(processOf(JSON.stringify(content)))
      expect(steps[0]?.broken).toBe(false)
      expect(steps[0]?.forms[0]).toMatchObject({ ...form })
      expect(diagnostics).toHaveLength(findings.length)
    },
  )

  it('finds nothing wrong where everything is carried over', () => {
    const { findings } = convertAvue({
      ...option('company-info'),
      column: (option('company-info').column as Part[]).map(({ control: _, ...column }) => column),
    })
    expect(findings).toEqual([])
  })
})

const processOf = (content: unknown) => ({
  processName: '测试',
  processKey: 'test',
  actExForms: [{ id: 'f', name: 'f', keyName: 'k', nodeType: 2, progress: 1, content }],
})

const nearly = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue() })
const types = [
  ...new Set(TYPES.map(([column]) => (column as Part).type ?? 'input')),
  'map',
  'datetime',
  'title',
  'ueditor',
]
const members = {
  prop: nearly(fc.constantFrom('a', 'b', 'c', '名称', '__proto__', 'ui:order', 'items')),
  label: nearly(fc.string()),
  type: nearly(fc.constantFrom(...types)),
  value: fc.jsonValue(),
  order: nearly(fc.integer()),
  span: nearly(fc.constantFrom(6, 8, 12, 24)),
  display: nearly(fc.boolean()),
  multiple: nearly(fc.boolean()),
  dataType: nearly(fc.constantFrom('string', 'number', 'array', 'json')),
  valueFormat: nearly(fc.constantFrom('YYYY-MM-DD', 'YYYY/MM/DD', 'HH:mm', 'x', '((')),
  dicData: nearly(
    fc.array(
      fc.record({ label: nearly(fc.string()), value: nearly(fc.constantFrom(0, 1, '1', 'a')) }),
      { maxLength: 4 },
    ),
  ),
  dicUrl: nearly(fc.constantFrom(BANK.dicUrl, REGION.dicUrl, 'javascript:alert(1)')),
  props: fc.jsonValue(),
  min: nearly(fc.integer()),
  limit: nearly(fc.nat()),
  rules: nearly(
    fc.array(
      nearly(
        fc.record(
          {
            required: fc.boolean(),
            pattern: nearly(fc.constantFrom('^a', '(a+)+', '[')),
            min: nearly(fc.integer()),
          },
          { requiredKeys: [] },
        ),
      ),
      { maxLength: 3 },
    ),
  ),
  change: fc.constant('() => { globalThis.pwned = true }'),
}
const column: fc.Arbitrary<unknown> = fc.record(members, { requiredKeys: ['prop'] })
const columns = nearly(
  fc.oneof(
    fc.array(nearly(column), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), nearly(column)),
  ),
)
const group = fc.record({ label: nearly(fc.string()), column: columns })
const options = fc.record(
  {
    column: nearly(
      fc.oneof(
        columns,
        fc.tuple(
          fc.record({
            prop: fc.constant('d'),
            type: fc.constant('dynamic'),
            children: nearly(fc.record({ column: columns })),
          }),
        ),
      ),
    ),
    group: nearly(fc.array(nearly(group), { maxLength: 2 })),
  },
  { requiredKeys: ['column'] },
)

/** Every column of an option that is an object, with the pointer to it. */
const columnsOf = (holder: Part, pointer: string): [Part, string][] =>
  Object.entries(
    isJsonObject(holder.column) || Array.isArray(holder.column) ? holder.column : {},
  ).flatMap(([name, member]) => {
    const at = `${pointer}/column/${name}`
    return isJsonObject(member)
      ? [[Array.isArray(holder.column) ? member : { prop: name, ...member }, at] as [Part, string]]
      : []
  })

describe('any option', () => {
  it(
    'becomes a form that the checker accepts; every column is in it or in the report',
    () => {
      fc.assert(
        fc.property(options, (given) => {
          const content = JSON.parse(JSON.stringify(given)) as Part
          const { form, findings } = convertAvue(content)
          const { diagnostics, steps } = compileProcess(processOf(content))
          const isShape = diagnostics.some(({ code }) => code === 'forbidden-name')
          if (!isShape) expect(steps[0]?.broken).toBe(false)
          const groups = Object.entries(
            isJsonObject(content.group) || Array.isArray(content.group) ? content.group : {},
          )
          const all = [
            ...columnsOf(content, ''),
            ...groups.flatMap(([name, one]) =>
              isJsonObject(one) ? columnsOf(one, `/group/${name}`) : [],
            ),
          ]
          for (const [{ prop, type }, at] of all) {
            if (type === 'title') continue
            const name =
              typeof prop === 'string' || typeof prop === 'number' ? String(prop).trim() : ''
            const isThere = Object.hasOwn(form.schema.properties as object, name)
            expect(isThere || findings.some(({ pointer }) => pointer.startsWith(at))).toBe(true)
          }
          expect(globalThis).not.toHaveProperty('pwned')
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT,
  )

  it(
    'never throws, whatever JSON it is',
    () => {
      fc.assert(
        fc.property(
          fc.dictionary(fc.constantFrom('column', 'group', 'span', 'props'), fc.jsonValue()),
          (content) => {
            convertAvue(content)
          },
        ),
        { numRuns: RUNS },
      )
    },
    TIMEOUT,
  )

  it('is held to the limits of a definition, before and after', () => {
    const many = Array.from({ length: LIMITS.properties + 1 }, (_, index) => ({
      prop: `p${index}`,
    }))
    const large = [{ prop: 'a', placeholder: '字'.repeat(LIMITS.contentBytes / 3) }]
    const codes = [many, large].map((content) => {
      const { diagnostics, steps } = compileProcess(processOf({ column: content }))
      expect(steps[0]?.broken).toBe(true)
      expect(hasErrors(diagnostics)).toBe(true)
      return diagnostics[0]?.code
    })
    expect(codes).toEqual(['too-many-properties', 'content-too-large'])
  })
})
