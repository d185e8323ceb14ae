import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FORMATS } from '#engine/formats/formats.ts'
import { OPTIONS, OPTION_SOURCES } from '#engine/language/words.ts'
import { WIDGETS } from '#engine/widgets/widgets.ts'
import { providerNames } from '#fixtures/backend/domain/flows/external-data.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'
import { FIXED_PAGE_KEYS, fixedPageNames } from '#schemas/process/fixed-pages.ts'
import type { TraceState } from '#schemas/process/trace.ts'
import { main } from '#scripts/process.ts'
import { traceNamed } from '../traces/corpus.ts'

const OPENING = 'schemas/processes/receivables-opening.json'
const TRACE = 'tests/traces/receivables-opening.json'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'process-cli-'))))
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  status: number | string
  out: string
  err: string
}

/** Runs the program inside this process. */
const run = async (...args: string[]): Promise<Outcome> => {
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said[level] += `${format(...words)}\n`
    }),
  )
  try {
    return { status: main(args), out: said.log, err: said.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const file = async (text: string): Promise<string> => {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.json`)
  await writeFile(path, text)
  return path
}

let versions = 0

/** Makes a process file whose `entries` begin in line 4; each is another version. */
const processFile = (...entries: string[]) =>
  file(
    [
      '{ "processName": "测试", "processKey": "test",',
      `  "goodsTypes": [1], "type": 1, "version": ${(versions += 1)},`,
      '  "actExForms": [',
      entries.join(',\n'),
      '] }',
    ].join('\n'),
  )
const NESTED = `{ "id": "a", "nodeType": 2, "progress": 1, "content": {
  "schema": { "type": "object",
    "properties": { "a/b": { "type": "text" } } } } }`
const IN_TEXT = String.raw`  { "id": "b", "nodeType": 2, "progress": 2,
    "content": "{\"schema\":{\"type\":\"object\",\"minProperties\":-1}}" }`
const RULE = `{ "id": "a", "nodeType": 2, "progress": 1, "content": {
  "schema": { "properties": { "amount": { "type": "string", "format": "money" } } },
  "uiSchema": { "amount": { "ui:options": { "rules": [
      { "holds": "amount <= limit", "message": "超过限额" } ] } } } } }`
const WARNING = `{ "id": "c", "nodeType": 2, "progress": 2, "content": { "type": "object" } }`

describe('npm run process -- check', () => {
  it('accepts the processes of the portal', async () => {
    const { status, out, err } = await run('check', OPENING)
    expect(out).toBe('1 个文件，0 个错误，0 个警告\n')
    expect({ status, err }).toEqual({ status: 0, err: '' })
  })

  it('locates each error; inside a content string by the position of the string', async () => {
    const path = await processFile(NESTED, IN_TEXT)
    const { status, out } = await run('check', path)
    expect(status).toBe(1)
    expect(out.split('\n').filter((line) => line.startsWith(path))).toEqual([
      `${path}:6:38  error  invalid-schema  /actExForms/0/content/schema/properties/a~1b/type`,
      `${path}:8:16  error  invalid-schema  /actExForms/1/content/schema/minProperties`,
    ])
    expect(out).toContain('\n1 个文件，2 个错误，0 个警告\n')
  })

  it('reports an issue of an expression at its rule', async () => {
    const path = await processFile(RULE)
    const { status, out } = await run('check', path)
    expect(status).toBe(1)
    expect(out).toContain(
      `${path}:7:18  error  expression-unknown-name  /actExForms/0/content/uiSchema/amount/ui:options/rules/0/holds`,
    )
    expect(out).toContain('limit（第 11 个字符处）')
  })

  it('exits with 0 if there are only warnings', async () => {
    const { status, out } = await run('check', await processFile(WARNING))
    expect(status).toBe(0)
    expect(out).toContain('warning  progress-gap  /actExForms/0/progress')
    expect(out).toContain('0 个错误，1 个警告')
  })

  it('prints the diagnostics of several files as JSON with exactly these members', async () => {
    const [one, other] = [await processFile(NESTED), await processFile(WARNING)]
    const { status, out } = await run('check', one, '--json', other)
    expect(status).toBe(1)
    expect(JSON.parse(out)).toEqual([
      {
        file: one,
        severity: 'error',
        code: 'invalid-schema',
        pointer: '/actExForms/0/content/schema/properties/a~1b/type',
        line: 6,
        column: 38,
        message: expect.stringContaining('type') as string,
      },
      {
        file: other,
        severity: 'warning',
        code: 'progress-gap',
        pointer: '/actExForms/0/progress',
        line: 4,
        column: 41,
        message: expect.stringContaining('第 1 步') as string,
      },
    ])
    expect(JSON.parse((await run('check', OPENING, '--json')).out)).toEqual([])
  })

  it('exits with 1 for warnings where they are denied', async () => {
    const path = await processFile(WARNING)
    expect((await run('check', path, '--deny-warnings')).status).toBe(1)
    expect((await run('check', OPENING, '--deny-warnings')).status).toBe(0)
  })

  it('locates a misspelt member at its name', async () => {
    const path = await processFile(
      NESTED.replace('"a/b": { "type": "text" }', '"a": { "tittle": "甲" }'),
    )
    const { out } = await run('check', path)
    expect(out).toContain(
      `${path}:6:28  warning  unknown-member  /actExForms/0/content/schema/properties/a/tittle\n`,
    )
    expect(out).toContain('“tittle”不起作用：是否应为“title”？')
  })

  it('locates a syntax error', async () => {
    const { status, out } = await run('check', await file('{\n  "type": 1,,\n}'), '--json')
    expect(status).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { code: 'invalid-json', pointer: '', line: 2, column: 12 },
    ])
  })

  it('reports a missing member at its parent', async () => {
    const path = await file('\n  { "actExForms": [] }')
    const rows = JSON.parse((await run('check', path, '--json')).out) as Record<string, unknown>[]
    expect(rows).toContainEqual(
      expect.objectContaining({ code: 'invalid-file', pointer: '/version', line: 2, column: 3 }),
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ code: 'no-steps', pointer: '/actExForms', line: 2, column: 19 }),
    )
  })

  it.each([
    ['a file that cannot be read', ['check', '/nowhere.json'], '无法读取文件 /nowhere.json'],
    ['no file', ['check'], '用法'],
    ['an unknown command', ['chek', OPENING], '用法'],
    ['nothing', [], '用法'],
  ])('exits with 2 for %s', async (_, args, message) => {
    const { status, out, err } = await run(...args)
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(message)
  })
})

describe('npm run process -- words', () => {
  it('lists every word of the language', async () => {
    const { status, out, err } = await run('words')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const listed = new Set(
      out
        .split('\n')
        .filter((line) => line.startsWith('  '))
        .flatMap((line) => line.trim().split('  ')[0]?.split('、')),
    )
    const words = [
      ...WIDGETS,
      ...FORMATS,
      ...Object.values(OPTIONS),
      ...OPTION_SOURCES,
      ...FIXED_PAGE_KEYS.flatMap(fixedPageNames),
      ...Object.keys(providerNames),
      ...serverWords.dictionaries,
      ...Object.keys(serverWords.records),
    ]
    expect(words.filter((word) => !listed.has(word))).toEqual([])
    expect(out).toMatch(/^ {2}invoice {2}.*available/m)
    expect(out).toContain('  2  代采融资\n')
    expect(out).toContain(
      '  activateQuota、activatethequota  额度激活：展示审批额度供客户确认。依据所办理的产品、客户本人的记录；得到 confirmed（true，客户已确认）\n',
    )
  })
})

describe('npm run process -- plan', () => {
  it('lists the steps that a customer sees', async () => {
    const { status, out } = await run('plan', OPENING)
    expect(status).toBe(0)
    const lines = out.split('\n')
    expect(lines.slice(0, 4)).toEqual([
      '应收账款融资产品开通（receivablesOpening）',
      '  1. 工商核对',
      '       固定页 externalData',
      '       核对结果（子表单）',
    ])
    expect(lines).toContain('  5. 财务信息（“企业基本信息”的“企业规模”为“中型”或“大型”时显示）')
    expect(lines).toContain('  8. 确认提交（提交）')
    expect(lines).toContain('       受益所有人（子表单）')
    expect(lines).toContain('       外部数据 工商登记信息')
    expect(lines).toContain('       固定页 contractSigning')
  })

  it('exits with 1 if the definition has errors, and prints the plan all the same', async () => {
    const { status, out } = await run('plan', await processFile(NESTED))
    expect(status).toBe(1)
    expect(out).toContain('无法显示')
    expect((await run('plan', await file('{'))).status).toBe(1)
  })
})

describe('npm run process -- check --fix', () => {
  it('mends what has a safe fix, says what it changed, and leaves the rest', async () => {
    const opening = await readFile(OPENING, 'utf8')
    const wrong = opening
      .replace('"nodeType": 2', '"nodeType": "2"')
      .replace('"format": "credit-code"', '"formt": "credit-code"')
    const path = await file(wrong)
    const { status, out, err } = await run('check', path, '--fix')
    expect(err).toMatch(/已修改 {2}number-as-text/)
    expect(err).toMatch(/已修改 {2}unknown-member {2}改为“format”/)
    expect({ status, out }).toEqual({ status: 0, out: '1 个文件，0 个错误，0 个警告\n' })
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(JSON.parse(opening))
  })

  it('leaves a file without findings as it is', async () => {
    const path = await file(await readFile(OPENING, 'utf8'))
    expect(await run('check', path, '--fix')).toMatchObject({ status: 0, err: '' })
    expect(await readFile(path, 'utf8')).toBe(await readFile(OPENING, 'utf8'))
  })
})

describe('npm run process -- paths', () => {
  it('lists the generated paths and what they reach', async () => {
    const { status, out } = await run('paths', OPENING)
    expect(status).toBe(0)
    expect(out).toMatch(/^1\. 工商核对 → 企业信息 → .* → 提交\n2\. /)
    expect(out).toContain(
      '2 条路径；步骤 8/8，去向 10/10，相邻去向 10/10，条件的两面 2/2，表单条件的两面 8/8，约束的两侧 95/95，规则的两面 2/2，审批结果 23/23；另有 0 条去向不会发生',
    )
  })

  it('exits with 1 and names the step that no path reaches', async () => {
    const never = (await readFile(OPENING, 'utf8')).replace('["medium", "large"]', '["giant"]')
    const { status, out } = await run('paths', await file(never))
    expect(status).toBe(1)
    expect(out).toContain('“财务信息”：没有路径经过')
    expect(out).toContain('“财务信息”的显示条件：没有路径使它成立')
  })
})

describe('npm run process -- diff', () => {
  it('says what a new version changes, and where', async () => {
    const text = await readFile(OPENING, 'utf8')
    const edited = await file(text.replace('"title": "企业规模"', '"title": "规模"'))
    const { status, out } = await run('diff', OPENING, edited)
    expect(status).toBe(0)
    expect(out).toMatch(/^字段改名：“企业信息” › .*“规模”，“企业规模” → “规模”\n {4}\/actExForms\//)
    expect(out).toContain('1 处差别')
    expect((await run('diff', OPENING, OPENING)).out).toBe('两个版本的行为相同\n')
    const [change] = JSON.parse((await run('diff', OPENING, edited, '--json')).out) as object[]
    expect(change).toMatchObject({ kind: 'field-renamed', detail: '“企业规模” → “规模”' })
  })

  it('exits with 1 where a file can’t be read as a process', async () => {
    const { status, err } = await run('diff', OPENING, await file('{'))
    expect(status).toBe(1)
    expect(err).toContain(':1:')
  })
})

const stepOf = ({ position }: TraceState): string =>
  typeof position === 'string' ? position : position.step

describe('npm run process -- replay', () => {
  const { events } = traceNamed('receivables-opening')

  it('tells that recorded flows go the same way', async () => {
    const { status, out } = await run('replay', OPENING, TRACE, TRACE)
    expect(out.trim().split('\n')).toEqual(
      [TRACE, TRACE].map(
        (name) =>
          `${name}：与录制一致：${events.length} 个事件，最后在等待审批，已保存到进度 9、状态 1`,
      ),
    )
    expect(status).toBe(0)
  })

  it('names the first event at which a flow goes another way, and the constraint that decided', async () => {
    const definition = (await readFile(OPENING, 'utf8')).replace(
      '"format": "credit-code"',
      '"format": "credit-code", "maxLength": 10',
    )
    const { status, out } = await run('replay', await file(definition), TRACE)
    const leaving = events.findIndex(
      ({ event, then }) => event.type === 'step.next' && stepOf(then) === 'step2',
    )
    expect(status).toBe(1)
    expect(out).toContain(`第 ${leaving + 1} 个事件 step.next`)
    expect(out).toContain('  录制：第 2 步“企业信息”，保存中')
    expect(out).toContain(
      '  现在：第 2 步“企业信息”，已保存到进度 2，未通过校验：请先完善本步骤的内容',
    )
    expect(out).toMatch(
      /原因：“企业基本信息”的“统一社会信用代码”不满足 maxLength（\/actExForms\/\d+\/content\/schema\/properties/,
    )
  })

  it('reports what is wrong with the trace or the file', async () => {
    for (const text of ['{', 'null', '{}']) {
      const { status, err } = await run('replay', OPENING, await file(text))
      expect(status).toBe(1)
      expect(err).toContain('不是有效的轨迹')
    }
    const { status, err } = await run('replay', await file('{}'), TRACE)
    expect(status).toBe(1)
    expect(err).toContain('请先运行 check')
  })
})

describe('npm run process -- avue', () => {
  it('prints the converted definition, and what it leaves out', async () => {
    const option = {
      column: [{ prop: 'name', label: '名称', change: '() => 1' }],
      step: { title: '资料' },
    }
    const { status, out, err } = await run('avue', await file(JSON.stringify(option)))
    expect(status).toBe(0)
    expect(JSON.parse(out)).toEqual({
      step: { title: '资料' },
      schema: { type: 'object', properties: { name: { title: '名称', type: 'string' } } },
      uiSchema: { name: {} },
    })
    expect(err).toContain('warning  avue-not-carried-over  /column/0/change')
  })

  it('refuses a program as an option, and doesn’t run it', async () => {
    const { status, out, err } = await run('avue', await file('{ column: [process.exit(7)] }'))
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain('error  avue-not-json  /')
  })
})

describe('npm run process -- fields', () => {
  it('prints what a customer fills in, and what reads it', async () => {
    const { status, out } = await run('fields', 'schemas/processes/credit-line-application.json')
    expect(status).toBe(0)
    expect(out).toContain('担保方式：步骤“担保信息”的条件\n')
    expect(out).toMatch(/：没有读取它的地方\n/)
  })

  it('prints the errors of a file that is no process', async () => {
    expect((await run('fields', await file('{'))).status).toBe(1)
  })
})
