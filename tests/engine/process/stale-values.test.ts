import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { staleValues } from '#engine/process/stale-values.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { entry, ifMore, processOf } from './definitions.ts'
import { startFlow } from '../../machines/process/start-flow.ts'

const note = { type: 'string', title: '说明' }
const isOther = { required: ['purpose'], properties: { purpose: { const: '其他' } } }
const conditional: JsonSchema = {
  type: 'object',
  properties: { purpose: { type: 'string', title: '用途' } },
  if: isOther,
  then: { properties: { note } },
}
const task = (progress: number, variable: object) => ({
  id: `f${progress}`,
  nodeType: 2,
  nodeKey: `k${progress}`,
  variable,
})

/** Step 2 is shown if step 1 says `more`, and step 3 if step 2 has a value. */
const process = processOf(
  entry(1, { schema: conditional }),
  entry(2, { schema: { properties: { name: note } }, step: { when: ifMore } }),
  entry(3, { schema: { properties: { name: note } }, step: { when: { required: ['k2'] } } }),
  entry(4, { step: { commit: true } }),
)
const data = { f1: { more: true }, f2: { name: '乙' }, f3: { name: '丙' } }
const tasks = [task(1, data.f1), task(2, data.f2), task(3, data.f3)]

describe('staleValues', () => {
  const plan = compileProcess(process)
  const titles = (f1: object) =>
    staleValues(plan, { data: { ...data, f1 }, tasks, external: {} }).map(({ title }) => title)

  it('are those of skipped steps, and of the steps that their values had shown', () => {
    expect(titles({ more: true })).toEqual([])
    expect(titles({ more: false })).toEqual(['第2步', '第3步'])
  })

  it('are those of a form that are hidden since they were saved', () => {
    const saved = { more: true, purpose: '其他', note: '甲' }
    const [form] = staleValues(plan, {
      data: { ...data, f1: { more: true, purpose: '采购' } },
      tasks: [task(1, saved), ...tasks.slice(1)],
      external: {},
    })
    expect(form).toMatchObject({
      id: 'f1',
      title: '第1步',
      data: { note: '甲' },
      plan: { schema: { properties: { note } } },
    })
  })
})

describe('a corrected definition', () => {
  const closed = {
    type: 'object',
    additionalProperties: false,
    properties: { purpose: { type: 'string', title: '用途' } },
  }
  const corrected = processOf(entry(1, { schema: closed }), entry(4, { step: { commit: true } }))
  const saved = [task(1, { purpose: '采购', gone: '甲' }), task(2, { name: '乙' })]

  it('leaves values without a field or a step, which are shown as they were', () => {
    const plan = compileProcess(corrected)
    const found = staleValues(plan, {
      data: { f1: { purpose: '采购' } },
      tasks: saved,
      external: {},
    })
    expect(found.map(({ title, data: values }) => [title, values])).toEqual([
      ['第1步 · 已取消的内容', { gone: '甲' }],
      ['已取消的内容', { name: '乙' }],
    ])
  })

  it('does not block a step by a value whose field it no longer has, and the commit drops it', async () => {
    const flow = startFlow(corrected, { flow: { progress: 1, tasks: saved } })
    await flow.settled()
    expect(flow.context().data.f1).toEqual({ purpose: '采购' })
    await flow.send({ type: 'step.next' })
    expect(flow.context().current).toBe(4)
    await flow.send({ type: 'step.next' }, { f4: {} })
    expect(flow.payloads().at(-1)).toMatchObject({ status: 1 })
    expect(JSON.stringify(flow.payloads().at(-1)?.variable)).not.toContain('gone')
  })
})

describe('a commit', () => {
  it('drops stale values from the variables and from the saved entries', async () => {
    const saved = [task(1, { purpose: '采购', note: '甲' }), ...tasks.slice(1)]
    const flow = startFlow(process, { flow: { progress: 4, tasks: saved } })
    await flow.settled()
    const shown = shownSteps(flow.plan, flow.context())
    await flow.send({ type: 'step.next' }, { f4: { sure: true } })
    expect(flow.payloads()).toMatchObject([
      { variable: { f1: { purpose: '采购' }, f2: {}, f3: {}, f4: { sure: true } }, status: 1 },
    ])
    expect(flow.payloads()[0]?.variable.f1).not.toHaveProperty('note')
    expect(flow.payloads()[0]?.businessProcessTaskData).toEqual([
      task(1, { purpose: '采购' }),
      task(2, {}),
      task(3, {}),
      task(4, { sure: true }),
    ])
    expect(flow.context()).toMatchObject({ data: { f2: {}, f3: {} }, unsaved: [] })
    expect(shownSteps(flow.plan, flow.context())).toEqual(shown)
  })

  it('drops nothing before the commit, so that an undone change restores the values', async () => {
    const flow = startFlow(process, { flow: { progress: 1, tasks } })
    await flow.settled()
    await flow.send({ type: 'step.next' }, { f1: { more: false } })
    expect(flow.payloads()[0]?.variable).toEqual({ f1: { more: false } })
    expect(flow.context().tasks).toContainEqual(task(2, data.f2))
  })
})
