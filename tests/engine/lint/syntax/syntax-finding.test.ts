import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkText } from '#engine/lint/check-text.ts'
import { syntaxFinding } from '#engine/lint/syntax/syntax-finding.ts'
import { applyFix } from '#engine/lint/fixes/apply-fix.ts'

const FOLDER = 'schemas/processes/'
const right = `{
  "processName": "产品开通",
  "version": 1,
  "goodsTypes": [1, 2],
  "actExForms": []
}
`

/** A mistake: the text to replace, what stands in its place, where the finding points, its words, and its fix. */
type Row = [find: string, to: string, place: string, says: string, fix: string | undefined]

const ROWS: Row[] = [
  ['"version": 1,', '"version": 1', '3:15', '缺少逗号', '加上逗号'],
  ['"version": 1,', '"version": 1,,', '3:15', '多了一个逗号', '删除逗号'],
  ['[1, 2]', '[1, 2,]', '4:22', '多了一个逗号', '删除逗号'],
  ['"version": 1,', '"version": 1，', '3:15', '标点不是半角的', '改为 JSON 的标点'],
  ['"version": 1,', '"version"：1,', '3:12', '标点不是半角的', '改为 JSON 的标点'],
  ['"产品开通"', '“产品开通”', '2:18', '标点不是半角的', '改为 JSON 的标点'],
  ['"version": 1,', '"version"= 1,', '3:12', '不是 JSON 的', '改为 JSON 的标点'],
  ['"version": 1,', '"version":\u30001,', '3:13', '不是 JSON 的', '改为 JSON 的标点'],
  ['"产品开通"', "'产品开通'", '2:18', '文字应加双引号', '改为双引号'],
  ['"version": 1,', 'version: 1,', '3:3', '成员名应加双引号', '加上双引号'],
  ['"version": 1,', '"version" 1,', '3:12', '缺少冒号', '加上冒号'],
  ['"version": 1,', '"version": 1, // 第一版', '3:17', '不能有注释', '删除注释'],
  ['"version": 1,', '"version": True,', '3:14', '“True”应为 true', '改为 true'],
  ['"version": 1,', '"version": 01,', '3:14', '数字不能以 0 开头', '删除 0'],
  ['"产品开通"', '产品开通"', '2:18', '缺少开头的引号', '加上引号'],
  ['"产品开通"', '"产品开通', '2:23', '缺少结尾的引号', '加上引号'],
  ['"产品开通"', '"产品\t开通"', '2:18', '不能直接写的制表符', '改为空格'],
  ['"产品开通"', String.raw`"^\d+$"`, '2:18', '反斜杠应写两个', String.raw`改为 \\`],
  ['[1, 2]', '[1, 2}', '4:22', '“}”与前面的括号不成对', '改为 ]'],
  ['[1, 2]', '[1, 2', '4:22', '前面的列表缺少 ]', '补上 ]'],
  ['[]\n}', '[]\n', '5:19', '缺少结尾的 }', '补上 }'],
  ['[]\n}', '[\n', '5:18', '缺少结尾的 ]}', '补上 ]}'],
  ['[]\n}', '[]\n}}', '6:2', '多了结尾的括号', '删除多余的括号'],
  ['"version": 1,', '"version": ,', '3:14', '这里缺少值', undefined],
  ['"version": 1,', '"version": eins,', '3:14', '有不能识别的内容', undefined],
]

describe('the syntax error of a definition', () => {
  it.each(ROWS)('%j written as %j', (find, to, place, says, title) => {
    expect(right.split(find), 'the text to replace occurs once').toHaveLength(2)
    const text = right.replace(find, () => to)
    const [finding, ...others] = checkText(text).findings
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'invalid-json', severity: 'error', pointer: '' })
    expect(finding?.message).toMatch(/^文件不是有效的 JSON，/)
    expect(finding?.message).toContain(says)
    expect(`${finding?.line}:${finding?.column}`).toBe(place)
    expect(finding?.fix?.title).toBe(title)
    expect(isJson(finding?.fix ? applyFix(text, finding.fix) : text)).toBe(title !== undefined)
  })

  it('is mended only in the text that it was found in', () => {
    const text = right.replace('"version": 1,', '"version": 1')
    const [finding] = checkText(text).findings
    const later = ` ${text}`
    expect(finding?.fix && applyFix(later, finding.fix)).toBe(later)
    const comma = checkText(right.replace('[1, 2]', '[1, 2,]')).findings[0]?.fix
    expect(comma && applyFix(right, comma)).toBe(right)
  })

  it('leads on with each fix, and never back to a text that it has mended', () => {
    const texts = readdirSync(FOLDER).map((file) => readFileSync(FOLDER + file, 'utf8'))
    const marks = fc.constantFrom('', ',', '{', '}', '[', ']', '"', ':', '\\', '，', "'", 'x', '//')
    const stays = (whole: string, at: number, mark: string): string => {
      const place = at % whole.length
      const seen = new Set<string>()
      let text = whole.slice(0, place) + mark + whole.slice(place + 1)
      for (;;) {
        const { code, fix } = syntaxFinding(text)
        if (isJson(text) || code !== 'invalid-json' || !fix) return ''
        if (seen.has(text)) return text.slice(place - 20, place + 20)
        seen.add(text)
        text = applyFix(text, fix)
      }
    }
    fc.assert(
      fc.property(fc.nat(texts.length - 1), fc.nat(), marks, (index, at, mark) => {
        expect(stays(texts[index] ?? '', at, mark)).toBe('')
      }),
      { numRuns: 150 },
    )
  })
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
