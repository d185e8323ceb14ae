import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'
import { pastedValue, shownText, typedValue } from '#src/forms/widgets/table/cell-value.ts'
import { columnsOf, type Column } from '#src/forms/widgets/table/columns.ts'
import { paste, pasteWords } from '#src/forms/widgets/table/paste.ts'
import { sortRows } from '#src/forms/widgets/table/sort-rows.ts'
import { cellsOf } from '#src/forms/widgets/table/spreadsheet.ts'

const columnsIn = (item: JsonSchema, uiSchema: UiSchema = {}) => {
  const form = compileForm({
    schema: { type: 'object', properties: { rows: { type: 'array', items: item } } },
    uiSchema: { rows: { items: uiSchema } },
  })
  const rows = form.root.members.get('rows')
  return rows?.item ? columnsOf(rows.item, uiSchema) : []
}

const columns = columnsIn(
  {
    type: 'object',
    required: ['amount'],
    properties: {
      number: { type: 'string', title: '发票号码' },
      amount: { type: 'string', title: '金额', format: 'money' },
      issued: { type: 'string', title: '开票日期', format: 'date' },
      kind: {
        type: 'string',
        title: '类型',
        oneOf: [
          { const: 'special', title: '专用' },
          { const: 'plain', title: '普通' },
        ],
      },
      isPaid: { type: 'boolean', title: '已付' },
      days: { type: 'integer', title: '账期' },
      secret: { type: 'string' },
    },
  },
  { secret: { 'ui:widget': 'hidden' }, days: { 'ui:unit': '天' }, 'ui:order': ['number', '*'] },
)

const column = (name: string): Column => {
  const found = columns.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('columnsOf', () => {
  it('has a column for each visible member', () => {
    expect(columns.map(({ title, kind, unit }) => [title, kind, unit])).toEqual([
      ['发票号码', 'typed', undefined],
      ['金额', 'typed', '元'],
      ['开票日期', 'day', undefined],
      ['类型', 'select', undefined],
      ['已付', 'yesNo', undefined],
      ['账期', 'typed', '天'],
    ])
    expect(columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      'amount',
    ])
  })
})

describe('cellsOf', () => {
  it.each([
    [
      '甲\t乙\n丙\t丁\n',
      [
        ['甲', '乙'],
        ['丙', '丁'],
      ],
    ],
    [
      '甲\t\r\n\t丁',
      [
        ['甲', ''],
        ['', '丁'],
      ],
    ],
    ['"两\n行"\t"他说""好"""', [['两\n行', '他说"好"']]],
    ['5" 管\t"半', [['5" 管', '"半']]],
    ['一格', [['一格']]],
    ['', [['']]],
  ])('reads %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('reads the cells that a spreadsheet writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '1', ' ') })
    const written = (text: string) =>
      /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
          )
          .filter((rows) => rows.at(-1)?.some((text) => text !== '') ?? false),
        (rows) => {
          const text = rows.map((row) => `${row.map(written).join('\t')}\r\n`).join('')
          expect(cellsOf(text)).toEqual(rows)
        },
      ),
    )
  })
})

describe('pastedValue', () => {
  it.each([
    ['amount', '1,234.50', '1234.50'],
    ['amount', '￥88', '88'],
    ['issued', '2026/1/5', '2026-01-05'],
    ['issued', '2026年11月20日', '2026-11-20'],
    ['issued', '2026-11-20 00:00', '2026-11-20'],
    ['kind', '普通', 'plain'],
    ['kind', 'special', 'special'],
    ['isPaid', '是', true],
    ['isPaid', 'FALSE', false],
    ['days', '1,090', 1090],
    ['number', ' 001 ', '001'],
    ['amount', '', undefined],
  ])('reads %s %j', (name, text, value) => {
    expect(pastedValue(column(name), text)).toEqual({ isRead: true, value })
  })

  it.each([
    ['amount', '一百'],
    ['issued', '2026-02-30'],
    ['issued', '昨天'],
    ['kind', '其它'],
    ['isPaid', '也许'],
    ['days', '三十'],
  ])('refuses %s %j', (name, text) => {
    const { isRead, value } = pastedValue(column(name), text)
    expect(isRead).toBe(false)
    expect([undefined, text], 'what is kept is what was pasted').toContain(value)
  })
})

describe('columns of times', () => {
  const [arrival, opening, week] = columnsIn({
    type: 'object',
    properties: {
      arrival: { type: 'string', title: '到货时间', format: 'datetime' },
      opening: { type: 'string', title: '营业时间', format: 'time' },
      week: { type: 'string', title: '盘点周', format: 'week' },
    },
  })

  it.each([
    [arrival, '2026/11/20 9:30', '2026-11-20 09:30:00', '2026-11-20 09:30'],
    [opening, '9:30', '09:30:00', '09:30'],
    [week, '2026年第47周', '2026-W47', '2026年第47周'],
  ])('read the typed format, and show no seconds', (of, text, value, shown) => {
    expect(of && pastedValue(of, text)).toEqual({ isRead: true, value })
    expect(of && shownText(of, value)).toBe(shown)
  })

  it('report text that they can’t read', () => {
    expect(arrival && pastedValue(arrival, '昨天')).toEqual({ isRead: false, value: '昨天' })
  })
})

describe('typedValue', () => {
  it('keeps text that is no number, so that validation reports it', () => {
    expect(typedValue(column('days'), '30')).toBe(30)
    expect(typedValue(column('days'), '三十')).toBe('三十')
    expect(typedValue(column('days'), ' ')).toBeUndefined()
    expect(typedValue(column('issued'), '2026.1.5')).toBe('2026-01-05')
    expect(typedValue(column('issued'), '明天')).toBe('明天')
  })
})

describe('paste', () => {
  const into = (
    cells: string[][],
    {
      rows = [{}, {}],
      row = 0,
      column: at = 0,
      maxRows = 10,
    }: Partial<{
      rows: object[]
      row: number
      column: number
      maxRows: number
    }> = {},
  ) =>
    paste({
      rows: rows as Record<string, unknown>[],
      columns,
      at: { row, column: at },
      cells,
      maxRows,
      emptyRow: () => ({ days: 30 }),
    })

  it('fills cells to the right and down, adds rows, and leaves the others alone', () => {
    const rows = [{ number: '1' }, { number: '2', amount: '9' }]
    const pasted = into(
      [
        ['5', '2026/01/02'],
        ['6', ''],
      ],
      { rows, row: 1, column: 1 },
    )
    expect(pasted.rows).toEqual([
      { number: '1' },
      { number: '2', amount: '5', issued: '2026-01-02' },
      { days: 30, amount: '6' },
    ])
    expect(pasteWords(pasted, 10)).toBe('已粘贴 2 行，其中新增 1 行。')
  })

  it('takes the columns from headings in any order, and names those that it has no column for', () => {
    const pasted = into([
      ['金额（元）', '备注', '发票号码'],
      ['5', '无', '12'],
    ])
    expect(pasted.rows[0]).toEqual({ number: '12', amount: '5' })
    expect(pasteWords(pasted, 10, '填入')).toBe('已填入 1 行。没有用到的列：备注。')
  })

  it('passes over a line of headings', () => {
    expect(
      into([
        ['发票号码', '金额'],
        ['1', '2'],
      ]).rows[0],
    ).toEqual({ number: '1', amount: '2' })
  })

  it('reports unreadable cells, which keep their value, and rows beyond the maximum', () => {
    const pasted = into(
      [
        ['一', '1'],
        ['二', '2'],
        ['三', '三元'],
      ],
      {
        rows: [{}, { number: '旧' }],
        row: 1,
        maxRows: 3,
      },
    )
    expect(pasted.rows).toHaveLength(3)
    expect(pasteWords(pasted, 3)).toBe(
      '已粘贴 2 行，其中新增 1 行。最多 3 行，多出的 1 行没有粘贴。',
    )
    const unread = into([['一', '不明']], { rows: [{ amount: '5' }] })
    expect(unread.rows, 'to be mended where it is').toEqual([{ number: '一', amount: '不明' }])
    expect(pasteWords(unread, 10)).toBe(
      '已粘贴 1 行。1 处内容无法识别，请手工填写：第 1 行 金额“不明”。',
    )
  })

  it('never exceeds the maximum of rows, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 8 })),
        fc.nat(2),
        fc.nat(9),
        (cells, row, at) => {
          const { rows, filled, added, refused } = into(cells, { row, column: at % 6, maxRows: 5 })
          expect(rows.length).toBeLessThanOrEqual(5)
          expect(rows).toHaveLength(2 + added)
          expect(filled + refused).toBeLessThanOrEqual(cells.length)
          expect([...rows].every((one) => one !== undefined)).toBe(true)
        },
      ),
    )
  })
})

describe('sortRows', () => {
  it('sorts numbers by value, options by the list, texts by Chinese collation, and empty ones last', () => {
    const by = (name: string, ...values: unknown[]) =>
      sortRows(
        values.map((value) => ({ [name]: value })),
        column(name),
        'ascending',
      ).map((row) => row[name])
    expect(by('amount', '100', undefined, '20', '3.5')).toEqual(['3.5', '20', '100', undefined])
    expect(by('kind', 'plain', 'special')).toEqual(['special', 'plain'])
    expect(by('number', '周', '安', '李')).toEqual(['安', '李', '周'])
    expect(by('number', 'A10', 'A2')).toEqual(['A2', 'A10'])
  })

  it('keeps every row, and the order of equal ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ days: fc.option(fc.nat(3)), number: fc.uuid() })),
        (rows) => {
          const sorted = sortRows(rows, column('days'), 'descending')
          expect(new Set(sorted)).toEqual(new Set(rows))
          for (const days of [0, 1, 2, 3])
            expect(sorted.filter((row) => row['days'] === days)).toEqual(
              rows.filter((row) => row.days === days),
            )
        },
      ),
    )
  })
})
