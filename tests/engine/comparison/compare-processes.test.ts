import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changeWords } from '#engine/comparison/change.ts'
import { compareProcesses } from '#engine/comparison/compare-processes.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { routesFrom } from '#engine/process/routes.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { entry, externalDatum, fixedPage, processOf } from '../process/definitions.ts'

/** A process of four steps, whose parts the changes replace. */
const versionOf = (
  {
    profile = {},
    profileUi,
    order = ['profile', 'demand', 'guarantee', 'sign'],
    steps = {},
  }: {
    profile?: object
    profileUi?: object
    order?: string[]
    steps?: Record<string, object | undefined>
  } = {},
  ...more: unknown[]
) => {
  const forms: Record<string, (progress: number) => unknown> = {
    profile: (progress) =>
      entry(progress, {
        id: 'profile',
        keyName: 'profile',
        name: '主体信息',
        schema: { ...PROFILE, ...profile },
        ...(profileUi && { uiSchema: profileUi }),
        ...(steps.profile && { step: steps.profile }),
      }),
    demand: (progress) =>
      entry(progress, { id: 'demand', keyName: 'demand', name: '需求', ...steps.demand }),
    guarantee: (progress) =>
      entry(progress, {
        id: 'guarantee',
        keyName: 'guarantee',
        name: '担保',
        step: { when: ifLarge, ...steps.guarantee },
      }),
    sign: (progress) => fixedPage(progress, { id: 'sign', name: '签署' }),
    extra: (progress) =>
      entry(progress, { id: 'extra', keyName: 'extra', name: '补充材料', step: steps.extra ?? {} }),
  }
  const entries = order.map((name, index) => forms[name]?.(index + 1))
  return compileProcess(processOf(...entries, ...more))
}

const PROPERTIES = {
  name: { type: 'string', title: '企业名称', maxLength: 50 },
  scale: {
    title: '规模',
    oneOf: [
      { const: 'small', title: '小型' },
      { const: 'large', title: '大型' },
    ],
  },
  staff: { type: 'integer', title: '员工数', minimum: 1 },
}
const PROFILE = { type: 'object', required: ['name'], properties: PROPERTIES }
const ifLarge = {
  required: ['profile'],
  properties: {
    profile: { required: ['scale'], properties: { scale: { const: 'large' } } },
  },
}
const withProperties = (properties: object) => ({
  profile: { properties: { ...PROPERTIES, ...properties } },
})
const withoutStaff = { name: PROPERTIES.name, scale: PROPERTIES.scale }

const base = versionOf()
const said = (after: ReturnType<typeof versionOf>, before = base) =>
  compareProcesses(before, after).map(changeWords)

describe('two versions of a process', () => {
  it('that are the same differ in nothing, however they are spelt', () => {
    expect(said(versionOf())).toEqual([])
    expect(said(versionOf(withProperties({ name: { ...PROPERTIES.name } })))).toEqual([])
  })

  it.each<[string, ReturnType<typeof versionOf>, string[]]>([
    [
      'a step added',
      versionOf({ order: ['profile', 'extra', 'demand', 'guarantee', 'sign'] }),
      ['增加步骤：“补充材料”，在“主体信息”之后'],
    ],
    [
      'a step removed',
      versionOf({ order: ['profile', 'guarantee', 'sign'] }),
      ['删除步骤：“需求”'],
    ],
    [
      'a step moved',
      versionOf({ order: ['demand', 'profile', 'guarantee', 'sign'] }),
      ['移动步骤：“主体信息”，在“需求”之后'],
    ],
    [
      'a step with another title',
      versionOf({ steps: { profile: { title: '企业信息' } } }),
      ['步骤改名：“企业信息”，“主体信息” → “企业信息”'],
    ],
    [
      'a condition taken away',
      versionOf({ steps: { guarantee: { when: undefined } } }),
      [
        '显示条件改变：“担保”，“主体信息”的“规模”为“大型”时显示 → 总是显示',
        '取消去向：从“需求”到“签署”',
      ],
    ],
    [
      'a commit in the middle',
      versionOf({ steps: { demand: { step: { commit: true } } } }),
      [
        '提交的步骤改变：“签署”之后 → “需求”之后',
        '取消去向：从“需求”到“担保”',
        '取消去向：从“需求”到“签署”',
        '取消去向：从“担保”到“签署”',
      ],
    ],
    [
      'external data added',
      versionOf({}, externalDatum(2, 'registry')),
      ['增加外部数据：“外部数据”'],
    ],
    [
      'a sub-form added',
      versionOf({}, entry(2, { id: 'sub', keyName: 'sub', name: '附表', nodeType: 3 })),
      ['增加表单：“需求” › “附表”'],
    ],
    [
      'a field added',
      versionOf(withProperties({ site: { type: 'string', title: '地址' } })),
      ['增加字段：“主体信息” › “地址”，选填'],
    ],
    [
      'a field removed',
      versionOf({ profile: { properties: withoutStaff } }),
      ['删除字段：“主体信息” › “员工数”'],
    ],
    [
      'a field required',
      versionOf({ profile: { required: ['name', 'staff'] } }),
      ['字段改为必填：“主体信息” › “员工数”，选填 → 必填'],
    ],
    [
      'a field optional',
      versionOf({ profile: { required: [] } }),
      ['字段改为选填：“主体信息” › “企业名称”，必填 → 选填'],
    ],
    [
      'a field required under a condition',
      versionOf({
        profile: {
          if: { required: ['scale'], properties: { scale: { const: 'large' } } },
          then: { required: ['staff'] },
        },
      }),
      ['字段改为必填：“主体信息” › “员工数”，选填 → “规模”为“大型”时必填'],
    ],
    [
      'a limit narrowed',
      versionOf(withProperties({ name: { ...PROPERTIES.name, maxLength: 20 } })),
      ['字段收窄：“主体信息” › “企业名称”，不多于 50 个字 → 不多于 20 个字'],
    ],
    [
      'a limit widened',
      versionOf(withProperties({ staff: { ...PROPERTIES.staff, minimum: 0 } })),
      ['字段放宽：“主体信息” › “员工数”，不小于 1 → 不小于 0'],
    ],
    [
      'a limit taken away',
      versionOf(withProperties({ name: { type: 'string', title: '企业名称' } })),
      ['字段放宽：“主体信息” › “企业名称”，不多于 50 个字 → 不限'],
    ],
    [
      'an option taken away and another added',
      versionOf(
        withProperties({
          scale: {
            title: '规模',
            oneOf: [
              { const: 'large', title: '大型' },
              { const: 'micro', title: '微型' },
            ],
          },
        }),
      ),
      [
        '字段收窄：“主体信息” › “规模”，不再有选项“小型”',
        '字段放宽：“主体信息” › “规模”，新增选项“微型”',
      ],
    ],
    [
      'a field of another type',
      versionOf(withProperties({ staff: { type: 'string', title: '员工数' } })),
      [
        '字段改变：“主体信息” › “员工数”，类型 integer → string',
        '字段放宽：“主体信息” › “员工数”，不小于 1 → 不限',
      ],
    ],
    [
      'a field with another title',
      versionOf(withProperties({ staff: { ...PROPERTIES.staff, title: '在册人数' } })),
      ['字段改名：“主体信息” › “在册人数”，“员工数” → “在册人数”'],
    ],
    [
      'a rule added',
      versionOf({
        profileUi: {
          staff: { 'ui:options': { rules: [{ holds: 'self > 2', message: '至少 3 人' }] } },
        },
      }),
      ['增加规则：“主体信息” › “员工数”，“至少 3 人”'],
    ],
    [
      'a text of help',
      versionOf({ profileUi: { staff: { 'ui:help': '按社保人数' } } }),
      ['字段改变：“主体信息” › “员工数”，设置 ui:help'],
    ],
  ])('say %s', (_, after, expected) => {
    expect(said(after)).toEqual(expected)
    // Nobody is told of a change on the way back only.
    expect(said(base, after)).not.toEqual([])
  })

  const real = readdirSync('schemas/processes').map(
    (file) => JSON.parse(readFileSync(`schemas/processes/${file}`, 'utf8')) as ProcessInfo,
  )
  /** The pointers of all texts and numbers within the contents of a process. */
  const leavesOf = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
      : [path]

  it('never hide a change of a real process', () => {
    const edits = real.map((info) => ({ info, leaves: leavesOf(info.actExForms) }))
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (which, at, isRemoved) => {
        const { info, leaves } = edits[which % edits.length]!
        const path = leaves[at % leaves.length]!
        const edited = structuredClone(info)
        const holder = path
          .slice(0, -1)
          .reduce<unknown>(
            (part, name) => (part as Record<string, unknown>)[name],
            edited.actExForms,
          ) as Record<string, unknown>
        const last = path.at(-1)!
        if (isRemoved && !Array.isArray(holder)) delete holder[last]
        else
          holder[last] =
            typeof holder[last] === 'number' ? holder[last] + 1 : `${String(holder[last])}x`
        const [before, after] = [compileProcess(info), compileProcess(edited)]
        const isSeen =
          compareProcesses(before, after).length > 0 || behaviourOf(before) === behaviourOf(after)
        expect({ path, isSeen }).toEqual({ path, isSeen: true })
      }),
      { numRuns: 300, endOnFailure: true },
    )
  })
})

/** A plan as text, without where its parts stand, how its steps are numbered and what its author is told. */
const behaviourOf = (plan: ProcessPlan): string => {
  // The last step commits, whether it says so or not.
  const steps = plan.steps.map((step, at) => ({ ...step, commit: routesFrom(plan, at).mayCommit }))
  return JSON.stringify({ ...plan, steps }, (name, value: unknown) =>
    NO_BEHAVIOUR.has(name) || /^step\d+$/.test(String(value))
      ? undefined
      : value instanceof Set
        ? [...(value as Set<unknown>)]
        : value,
  )
}

/** Parts of a plan that nobody notices, and those that are made from the schema and the uiSchema. */
const NO_BEHAVIOUR: ReadonlySet<string> = new Set(
  'pointer uiPointer progress diagnostics leftOut nodeTypes fields root rendered'.split(' '),
)
