import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, csvTextOf } from '#src/records/csv-file.ts'
import { rowsOf } from '#src/records/export-rows.ts'
import { xlsxOf } from '#src/records/xlsx-file.ts'

const columns = [
  { name: 'number', label: '号码', unit: '' },
  { name: 'amount', label: '金额', unit: 'money' },
]

const row = (number: string, amount: string) => ({
  values: { number, amount },
  status: { name: 'open', code: 1, label: '可用', tone: '', sentence: '' },
})

describe('csvTextOf', () => {
  it('quotes, keeps formulas and long numbers as texts, and amounts as numbers', () => {
    const rows = rowsOf(columns, [
      row('26322000000638291753', '-12.50'),
      row('=1+1', '=2'),
      row('a,"b"\nc', ''),
    ])
    expect(csvTextOf(rows)).toBe(
      [
        '号码,金额（元）,状态',
        '\t26322000000638291753,-12.50,可用',
        "'=1+1,'=2,可用",
        '"a,""b""\nc",,可用',
        '',
      ].join('\r\n'),
    )
  })

  it('never begins a field with a character that starts a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [, line = ''] = csvTextOf(rowsOf(columns.slice(0, 1), [row(text, '')])).split(
          /\r\n(.*)/s,
        )
        expect(line).not.toMatch(/^"? *[=+\-@＝＋－＠\r\n]/)
      }),
    )
    for (const text of ['＝cmd', ' =1+1', '\n=1+1', '＠SUM(1)', '\t=1'])
      expect(csvTextOf(rowsOf(columns.slice(0, 1), [row(text, '')]))).toMatch(/\r\n"?'/)
  })
})

describe('exported files', () => {
  it('are CSV with a byte order mark, and XLSX', async () => {
    const rows = rowsOf(columns, [row('=1', '12.50')])
    const csv = new Uint8Array(await csvOf(rows).arrayBuffer())
    expect(csv.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    const xlsx = new Uint8Array(await (await xlsxOf(rows)).arrayBuffer())
    expect(String.fromCharCode(...xlsx.slice(0, 2))).toBe('PK')
  })
})
