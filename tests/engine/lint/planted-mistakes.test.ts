import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import { checkText, checkTexts } from '#scripts/process/check.ts'
import { MISTAKES } from './planted/mistakes.ts'

const FOLDER = 'schemas/processes/'
const SAMPLE = 'tests/engine/lint/planted/sample-process.json'
const sample = readFileSync(SAMPLE, 'utf8')

describe('the check of process files', () => {
  it('has at least 40 mistakes to find', () => {
    expect(Object.keys(MISTAKES).length).toBeGreaterThanOrEqual(40)
  })

  it.each(Object.entries(MISTAKES))('finds %s, its line, and what to do', (_, mistake) => {
    const { find, to, code, pointer, line, says, also = [] } = mistake
    expect(sample.split(find), 'the text to replace occurs once').toHaveLength(2)
    const { diagnostics } = checkText(
      'a.json',
      sample.replace(find, () => to),
    )
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code,
        pointer,
        line,
        message: expect.stringContaining(says) as string,
      }),
    )
    expect(diagnostics.map((one) => one.code).toSorted()).toEqual([code, ...also].toSorted())
  })

  it('finds a member given twice in a content that is a text', () => {
    const content = '{ "schema": { "type": "object", "title": "一\\n\\u4e8c", "type": "object" } }'
    const file = { ...(JSON.parse(sample) as { actExForms: object[] }) }
    file.actExForms[0] = { ...file.actExForms[0], content }
    const text = JSON.stringify(file)
    const { diagnostics } = checkText('a.json', text)
    const [found] = diagnostics.filter(({ code }) => code === 'duplicate-member')
    expect(found).toMatchObject({ pointer: '/actExForms/0/content/schema/type', line: 1 })
    expect(text.slice((found?.column ?? 0) - 1)).toMatch(/^\\"type\\": \\"object\\" } }"/)
  })

  it('finds two files that are one version of a process', () => {
    const copy = { file: 'copy.json', text: sample.replace('[2]', '[3]') }
    expect(checkTexts([{ file: 'a.json', text: sample }, copy])).toMatchObject([
      {
        file: 'copy.json',
        severity: 'error',
        code: 'duplicate-version',
        pointer: '/version',
        line: 7,
        column: 14,
        message: 'a.json 也是 orderOpening 的版本 1：请提高 version，或删去其中一个文件',
      },
    ])
  })

  it('finds two files that are one version for a purpose and a product type', () => {
    const other = sample.replace('"orderOpening"', '"other"').replace('[2]', '[1, 2]')
    const texts = (text: string) => [
      { file: 'a.json', text: sample },
      { file: 'b.json', text },
    ]
    expect(checkTexts(texts(other))).toMatchObject([
      {
        code: 'duplicate-version',
        message: expect.stringContaining('产品类型 2、用途 1') as string,
      },
    ])
    expect(checkTexts(texts(other.replace('"version": 1', '"version": 2')))).toEqual([])
    expect(checkTexts(texts(other.replace('[1, 2]', '[1]')))).toEqual([])
    expect(checkTexts(texts(other.replace('"type": 1,', '"type": 3,')))).toEqual([])
  })

  it('finds nothing in the sample and in the processes of the portal', () => {
    const files = readdirSync(FOLDER).map((name) => FOLDER + name)
    expect(files.length).toBeGreaterThanOrEqual(3)
    expect(
      checkTexts([SAMPLE, ...files].map((file) => ({ file, text: readFileSync(file, 'utf8') }))),
    ).toEqual([])
  })

  it('compares words with those of a server only where these are given', () => {
    const json = JSON.parse(
      sample
        .replace('"dictionary": "industry"', '"dictionary": "own"')
        .replace('[2]', '[12]')
        .replace('"type": 1,', '"type": 7,'),
    ) as unknown
    expect(checkProcessFile(json).diagnostics).toEqual([])
    const server = {
      dictionaries: ['own'],
      goodsTypes: [12],
      processTypes: [7],
      providers: [],
      records: {},
    }
    expect(checkProcessFile(json, server).diagnostics).toMatchObject([{ code: 'unknown-provider' }])
  })
})
