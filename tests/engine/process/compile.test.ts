import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { createCompiler } from '#engine/process/compiler.ts'
import { hasErrors } from '#engine/language/diagnostic.ts'
import { NO_STEP_PAGES } from '#schemas/process/no-step-pages.ts'
import {
  entry,
  externalDatum,
  fixedPage,
  nameRequired,
  processOf,
  realProcesses,
} from './definitions.ts'

const compile = (...entries: unknown[]) => compileProcess(processOf(...entries))

describe('compileProcess', () => {
  it.each(Object.entries(realProcesses))('reports no diagnostics for %s', (_, process) => {
    expect(compileProcess(process).diagnostics).toEqual([])
  })

  it('sorts steps by their progress, whatever the order of the entries', () => {
    const { steps, diagnostics } = compile(entry(3), entry(1), entry(2))
    expect(steps.map(({ name, progress }) => [name, progress])).toEqual([
      ['step1', 1],
      ['step2', 2],
      ['step3', 3],
    ])
    expect(diagnostics).toEqual([])
  })

  it('shows the main form, the extra forms and then the sub-forms of a progress as one step', () => {
    const sub = entry(1, { id: 'sub', keyName: 'sub', nodeType: 3 })
    const extra = entry(1, { id: 'extra', keyName: 'extra' })
    const [step, ...others] = compile(sub, entry(1), extra).steps
    expect(others).toEqual([])
    expect(step?.forms.map(({ id, role }) => [id, role])).toEqual([
      ['f1', 'main'],
      ['extra', 'extra'],
      ['sub', 'sub'],
    ])
    expect(step?.entries.map(({ id, nodeType }) => [id, nodeType])).toEqual([
      ['f1', 2],
      ['extra', 2],
      ['sub', 3],
    ])
    expect(step?.nodeTypes.toSorted()).toEqual([2, 3])
    expect(step?.page).toEqual({ kind: 'form' })
  })

  it.each([1, 4, 5])('reads node type %i as a fixed page, with sub-forms', (nodeType) => {
    const sub = entry(1, { id: 'sub', keyName: 'sub', nodeType: 3 })
    const [step] = compile(fixedPage(1, { nodeType }), sub).steps
    expect(step).toMatchObject({
      page: { kind: 'fixed', entryId: 'f1', key: 'contractSigning', exists: true },
      forms: [{ id: 'sub', role: 'sub' }],
      entries: [
        { id: 'f1', nodeType },
        { id: 'sub', nodeType: 3 },
      ],
      broken: false,
    })
  })

  it('reads the text after @R as basicsCurrent', () => {
    expect(compile(fixedPage(1, { keyName: 'externalData@R2' })).steps[0]?.page).toEqual({
      kind: 'fixed',
      entryId: 'f1',
      key: 'externalData',
      basicsCurrent: '2',
      exists: true,
    })
  })

  it.each([
    ['contractsigning', 'contractSigning', undefined],
    ['CONTRACTSIGNING', 'contractSigning', undefined],
    ['externaldata@R1', 'externalData', '1'],
    ['activatethequota', 'activateQuota', undefined],
    ['ActivateTheQuota@R3', 'activateQuota', '3'],
    ['activatequota', 'activateQuota', undefined],
    ['approvalpage@R1', 'approval', '1'],
    ['FinancingDetails', 'financingDetails', undefined],
  ])('finds the fixed page of the name %s', (keyName, key, basicsCurrent) => {
    const { steps, diagnostics } = compile(fixedPage(1, { keyName }))
    expect(steps[0]?.page).toEqual({
      kind: 'fixed',
      entryId: 'f1',
      key,
      basicsCurrent,
      exists: true,
    })
    expect(steps[0]?.entries).toMatchObject([{ keyName }])
    expect(diagnostics).toEqual([])
  })

  it.each(['approval page', 'contract signing', '@R1'])(
    'has no fixed page of the name %s',
    (keyName) => {
      const { steps, diagnostics } = compile(fixedPage(1, { keyName }))
      expect(steps[0]?.page).toMatchObject({ exists: false })
      expect(diagnostics.map(({ message }) => message)).toEqual([
        expect.stringContaining('不存在的固定页') as string,
      ])
    },
  )

  it.each(Object.entries(NO_STEP_PAGES))(
    'says to authors why the page %s is no step, and has none for customers',
    (route, reason) => {
      const name = route.toUpperCase()
      const info = processOf(fixedPage(1, { keyName: `${name}@R2` }))
      const { steps, diagnostics } = compileProcess(info)
      expect(steps[0]?.page).toMatchObject({ exists: false })
      expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
        ['page-not-a-step', `该页面不能作为流程的一步：“${name}”${reason}`],
      ])
      const codes = createCompiler({})(info).diagnostics.map(({ code }) => code)
      expect(codes).toEqual(['unknown-fixed-page'])
    },
  )

  it('keeps an unknown fixed page as a step', () => {
    expect(compile(fixedPage(1, { keyName: 'gone' })).steps[0]?.page).toMatchObject({
      key: 'gone',
      exists: false,
    })
  })

  it('makes no step for external data', () => {
    const plan = compile(entry(1), { ...externalDatum(2, 'registry'), nodeType: '-1' })
    expect(plan.steps).toHaveLength(1)
    expect(plan.externalData).toEqual([
      {
        id: 'external-registry',
        nodeType: -1,
        keyName: 'registry',
        name: '外部数据',
        progress: 2,
        variable: 'registry',
        pointer: '',
        official: [],
      },
    ])
  })

  it.each([
    ['an object', { schema: nameRequired }],
    ['a string', JSON.stringify({ schema: nameRequired })],
    ['a bare schema', nameRequired],
    ['a bare schema as a string', JSON.stringify(nameRequired)],
  ])('reads content that is %s', (_, content) => {
    const { steps, diagnostics } = compile(entry(1, { content }))
    expect(diagnostics).toEqual([])
    expect(steps[0]?.forms[0]).toMatchObject({ plan: { schema: nameRequired, uiSchema: {} } })
  })

  it("reads the step's title, description, commit and condition beside a bare schema", () => {
    const when = { required: ['k1'] }
    const step = { title: '标题', description: '说明', commit: true, when }
    const plan = compile(entry(1), entry(2, { content: { ...nameRequired, step } }))
    expect(plan.steps[1]).toMatchObject({ title: '标题', description: '说明', commit: true })
    expect(plan.steps[1]?.when?.source).toEqual(when)
    expect(plan.steps[1]?.forms[0]?.plan.schema).toEqual(nameRequired)
    expect(plan.diagnostics).toEqual([])
  })

  it("titles a step by its first entry's name, or by its number", () => {
    const titles = compile(entry(1), { ...entry(2), name: '' }).steps.map(({ title }) => title)
    expect(titles).toEqual(['第1步', '第 2 步'])
  })

  it('keeps a step whose form is broken, and blocks the flow there', () => {
    const plan = compile(entry(1), entry(2, { content: '{' }), entry(3))
    expect(plan.steps.map(({ broken }) => broken)).toEqual([false, true, false])
    expect(hasErrors(plan.diagnostics)).toBe(true)
  })

  it.each<[string, unknown, [code: string, pointer: string, detail?: string]]>([
    ['the JSON text of null', 'null', ['invalid-content', '', '表单缺少 schema']],
    ['a number', '5', ['invalid-content', '', '应为 JSON 对象']],
    ['a list', [], ['invalid-content', '', '应为 JSON 对象']],
    ['a broken text', '{', ['invalid-json', '']],
    ['a script of Avue', '{ column: [{ change: () => {} }] }', ['avue-not-json', '']],
    ['a text that is too large', ' '.repeat(256 * 1024) + '{}', ['content-too-large', '']],
    [
      'a forbidden name',
      '{"properties":{"a":{"__proto__":{}}}}',
      ['forbidden-name', '/properties/a/__proto__'],
    ],
  ])('says why content that is %s is no form, and at which place', (_, content, expected) => {
    const [code, pointer, detail = ''] = expected
    const [step] = compile(entry(1, { content })).steps
    expect(step?.forms[0]?.plan.fields ?? []).toEqual([])
    const [found] = compile(entry(1, { content })).diagnostics
    expect(found).toMatchObject({ code, pointer: `/actExForms/0/content${pointer}` })
    expect(found?.message).toContain(detail)
  })

  it.each<[string, object, [code: string, pointer: string]]>([
    ['no progress above 0', entry(0), ['invalid-progress', '/actExForms/1/progress']],
    [
      'external data without a key',
      externalDatum(1, ' '),
      ['missing-key', '/actExForms/1/keyName'],
    ],
  ])('leaves out an entry that has %s', (_, other, [code, pointer]) => {
    const { steps, externalData, diagnostics } = compile(entry(1), other)
    expect(steps.map(({ progress }) => progress)).toEqual([1])
    expect(externalData).toEqual([])
    expect(diagnostics).toMatchObject([{ code, pointer }])
  })

  it.each<[string, object[], [code: string, pointer: string][]]>([
    [
      'two forms of one key',
      [entry(1), entry(2, { keyName: 'k1' })],
      [['clashing-key', '/actExForms/1/keyName']],
    ],
    [
      'a form with the key of a page',
      [fixedPage(1), entry(2, { keyName: 'contractSigning' })],
      [['clashing-key', '/actExForms/1/keyName']],
    ],
    ['a page at two steps', [fixedPage(1), fixedPage(2)], []],
    [
      'a step declared by an extra form',
      [entry(1), entry(1, { id: 'e', keyName: 'e', step: { title: '第二' } })],
      [['misplaced-step', '/actExForms/1/content/step']],
    ],
  ])('reports %s where it stands', (_, entries, expected) => {
    const { diagnostics } = compile(...entries)
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual(expected)
  })

  it('accepts a definition that is exactly at a limit', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`n${index}`, { type: 'string' }]),
    )
    const nested = (depth: number): object =>
      depth === 1 ? { type: 'string' } : { properties: { a: nested(depth - 1) } }
    const values = Array.from({ length: 1000 }, (_, index) => index)
    for (const schema of [{ properties }, nested(20), { properties: { a: { enum: values } } }])
      expect(compile(entry(1, { schema })).diagnostics).toEqual([])
    expect(compile(...Array.from({ length: 200 }, (_, n) => entry(n + 1))).diagnostics).toEqual([])
  })

  it('follows references within a definition', () => {
    const schema = {
      $id: 'https://example.com/person.json',
      definitions: { '姓名/称呼 1': { type: 'string' } },
      properties: {
        first: { $ref: '#/definitions/姓名~1称呼 1' },
        second: { $ref: '#/definitions/姓名~1称呼 1' },
      },
    }
    const { diagnostics } = compile(entry(1, { schema }))
    expect(diagnostics).toEqual([])
  })
})
