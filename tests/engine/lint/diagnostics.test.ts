import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import { lintProcess } from '#engine/lint/lint-process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { DiagnosticCode, Severity } from '#engine/language/diagnostic.ts'
import { LIMITS } from '#engine/language/limits.ts'
import { entry, externalDatum, fixedPage, nameRequired, processOf } from '../process/definitions.ts'

/** Lints a process; the fields of most definitions here have no titles, which only one of the tests is about. */
const lint = (info: ProcessInfo, about = '') => {
  const { plan, diagnostics } = lintProcess(info)
  const found = diagnostics.filter(({ code }) => code !== 'title-missing' || code === about)
  return { ...plan, diagnostics: found }
}

interface Wrong {
  /** Added to a first step that works. */
  entries: unknown[]
  pointer: string
  severity?: Severity
  /** A part of the message. */
  says?: string
  /** The progress of each step in the plan; defaults to the first step alone. */
  steps?: number[]
  /** Those of them that are broken. */
  broken?: number[]
}

const schemaWith = (keywords: object) => entry(2, { schema: { type: 'object', ...keywords } })
const RULE = { holds: 'true', message: '不符' }
const withOptions = (options: object) => ({
  schema: { type: 'object', properties: { a: { type: 'string', title: '名称' } } },
  uiSchema: { a: { 'ui:options': options } },
})
const numbered = <Value>(count: number, value: (index: number) => Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value(index)]))
const nested = (depth: number): object =>
  depth === 0 ? {} : { properties: { a: nested(depth - 1) } }
const avue = (...column: object[]) => entry(2, { content: { column } })
/** A form with one choice, and the condition that it has a value. */
const scaled = {
  type: 'object',
  required: ['scale'],
  properties: { scale: { type: 'string', title: '规模', enum: ['小型', '大型'] } },
}
const ifScale = (value: string) => ({
  required: ['k2'],
  properties: { k2: { required: ['scale'], properties: { scale: { const: value } } } },
})
const inSecond = { steps: [1, 2], broken: [2] }

/** The diagnostics of whole files, and of the words of a server: planted-mistakes.test.ts has those. */
const OF_FILES = [
  'invalid-file error',
  'duplicate-version error',
  'duplicate-member error',
  'unknown-dictionary error',
  'unknown-record-kind error',
  'unknown-provider warning',
  'unknown-goods-type warning',
  'unknown-process-type warning',
] as const
type CodeOf<Row> = Row extends `${infer Code} ${Severity}` ? Code : never

/**
 * One wrong definition for every code that compileProcess reports: entry 0 is a step that works. What
 * expressions say is in check-expressions.test.ts.
 */
const TABLE: Record<
  Exclude<DiagnosticCode, CodeOf<(typeof OF_FILES)[number]> | 'no-steps' | `expression-${string}`>,
  Wrong
> = {
  'too-many-steps': {
    entries: Array.from({ length: LIMITS.steps }, (_, index) => entry(index + 2)),
    pointer: '/actExForms',
    says: '200',
    steps: Array.from({ length: LIMITS.steps }, (_, index) => index + 1),
  },
  'invalid-entry': { entries: [{ nodeType: 2, progress: 2 }], pointer: '/actExForms/1/id' },
  'unknown-node-type': {
    entries: [entry(2, { nodeType: 6 })],
    pointer: '/actExForms/1/nodeType',
    says: '6',
  },
  'invalid-progress': {
    entries: [{ ...entry(2), progress: 1.5 }],
    pointer: '/actExForms/1/progress',
    says: '1.5',
  },
  'progress-gap': {
    entries: [entry(4)],
    pointer: '/actExForms/1/progress',
    severity: 'warning',
    says: '2–3',
    steps: [1, 4],
  },
  'progress-duplicate': {
    entries: [entry(2), fixedPage(2, { id: 'page' })],
    pointer: '/actExForms/2/progress',
    ...inSecond,
  },
  'duplicate-id': { entries: [entry(2, { id: 'f1' })], pointer: '/actExForms/1/id', says: 'f1' },
  'clashing-key': {
    entries: [entry(2, { keyName: 'k1' })],
    pointer: '/actExForms/1/keyName',
    says: 'k1',
    steps: [1, 2],
  },
  'missing-key': {
    entries: [fixedPage(2, { keyName: ' ' })],
    pointer: '/actExForms/1/keyName',
    steps: [1, 2],
  },
  'unknown-fixed-page': {
    entries: [fixedPage(2, { keyName: 'nowhere@R3' })],
    pointer: '/actExForms/1/keyName',
    says: '不存在的固定页“nowhere”',
    steps: [1, 2],
  },
  'empty-basics-current': {
    entries: [fixedPage(2, { keyName: 'activateQuota@R' })],
    pointer: '/actExForms/1/keyName',
    severity: 'warning',
    steps: [1, 2],
  },
  'sub-form-without-step': {
    entries: [entry(2, { nodeType: 3 })],
    pointer: '/actExForms/1/progress',
    says: '第 2 步',
  },
  'misplaced-step': {
    entries: [entry(2), entry(2, { id: 'extra', keyName: 'extra', step: { title: '附加' } })],
    pointer: '/actExForms/2/content/step',
    severity: 'warning',
    steps: [1, 2],
  },
  'invalid-json': {
    entries: [entry(2, { content: '{ "schema": ' })],
    pointer: '/actExForms/1/content',
    ...inSecond,
  },
  'invalid-content': {
    entries: [entry(2, { content: { uiSchema: {} } })],
    pointer: '/actExForms/1/content',
    says: '缺少 schema',
    ...inSecond,
  },
  'not-showable': {
    entries: [
      schemaWith({
        properties: { a: { type: 'object', additionalProperties: { type: 'string' } } },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a',
    says: 'additionalProperties',
    ...inSecond,
  },
  'avue-not-json': {
    entries: [entry(2, { content: "{ column: [{ prop: 'a', change: () => alert(1) }] }" })],
    pointer: '/actExForms/1/content',
    says: '不会执行',
    ...inSecond,
  },
  'avue-invalid': {
    entries: [avue({ prop: 'a' }, { label: '名称' })],
    pointer: '/actExForms/1/content/column/1',
    says: 'prop',
    steps: [1, 2],
  },
  'avue-unsupported': {
    entries: [avue({ prop: 'a', label: '备注', type: 'ueditor' })],
    pointer: '/actExForms/1/content/column/0',
    says: '“备注”（type 为 ueditor）',
    steps: [1, 2],
  },
  'avue-not-carried-over': {
    entries: [avue({ prop: 'a', formatter: '(row) => row.a' })],
    pointer: '/actExForms/1/content/column/0/formatter',
    severity: 'warning',
    says: 'formatter',
    steps: [1, 2],
  },
  'content-too-large': {
    entries: [schemaWith({ description: '字'.repeat(LIMITS.contentBytes / 3) })],
    pointer: '/actExForms/1/content',
    says: '256 KiB',
    ...inSecond,
  },
  'too-deep': {
    entries: [entry(2, { schema: nested(LIMITS.depth) })],
    pointer: `/actExForms/1/content/schema${'/properties/a'.repeat(LIMITS.depth)}`,
    ...inSecond,
  },
  'too-many-properties': {
    entries: [schemaWith({ properties: numbered(LIMITS.properties + 1, () => ({})) })],
    pointer: '/actExForms/1/content/schema',
    ...inSecond,
  },
  'too-many-schemas': {
    entries: [schemaWith({ allOf: Array.from({ length: LIMITS.schemas }, () => ({})) })],
    pointer: '/actExForms/1/content/schema',
    ...inSecond,
  },
  'too-many-enum-items': {
    entries: [schemaWith({ enum: Array.from({ length: LIMITS.enumItems + 1 }, (_, n) => n) })],
    pointer: '/actExForms/1/content/schema/enum',
    ...inSecond,
  },
  'forbidden-name': {
    entries: [entry(2, { content: '{"schema":{"properties":{"__proto__":{"type":"string"}}}}' })],
    pointer: '/actExForms/1/content/schema/properties/__proto__',
    says: '__proto__',
    ...inSecond,
  },
  'invalid-schema': {
    entries: [schemaWith({ properties: { 'a/b~c': { type: 'text' } } })],
    pointer: '/actExForms/1/content/schema/properties/a~1b~0c/type',
    ...inSecond,
  },
  'remote-ref': {
    entries: [schemaWith({ not: { $ref: 'https://example.com/schema.json' } })],
    pointer: '/actExForms/1/content/schema/not/$ref',
    says: 'https://example.com/schema.json',
    ...inSecond,
  },
  'unresolved-ref': {
    entries: [schemaWith({ not: { $ref: '#/definitions/gone' } })],
    pointer: '/actExForms/1/content/schema/not/$ref',
    ...inSecond,
  },
  'cyclic-ref': {
    entries: [
      schemaWith({ definitions: { tree: { properties: { up: { $ref: '#/definitions/tree' } } } } }),
    ],
    pointer: '/actExForms/1/content/schema/definitions/tree/properties/up/$ref',
    ...inSecond,
  },
  'invalid-pattern': {
    entries: [schemaWith({ properties: { a: { type: 'string', pattern: '[' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/pattern',
    ...inSecond,
  },
  'unsafe-pattern': {
    entries: [schemaWith({ properties: { a: { type: 'string', pattern: '^(a+)+$' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/pattern',
    says: '(a+)+',
    ...inSecond,
  },
  'strict-schema': {
    entries: [schemaWith({ properties: { a: { type: 'string', maximum: 3 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/maximum',
    severity: 'warning',
    says: 'maximum',
    steps: [1, 2],
  },
  'unknown-member': {
    entries: [schemaWith({ properties: { a: { type: 'string', maxLenght: 3 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/maxLenght',
    severity: 'warning',
    says: '“maxLenght”不起作用：是否应为“maxLength”？',
    steps: [1, 2],
  },
  'number-as-text': {
    entries: [{ ...entry(2), progress: '2' }],
    pointer: '/actExForms/1/progress',
    severity: 'warning',
    says: 'progress 为 "2"',
    steps: [1, 2],
  },
  'unsupported-keyword': {
    entries: [schemaWith({ properties: { a: { type: 'string', nullable: true } } })],
    pointer: '/actExForms/1/content/schema/properties/a/nullable',
    severity: 'warning',
    says: '["string", "null"]',
    steps: [1, 2],
  },
  'impossible-value': {
    entries: [schemaWith({ properties: { a: { type: 'string', minLength: 5, maxLength: 3 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/minLength',
    says: 'minLength（5）大于 maxLength（3）',
    steps: [1, 2],
  },
  'invalid-default': {
    entries: [schemaWith({ properties: { a: { type: 'string', enum: ['x'], default: 'y' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/default',
    says: '"y"，不在选项 "x" 中',
    steps: [1, 2],
  },
  'unknown-format': {
    entries: [schemaWith({ properties: { a: { type: 'string', format: 'mobil' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/format',
    severity: 'warning',
    says: 'mobil',
    steps: [1, 2],
  },
  'unknown-widget': {
    entries: [entry(2, { schema: nameRequired, uiSchema: { name: { 'ui:widget': 'textbox' } } })],
    pointer: '/actExForms/1/content/uiSchema/name/ui:widget',
    says: 'textbox',
    steps: [1, 2],
  },
  'invalid-option': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: { name: { 'ui:FieldTemplate': 'ButtonTemplates' } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:FieldTemplate',
    says: 'FieldTemplate',
    steps: [1, 2],
  },
  'unsuitable-widget': {
    entries: [entry(2, { schema: nameRequired, uiSchema: { name: { 'ui:widget': 'radio' } } })],
    pointer: '/actExForms/1/content/uiSchema/name/ui:widget',
    says: '“radio”需要选项，请在 schema 中写 oneOf（每项写 const 与 title）或 enum',
    steps: [1, 2],
  },
  'unused-option': {
    entries: [
      entry(2, { schema: nameRequired, uiSchema: { name: { 'ui:options': { rows: 3 } } } }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:options/rows',
    severity: 'warning',
    says: '“rows”只对控件 textarea 起作用，这里的控件是 text',
    steps: [1, 2],
  },
  'unknown-field': {
    entries: [entry(2, { schema: nameRequired, uiSchema: { nmae: {} } })],
    pointer: '/actExForms/1/content/uiSchema/nmae',
    severity: 'warning',
    steps: [1, 2],
  },
  'invalid-depends-on': {
    entries: [fixedPage(2, { content: { step: { dependsOn: ['k11'] } } })],
    pointer: '/actExForms/1/content/step/dependsOn/0',
    says: '“k11”，是否应为“k1”？',
    steps: [1, 2],
  },
  'missing-external-data': {
    entries: [fixedPage(2, { keyName: 'externalData' })],
    pointer: '/actExForms/1/keyName',
    says: '没有外部数据',
    steps: [1, 2],
  },
  'unknown-source': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: { name: { 'ui:options': { source: '/k2/name' } } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:options/source',
    says: '/k2/name',
    steps: [1, 2],
  },
  'invalid-within': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: { name: { 'ui:widget': 'bankBranch', 'ui:within': { field: 'bnak' } } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:within',
    says: '“bnak”不是同一层的字段',
    steps: [1, 2],
  },
  'invalid-records': {
    entries: [
      entry(2, {
        schema: {
          type: 'object',
          properties: { own: { type: 'array', items: { type: 'string' } } },
        },
        uiSchema: { own: { 'ui:widget': 'records' } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/own/ui:widget',
    says: 'kind',
    steps: [1, 2],
  },
  'invalid-trial': {
    entries: [
      entry(2, {
        schema: { type: 'object', properties: { plan: { type: 'string' } } },
        uiSchema: { plan: { 'ui:widget': 'trial' } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/plan/ui:widget',
    says: 'terms',
    steps: [1, 2],
  },
  'unknown-option-source': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: {
          name: {
            'ui:widget': 'remoteSelect',
            'ui:options': { optionSource: 'https://evil.example' },
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:widget',
    says: 'https://evil.example',
    steps: [1, 2],
  },
  'invalid-expression': {
    entries: [entry(2, withOptions({ rules: [{ holds: 'a > 1' }] }))],
    pointer: '/actExForms/1/content/uiSchema/a/ui:options/rules/0',
    says: 'message',
    steps: [1, 2],
  },
  'too-many-expressions': {
    entries: [entry(2, withOptions({ rules: Array.from({ length: 101 }, () => RULE) }))],
    pointer: '/actExForms/1/content/uiSchema',
    says: '100',
    steps: [1, 2],
  },
  'invalid-condition': {
    entries: [entry(2, { step: { when: ['always'] } })],
    pointer: '/actExForms/1/content/step/when',
    steps: [1, 2],
  },
  'condition-unknown-key': {
    entries: [entry(2, { step: { when: { required: ['nothing'] } } })],
    pointer: '/actExForms/1/content/step/when',
    says: 'nothing',
    steps: [1, 2],
  },
  'condition-unknown-field': {
    entries: [
      schemaWith({ ...nameRequired, if: { required: ['nmae'] }, then: { minProperties: 1 } }),
    ],
    pointer: '/actExForms/1/content/schema/if/required/0',
    says: '“nmae”，是否应为“name”',
    steps: [1, 2],
  },
  'condition-mismatch': {
    entries: [
      schemaWith({
        ...nameRequired,
        if: { required: ['name'], properties: { name: { const: 1 } } },
        then: { minProperties: 1 },
      }),
    ],
    pointer: '/actExForms/1/content/schema/if/properties/name/const',
    says: '“名称”不会是 1',
    steps: [1, 2],
  },
  'condition-without-required': {
    entries: [
      schemaWith({
        ...nameRequired,
        if: { properties: { name: { const: '甲' } } },
        then: { minProperties: 1 },
      }),
    ],
    pointer: '/actExForms/1/content/schema/if/properties/name',
    severity: 'warning',
    says: '“name”',
    steps: [1, 2],
  },
  'condition-constant': {
    entries: [
      schemaWith({
        ...nameRequired,
        if: { required: ['name'], not: { required: ['name'] } },
        then: { minProperties: 1 },
      }),
    ],
    pointer: '/actExForms/1/content/schema/if',
    severity: 'warning',
    says: '从不成立',
    steps: [1, 2],
  },
  'step-never-shown': {
    entries: [
      entry(2, { schema: scaled }),
      entry(3, { step: { when: ifScale('大型') } }),
      entry(4, { step: { when: { ...ifScale('小型'), required: ['k2', 'k3'] } } }),
      entry(5),
    ],
    pointer: '/actExForms/3/content/step/when',
    severity: 'warning',
    says: '“第4步”',
    steps: [1, 2, 3, 4, 5],
  },
  'step-always-shown': {
    entries: [
      entry(2, { schema: scaled }),
      entry(3, { step: { when: ifScale('大型') } }),
      entry(4, { step: { when: { not: { ...ifScale('小型'), required: ['k2', 'k3'] } } } }),
      entry(5),
    ],
    pointer: '/actExForms/3/content/step/when',
    severity: 'warning',
    says: '“第4步”',
    steps: [1, 2, 3, 4, 5],
  },
  'asked-twice': {
    entries: [entry(2, { schema: scaled }), entry(3, { schema: scaled })],
    pointer: '/actExForms/2/content/schema/properties/scale',
    severity: 'warning',
    says: '“规模”已在第 2 步的“第2步”中填写',
    steps: [1, 2, 3],
  },
  'unused-external-data': {
    entries: [externalDatum(1, 'registry')],
    pointer: '/actExForms/1',
    severity: 'warning',
    says: '没有被任何',
    steps: [1],
  },
  'required-hidden': {
    entries: [
      schemaWith({
        required: ['large', 'reason'],
        properties: { large: { type: 'boolean', title: '大型' } },
        if: { required: ['large'], properties: { large: { const: true } } },
        then: { properties: { reason: { type: 'string', title: '原因' } } },
      }),
    ],
    pointer: '/actExForms/1/content/schema/required/1',
    says: '“原因”只在条件成立时显示',
    steps: [1, 2],
  },
  'rules-contradict': {
    entries: [
      entry(2, {
        schema: {
          type: 'object',
          properties: {
            from: { type: 'integer', title: '最少', minimum: 5 },
            to: { type: 'integer', title: '最多' },
          },
        },
        uiSchema: {
          to: {
            'ui:options': {
              rules: [
                { holds: 'to > from', message: '最多应大于最少' },
                { holds: 'to <= 5', message: '最多为 5' },
              ],
            },
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/to/ui:options/rules/0',
    says: '“最多”、“最少”',
    steps: [1, 2],
  },
  'title-missing': {
    entries: [
      schemaWith({ properties: { a: { type: 'string' }, b: { type: 'string', title: '名称' } } }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a',
    severity: 'warning',
    says: '“a”',
    steps: [1, 2],
  },
  'title-repeated': {
    entries: [
      schemaWith({
        properties: { a: { type: 'string', title: '名称' }, b: { type: 'string', title: '名称' } },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/b',
    severity: 'warning',
    says: '“a”与“b”都叫“名称”',
    steps: [1, 2],
  },
  'option-unnamed': {
    entries: [
      schemaWith({
        properties: {
          a: {
            type: 'string',
            title: '规模',
            oneOf: [{ const: 's', title: '小' }, { const: 'l' }],
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a/oneOf/1',
    severity: 'warning',
    says: '"l"',
    steps: [1, 2],
  },
  'option-repeated': {
    entries: [
      schemaWith({
        properties: {
          a: {
            type: 'string',
            title: '规模',
            oneOf: [
              { const: 's', title: '小' },
              { const: 'l', title: '小' },
            ],
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a/oneOf/1',
    severity: 'warning',
    says: '“小”',
    steps: [1, 2],
  },
  'condition-reads-later-step': {
    entries: [entry(2, { step: { when: { required: ['k2'] } } })],
    pointer: '/actExForms/1/content/step/when',
    says: 'k2',
    steps: [1, 2],
  },
  'after-commit': {
    entries: [entry(2, { step: { commit: true } }), entry(3)],
    pointer: '/actExForms/2',
    severity: 'warning',
    steps: [1, 2, 3],
  },
}

describe('compileProcess, diagnostics', () => {
  it.each(Object.entries(TABLE))('reports %s and keeps the steps that work', (code, wrong) => {
    const { entries, pointer, severity = 'error', says = '', steps = [1], broken = [] } = wrong
    const plan = lint(processOf(entry(1), ...entries), code)

    expect(plan.diagnostics).toEqual([
      { code, pointer, severity, message: expect.stringContaining(says) as string },
    ])
    expect(plan.diagnostics[0]?.message).not.toContain('{}')
    expect(plan.steps.map(({ progress }) => progress)).toEqual(steps)
    expect(plan.steps.filter((step) => step.broken).map(({ progress }) => progress)).toEqual(broken)
  })

  it('reports no-steps if there is nothing to show', () => {
    const { diagnostics, steps } = lint(processOf(externalDatum(1, 'registry')))
    expect(steps).toEqual([])
    expect(diagnostics).toEqual([
      {
        code: 'no-steps',
        severity: 'error',
        pointer: '/actExForms',
        message: expect.stringContaining('流程未设置页面') as string,
      },
    ])
  })

  it('reports a form and a fixed page with one keyName, whichever comes first', () => {
    const clash = (...entries: unknown[]) =>
      lint(processOf(...entries)).diagnostics.map(({ code }) => code)
    const page = fixedPage(2)
    expect(clash(entry(1, { keyName: page.keyName }), page)).toEqual(['clashing-key'])
    expect(clash(fixedPage(1), entry(2, { keyName: page.keyName }))).toEqual(['clashing-key'])
    expect(clash(fixedPage(1), page), 'a page may stand at two steps').toEqual([])
  })

  it('reports headings over unknown fields, and codecs that can’t save the value', () => {
    const uiSchema = {
      'ui:options': { sections: [{ title: '基本信息', fields: ['name', 'nmae'] }, '其他'] },
      name: { 'ui:options': { wire: { as: 'jioned' } } },
    }
    const { diagnostics } = lint(processOf(entry(1, { schema: nameRequired, uiSchema })))
    const at = '/actExForms/0/content/uiSchema'
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['invalid-option', `${at}/name/ui:options/wire`],
      ['unknown-field', `${at}/ui:options/sections/0/fields/1`],
      ['invalid-option', `${at}/ui:options/sections/1`],
    ])
  })

  it.each([
    [{ maxItems: 2 }, ['人像面', '国徽面'], []],
    [{ minItems: 2, maxItems: 2 }, ['人像面', '国徽面'], []],
    [{ maxItems: 5 }, ['人像面', '国徽面'], ['invalid-option']],
    [{ maxItems: 1 }, ['人像面'], ['invalid-option']],
    [{ maxItems: 2 }, ['人像面', '人像面'], ['invalid-option']],
  ])(
    'compares the places of an upload with its number of files: %j %j',
    (limits, places, codes) => {
      const { diagnostics } = lint(
        processOf(
          entry(1, {
            schema: {
              type: 'object',
              properties: { a: { type: 'array', items: { type: 'object' }, ...limits } },
            },
            uiSchema: { a: { 'ui:widget': 'upload', 'ui:options': { places } } },
          }),
        ),
      )
      expect(diagnostics.map(({ code }) => code)).toEqual(codes)
    },
  )

  it.each([
    [{ min: '/own/amount' }, 'money', []],
    [{ min: 100 }, 'money', ['invalid-option']],
    [{ most: '/own/amount' }, 'money', ['invalid-option']],
    [{ max: '/elsewhere/amount' }, 'money', ['expression-unknown-name']],
  ])('checks the range %j of a field', (range, widget, codes) => {
    const { diagnostics } = lint(
      processOf(
        {
          id: 'own',
          name: 'own',
          keyName: 'own',
          nodeType: -1,
          progress: 1,
          content: { default: {} },
        },
        entry(1, {
          schema: { type: 'object', properties: { a: { type: 'string', format: 'money' } } },
          uiSchema: { a: { 'ui:widget': widget, 'ui:options': { range } } },
        }),
      ),
    )
    expect(diagnostics.map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    [{ title: '授权书', paragraphs: ['一、查询范围'] }, []],
    [{ title: '授权书', paragraphs: [] }, ['invalid-option']],
    [{ title: '', paragraphs: ['一、查询范围'] }, ['invalid-option']],
    [{ title: '授权书', paragraphs: '一、查询范围' }, ['invalid-option']],
    ['/agreement/1', ['invalid-option']],
    [{ title: '授权书', paragraphs: ['一'], href: '/a' }, ['unknown-member']],
  ])('checks the agreement of a consent: %j', (agreement, codes) => {
    const schema = { type: 'object', properties: { a: { type: 'boolean', const: true } } }
    const uiSchema = { a: { 'ui:widget': 'consent', 'ui:options': { agreement } } }
    const { diagnostics } = lint(processOf(entry(1, { schema, uiSchema })))
    expect(diagnostics.map(({ code }) => code)).toEqual(codes)
  })

  it('reports a consent that would be given in advance', () => {
    const schema = { type: 'object', properties: { a: { type: 'boolean', const: true } } }
    const uiSchema = { a: { 'ui:widget': 'consent', 'ui:options': { computed: 'true' } } }
    const { diagnostics } = lint(processOf(entry(1, { schema, uiSchema })))
    expect(diagnostics.map(({ code }) => code)).toContain('unused-option')
  })

  it('accepts a field of the name source', () => {
    const schema = { type: 'object', properties: { source: { type: 'string' } } }
    const uiSchema = { source: { 'ui:widget': 'textarea' } }
    expect(lint(processOf(entry(1, { schema, uiSchema }))).diagnostics).toEqual([])
  })

  it.each([null, 5, 'text', [], { id: 1 }, { ...entry(2), progress: { toString: 1 } }])(
    'reports an entry that is %j as invalid',
    (wrong) => {
      const { diagnostics, steps } = lint(processOf(entry(1), wrong))
      expect(diagnostics).toMatchObject([{ code: 'invalid-entry' }])
      expect(diagnostics[0]?.pointer).toMatch(/^\/actExForms\/1/)
      expect(steps).toHaveLength(1)
    },
  )

  it('refuses ids and keys that are members of Object.prototype', () => {
    for (const name of ['toString', '__proto__', 'constructor'])
      for (const member of ['id', 'keyName']) {
        const { diagnostics } = lint(processOf(entry(1), entry(2, { [member]: name })))
        expect(diagnostics).toMatchObject([
          { code: 'forbidden-name', pointer: `/actExForms/1/${member}` },
        ])
      }
  })
})

describe('checkProcessFile', () => {
  const file = {
    ...processOf(entry(1)),
    goodsTypes: [1],
    type: 1,
    version: 1,
  }

  it('accepts a whole file', () => {
    expect(checkProcessFile(file).diagnostics).toEqual([])
  })

  it.each([
    ['a list', [], ''],
    ['a name that is missing', { ...file, processName: undefined }, '/processName'],
    ['a key with a space', { ...file, processKey: 'a b' }, '/processKey'],
    ['no product types', { ...file, goodsTypes: [] }, '/goodsTypes'],
    ['a product type that is text', { ...file, goodsTypes: [1, '2'] }, '/goodsTypes/1'],
    ['no kind of account', { ...file, accounts: [] }, '/accounts'],
    ['an unknown kind of account', { ...file, accounts: ['company'] }, '/accounts/0'],
    ['type 0', { ...file, type: 0 }, '/type'],
    ['a version with a fraction', { ...file, version: 1.5 }, '/version'],
  ])('reports invalid-file for %s and still compiles what it can', (_, wrong, pointer) => {
    const { diagnostics, plan, file: read } = checkProcessFile(wrong)
    expect(diagnostics).toMatchObject([{ code: 'invalid-file', severity: 'error', pointer }])
    expect(read).toBeUndefined()
    expect(plan?.steps.length).toBe(Array.isArray(wrong) ? undefined : 1)
  })
})

describe('docs/process-language.md', () => {
  it('explains every diagnostic with its severity, and no other', async () => {
    const text = await readFile('docs/process-language.md', 'utf8')
    const rows = [
      ...text
        .slice(text.indexOf('## Diagnostics'))
        .matchAll(/^\| `(?!expression-)([a-z-]+)`( W)? /gm),
    ]
    const explained = rows.map(([, code, warning]) => `${code} ${warning ? 'warning' : 'error'}`)
    const known = Object.entries<Wrong>(TABLE).map(
      ([code, { severity = 'error' }]) => `${code} ${severity}`,
    )
    const others = [...OF_FILES, 'no-steps error']
    expect(new Set(explained)).toEqual(new Set([...known, ...others]))
    expect(explained).toHaveLength(known.length + others.length)
  })
})
