import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DiagnosticCode } from '#engine/language/diagnostic.ts'
import { checkText } from '#engine/lint/check-text.ts'
import { applyFix } from '#engine/lint/fixes/apply-fix.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'

/** The definition of the tutorial for analysts, with its one mistake mended. */
const [, tutorial = ''] =
  /^```json\n([^]*?)^```$/m.exec(readFileSync('docs/add-a-process.md', 'utf8')) ?? []
const right = tutorial.replace('titel', 'title')

/** A slip of somebody who follows the tutorial, its finding, and what the fix writes there; '' where there is none. */
type Row = [find: string, to: string, code: DiagnosticCode, pointer: string, fixed: string]

const WHEN = '/actExForms/1/content/step/when'
const CONSENT = '/actExForms/2/content/uiSchema/agreed/ui:widget'

const ROWS: Row[] = [
  ['"goodsTypes": [2]', '"goodsTypes": 2', 'invalid-file', '/goodsTypes', '"goodsTypes": ['],
  ['[2]', '[2, 99]', 'unknown-goods-type', '/goodsTypes/1', '"goodsTypes": [2]'],
  ['["enterprise"]', '["enterprice"]', 'invalid-file', '/accounts/0', '["enterprise"]'],
  ['"version": 1', '"version": 1.5', 'invalid-file', '/version', ''],
  ['amount >= 1000000', 'amount = 1000000', 'invalid-condition', WHEN, 'amount == 1000000'],
  ['amount >= 1000000', 'amount ≥ 1000000', 'invalid-condition', WHEN, 'amount >= 1000000'],
  [
    'demand.amount >= 1000000',
    "demand.amount > 10 且 demand.goods != '钢'",
    'invalid-condition',
    WHEN,
    "demand.amount > 10 && demand.goods != '钢'",
  ],
  ['amount >= 1000000', "amount >= '1000000'", 'expression-type', WHEN, ''],
  [
    '"required": ["place"]',
    '"required": ["place", "city"]',
    'required-hidden',
    '/actExForms/1/content/schema/required/1',
    '"required": ["place"]',
  ],
  ['"required": ["agreed"],', '', 'unsuitable-widget', CONSENT, '"agreed"'],
  [', "const": true }', ' }', 'unsuitable-widget', CONSENT, '"const": true'],
  ['"consent"', '"textbox"', 'unknown-widget', CONSENT, '"agreed": {}'],
  ['"consent"', '"rating"', 'unsuitable-widget', CONSENT, '"agreed": {}'],
  [
    '"title": "采购品类"',
    '"title": "请输入采购品类"',
    'title-meaningless',
    '/actExForms/0/content/schema/properties/goods',
    '"title": "采购品类"',
  ],
  [
    '"title": "采购品类"',
    '"title": "字段1"',
    'title-meaningless',
    '/actExForms/0/content/schema/properties/goods',
    '',
  ],
  ['"title": "仓储安排",', '"title": "采购计划",', 'step-title-repeated', '/actExForms/1', ''],
  [
    '"type": "string", "title": "年采购额"',
    '"type": "text", "title": "年采购额"',
    'invalid-schema',
    '/actExForms/0/content/schema/properties/amount/type',
    '"type": "string", "title": "年采购额"',
  ],
  [
    '"place": { "type": "string", "title": "仓库地址", "minLength": 4 }',
    '"goods": { "type": "string", "title": "采购品类" }, "place": { "type": "string", "title": "仓库地址" }',
    'asked-twice',
    '/actExForms/1/content/schema/properties/goods',
    '"source": "/demand/goods"',
  ],
]

describe('a slip in the definition of the tutorial', () => {
  it('is none in the definition itself', () => {
    expect(checkText(right, serverWords).findings).toEqual([])
  })

  it.each(ROWS)('%j written as %j is found and mended', (find, to, code, pointer, fixed) => {
    expect(right).toContain(find)
    const text = right.replace(find, () => to)
    const finding = checkText(text, serverWords).findings.find((one) => one.code === code)
    expect(finding).toMatchObject({ code, pointer })
    expect(finding?.fix !== undefined).toBe(fixed !== '')
    if (!finding?.fix) return
    const mended = applyFix(text, finding.fix)
    expect(mended).toContain(fixed)
    expect(checkText(mended, serverWords).findings).toEqual([])
  })

  it('is no gap to be closed where the number is that of an entry with another mistake', () => {
    const { findings } = checkText(
      right.replace('"nodeType": 2,\n      "progress": 2', '"progress": 2'),
    )
    expect(findings.find(({ code }) => code === 'progress-gap')).toMatchObject({ fix: undefined })
  })
})
