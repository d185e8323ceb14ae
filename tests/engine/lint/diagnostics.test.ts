import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { lintProcess } from '#engine/lint/lint-process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { DiagnosticCode, Severity } from '#engine/language/diagnostic.ts'
import { entry, externalDatum, fixedPage, nameRequired, processOf } from '../process/definitions.ts'
import { CONDITIONS } from './wrong/conditions.ts'
import { ENTRIES } from './wrong/entries.ts'
import { FIELDS } from './wrong/fields.ts'
import { SCHEMAS } from './wrong/schemas.ts'
import { SOURCES } from './wrong/sources.ts'
import { WHOLE } from './wrong/whole.ts'
import type { Wrong } from './wrong/wrong.ts'

/** Lints a process; the fields of most definitions here have no titles, which only one of the tests is about. */
const lint = (info: ProcessInfo, about = '') => {
  const { plan, diagnostics } = lintProcess(info)
  const found = diagnostics.filter(({ code }) => code !== 'title-missing' || code === about)
  return { ...plan, diagnostics: found }
}

/**
 * The diagnostics of whole files, and of the words of a server: planted-mistakes.test.ts has those, and contracts.test.ts those of
 * contracts.
 */
const OF_FILES = [
  'invalid-file error',
  'duplicate-version error',
  'duplicate-member error',
  'unknown-dictionary error',
  'unknown-record-kind error',
  'unknown-provider warning',
  'source-without-data error',
  'unknown-goods-type warning',
  'unknown-process-type warning',
  'missing-value error',
  'page-without-product error',
  'invalid-contract error',
  'unknown-contract error',
  'contract-placeholder error',
  'contract-depends-on error',
  'contract-condition error',
  'contract-format error',
  'contract-table error',
  'contract-term error',
  'contract-without-product error',
  'contract-unused warning',
] as const
type CodeOf<Row> = Row extends `${infer Code} ${Severity}` ? Code : never

/**
 * One wrong definition for every code that compileProcess reports: entry 0 is a step that works. What
 * expressions say is in check-expressions.test.ts.
 */
const TABLE: Record<
  Exclude<
    DiagnosticCode,
    CodeOf<(typeof OF_FILES)[number]> | 'no-steps' | 'steps-all-skipped' | `expression-${string}`
  >,
  Wrong
> = {
  ...ENTRIES,
  ...SCHEMAS,
  ...FIELDS,
  ...SOURCES,
  ...CONDITIONS,
  ...WHOLE,
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

  it('takes a mention without a test for no condition', () => {
    const { diagnostics } = lint(
      processOf(
        entry(1, {
          schema: {
            ...nameRequired,
            if: { required: ['note'], properties: { name: { title: '名称' } } },
            properties: { ...nameRequired.properties, note: { type: 'string', title: '备注' } },
            then: { minProperties: 1 },
          },
        }),
      ),
    )
    expect(diagnostics).toEqual([])
  })

  it('compares a condition with options that are objects or lists', () => {
    const found = (value: unknown) =>
      lint(
        processOf(
          entry(1, {
            schema: {
              type: 'object',
              properties: { area: { title: '地区', enum: [['31'], { code: '32' }] } },
              if: { required: ['area'], properties: { area: { const: value } } },
              then: { minProperties: 1 },
            },
          }),
        ),
      ).diagnostics.filter(({ code }) => code === 'condition-mismatch')
    expect(found(['31'])).toEqual([])
    expect(found({ code: '32' })).toEqual([])
    expect(found({ code: '33' })).toHaveLength(1)
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
    [['front'], []],
    [['frnt'], ['unknown-field']],
    [['back'], ['unknown-field']],
    [['name'], ['unknown-field']],
    ['front', ['invalid-option']],
  ])(
    'compares the fields that an upload differs from with the uploads of its object: %j',
    (differsFrom, codes) => {
      const files = { type: 'array', items: { type: 'object' } }
      const { diagnostics } = lint(
        processOf(
          entry(1, {
            schema: {
              type: 'object',
              properties: { front: files, back: files, name: { type: 'string' } },
            },
            uiSchema: {
              front: { 'ui:widget': 'upload' },
              back: { 'ui:widget': 'upload', 'ui:options': { differsFrom } },
            },
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
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'boolean', const: true } },
    }
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

  it.each([
    [{ computed: '1 + 1', formula: '两数之和' }, []],
    [{ formula: '两数之和' }, ['unused-option']],
    [{ computed: '1 + 1', formula: 2 }, ['invalid-option']],
  ])('takes the written formula of a computed field alone: %j', (options, codes) => {
    const schema = { type: 'object', properties: { a: { type: 'integer' } } }
    const uiSchema = { a: { 'ui:options': options } }
    const { diagnostics } = lint(processOf(entry(1, { schema, uiSchema })))
    expect(diagnostics.map(({ code }) => code)).toEqual(codes)
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
    const others = [...OF_FILES, 'no-steps error', 'steps-all-skipped warning']
    expect(new Set(explained)).toEqual(new Set([...known, ...others]))
    expect(explained).toHaveLength(known.length + others.length)
  })
})
