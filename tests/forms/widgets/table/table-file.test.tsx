import { describe, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/browser'
import { readTableFile } from '#src/forms/widgets/table/table-file.ts'

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name)

const workbook = (rows: SheetData) => writeXlsxFile(rows).toBlob()

describe('readTableFile', () => {
  it('reads the texts, numbers, days and booleans of a workbook', async () => {
    const blob = await workbook([
      [
        { value: '发票号码', type: String },
        { value: '金额', type: String },
      ],
      [
        { value: '25312000000012345678', type: String },
        { value: 0.1 + 0.2, type: Number },
        { value: new Date(Date.UTC(2026, 0, 5)), type: Date, format: 'yyyy/mm/dd' },
        { value: true, type: Boolean },
      ],
      [],
      [null, { value: '隔行', type: String }],
    ])
    expect(await readTableFile(fileOf('a.xlsx', await blob.arrayBuffer()))).toEqual({
      cells: [
        ['发票号码', '金额'],
        ['25312000000012345678', '0.3', '2026-01-05', '是'],
        ['', '隔行'],
      ],
    })
  })

  it('makes no round number of one that a spreadsheet has rounded', async () => {
    const blob = await workbook([[{ value: 2.5312e19, type: Number }]])
    expect(await readTableFile(fileOf('a.xlsx', await blob.arrayBuffer()))).toEqual({
      cells: [['2.5312e+19']],
    })
  })

  it('reads a CSV file, in UTF-8 with its mark and in the encoding of Chinese spreadsheets', async () => {
    expect(
      await readTableFile(fileOf('a.CSV', '\uFEFF名称,备注\r\n"甲,乙","说 ""好"""\r\n')),
    ).toEqual({
      cells: [
        ['名称', '备注'],
        ['甲,乙', '说 "好"'],
      ],
    })
    const gbk = new Uint8Array([0xb7, 0xa2, 0xc6, 0xb1, 0x2c, 0x31, 0x0a])
    expect(await readTableFile(fileOf('a.csv', gbk))).toEqual({ cells: [['发票', '1']] })
  })

  it.each([
    ['a.xlsx', '不是压缩文件', /文件无法读取/],
    ['a.xlsx', '', /文件无法读取/],
    ['a.xls', '旧', /只能读取 XLSX 和 CSV/],
    ['a.csv', ' ,\r\n', /没有内容/],
    ['a.csv', 'x'.repeat(5 * 1024 * 1024 + 1), /超过 5 MB/],
  ])('says why it can not read %s', async (name, content, words) => {
    expect(await readTableFile(fileOf(name, content))).toEqual({
      refused: expect.stringMatching(words) as string,
    })
  })
})
