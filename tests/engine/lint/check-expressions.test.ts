import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { checkExpressions } from '#engine/lint/check-expressions.ts'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import { collectDiagnostics, type DiagnosticCode } from '#engine/language/diagnostic.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { externalDatum, processOf, realProcesses } from '../process/definitions.ts'

const diagnosticsOf = (plan: ProcessPlan) => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  checkExpressions(plan, report)
  return diagnostics
}

const money = { type: 'string', format: 'money' }
const rows = {
  type: 'array',
  items: { type: 'object', properties: { amount: money, share: { type: 'number' } } },
}
const formOf = (id: string, progress: number, properties: object, uiSchema: object = {}) => ({
  id,
  name: id,
  keyName: id,
  nodeType: 2,
  progress,
  content: { schema: { type: 'object', properties }, uiSchema },
})

const FIELDS = {
  amount: money,
  other: money,
  count: { type: 'integer' },
  name: { type: 'string' },
  agreed: { type: 'boolean' },
  type: { type: 'string' },
  'a-b': money,
  file: { type: 'object' },
  rows,
}
const check = (uiSchema: object, fields: Record<string, JsonSchema> = {}) => {
  const process = processOf(
    formOf('before', 1, { amount: money, limit: money, scale: { type: 'string' }, rows }),
    externalDatum(2, 'quota'),
    formOf('here', 2, { ...FIELDS, ...fields }, uiSchema),
    formOf('after', 3, { amount: money }),
  )
  return diagnosticsOf(compileProcess(process))
}
const computed = (source: string) => ({ 'ui:options': { computed: source } })
const checkRule = (holds: string) =>
  check({ amount: { 'ui:options': { rules: [{ holds, message: '不符' }] } } })
const checkResult = (source: string, schema: JsonSchema) =>
  check({ result: computed(source) }, { result: schema })

/** One wrong rule or more for every code. */
const WRONG: [DiagnosticCode, says: string, holds: string][] = [
  ['expression-syntax', '第 9 个字符', 'amount >'],
  ['expression-syntax', '', 'amount = 1'],
  ['expression-unknown-name', 'amuont（第 1 个字符处）', 'amuont > 1'],
  ['expression-unknown-name', 'amuont（第 6 个字符处）', 'self.amuont > 1'],
  ['expression-unknown-name', 'amuont', 'has(self.amuont)'],
  ['expression-unknown-name', 'amuont', 'sum(rows, "amuont") > 1'],
  ['expression-unknown-name', 'amuont', 'rows.all(r, r.amuont > 1)'],
  ['expression-unknown-name', 'after', 'collected.after.amount == "1"'],
  ['expression-unknown-name', 'here', 'collected.here.amount == "1"'],
  ['expression-unknown-name', 'limits', 'amount <= collected.before.limits'],
  ['expression-unknown-name', 'type', 'type == "a"'],
  ['expression-unknown-name', 'constructor', 'form.constructor == 1'],
  ['expression-unknown-function', 'matches', 'name.matches("a+")'],
  ['expression-unknown-function', 'abs', 'abs(amount) > 1'],
  ['expression-unknown-function', 'round', 'round(amount) > 1'],
  ['expression-type', '数字 + 文本', 'amount + name > 1'],
  ['expression-type', '数字（', 'amount + 1'],
  ['expression-type', '', 'amount > 1 ? true : "nein"'],
  [
    'expression-type',
    '已保存的金额 <= 已保存的金额',
    'collected.before.amount <= collected.before.limit',
  ],
  ['expression-too-complex', '', `${'('.repeat(30)}true${')'.repeat(30)}`],
  ['expression-too-complex', '', 'amount > 9e99'],
  ['expression-too-complex', 'all', 'rows.all(a, rows.all(b, rows.all(c, true)))'],
]

describe('checkExpressions', () => {
  it.each(WRONG)('reports %s (%s) for %s', (code, says, holds) => {
    const [found, ...others] = checkRule(holds)
    expect(found).toMatchObject({
      code,
      severity: 'error',
      pointer: '/actExForms/2/content/uiSchema/amount/ui:options/rules/0/holds',
    })
    expect(found?.message).toContain(says)
    expect(others).toEqual([])
  })

  it.each([
    'amount <= collected.before.limit',
    'decimal(collected.before.amount) <= decimal(collected.before.limit)',
    'collected.before.scale == "large" || amount < 100',
    'amount <= collected.quota.whatever.amount',
    'sum(rows, "amount") == form.amount',
    'rows.all(r, r.amount > 0 && r.share <= 100)',
    'size(rows) > 2 && has(self.name) && name.startsWith("张")',
    'self["a-b"] > 1 && self.type == "a"',
    'days("2026-01-01", today()) > 30',
    'sum(collected.before.rows, "amount") < 1000',
    'file.size > 1',
  ])('accepts %s', (holds) => {
    expect(checkRule(holds)).toEqual([])
  })

  it.each<[string, JsonSchema, boolean]>([
    ['amount * 2', money, true],
    ['size(rows)', { type: 'integer' }, true],
    ['string(amount) + name', { type: 'string' }, true],
    ['collected.quota.amount', { type: 'number' }, true],
    ['amount > 1', money, false],
    ['name', { type: 'number' }, false],
    ['amount', { type: 'boolean' }, false],
    ['rows.map(r, r.amount)', { type: 'array' }, false],
  ])('tells whether the result of %s fits %j: %s', (source, schema, fits) => {
    expect(checkResult(source, schema).map(({ code }) => code)).toEqual(
      fits ? [] : ['expression-type'],
    )
  })

  it('reports each computed field of a cycle', () => {
    const found = check({
      amount: computed('other + 1'),
      other: computed('sum(rows, "amount")'),
      rows: { items: { amount: computed('form.amount') } },
      count: computed('amount'),
    })
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual(
      ['amount', 'other', 'rows/items/amount'].map((field) => [
        'expression-cycle',
        `/actExForms/2/content/uiSchema/${field}/ui:options/computed`,
      ]),
    )
    expect(found[0]?.message).toContain('amount、other、rows.amount')
  })

  it('knows the members of the item in a list, and those of the form', () => {
    const inRows = (source: string) => check({ rows: { items: { share: computed(source) } } })
    expect(inRows('amount * 100 / sum(form.rows, "amount")')).toEqual([])
    expect(inRows('count + 1')).toMatchObject([{ code: 'expression-unknown-name' }])
    expect(inRows('form.rows.map(a, form.rows.map(b, 1))[0]')).toMatchObject([
      { code: 'expression-too-complex' },
    ])
  })

  it.each(Object.entries(realProcesses))('reports no diagnostics for %s', (_, process) => {
    const { plan } = checkProcessFile(process)
    expect(plan && diagnosticsOf(plan)).toEqual([])
  })
})

describe('docs/process-language.md', () => {
  it('explains every diagnostic of expressions', async () => {
    const text = await readFile('docs/process-language.md', 'utf8')
    const explained = [...text.matchAll(/^\| `(expression-[a-z-]+)` /gm)].map(([, code]) => code)
    expect(new Set(explained)).toEqual(
      new Set([...WRONG.map(([code]) => code), 'expression-cycle']),
    )
  })
})
