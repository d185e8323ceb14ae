import { expect, it } from 'vitest'
import { tableLine, textBlocks } from '#engine/contract/text-blocks.ts'

it('reads rows of a table between paragraphs, and which columns are figures', () => {
  const content = [
    '第一条 质物',
    tableLine(['仓单', '重量', '价值']),
    tableLine(['2026112038200000', '35.500 吨', '1,209.00 元']),
    tableLine(['2026112038200001', '4.000 吨', '／']),
    '以上为全部质物。',
  ].join('\n')
  expect(textBlocks(content)).toEqual([
    { kind: 'text', text: '第一条 质物' },
    {
      kind: 'table',
      columns: [
        { name: '仓单', isAmount: false },
        { name: '重量', isAmount: true },
        { name: '价值', isAmount: false },
      ],
      rows: [
        ['2026112038200000', '35.500 吨', '1,209.00 元'],
        ['2026112038200001', '4.000 吨', '／'],
      ],
    },
    { kind: 'text', text: '以上为全部质物。' },
  ])
})

it('keeps a value with a tab or a line feed in its column', () => {
  const [table] = textBlocks(`${tableLine(['名称', '备注'])}\n${tableLine(['甲\t乙', '一\n二'])}`)
  expect(table).toMatchObject({ rows: [['甲 乙', '一 二']] })
})
