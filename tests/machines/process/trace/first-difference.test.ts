import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine, type ProcessMachine } from '#machines/process/machine.ts'
import { differenceWords } from '#machines/process/trace/difference-words.ts'
import { firstDifference } from '#machines/process/trace/first-difference.ts'
import { takeTrace } from '#machines/process/trace/take-trace.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { entry, ifMore, processOf } from '../../../engine/process/definitions.ts'
import { flowOf, saveError, startFlow } from '../start-flow.ts'

const person = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: '姓名' },
    more: { type: 'boolean' },
    code: { type: 'string', title: '编号' },
  },
}
const steps = {
  first: entry(1, { schema: person }),
  second: entry(2, { step: { when: ifMore } }),
  third: entry(4),
}
const process = processOf(steps.first, steps.second, steps.third)

/** A flow: refused by its form (event 1), saved (4), with a reply that is lost (6, 7), a step back (9), committed (13). */
const record = async () => {
  const flow = startFlow(process)
  await flow.send({ type: 'step.next' })
  await flow.send({ type: 'step.next' }, { f1: { name: '张三丰', more: true, code: 'HT-2026' } })
  flow.saveStep.mockRejectedValueOnce(saveError('unknown'))
  flow.loadFlow.mockImplementation(() =>
    Promise.resolve(flowOf({ progress: 4, revision: 'r2', lastSaveKey: flow.keys().at(-1) ?? '' })),
  )
  await flow.send({ type: 'step.next' })
  await flow.send({ type: 'step.back' })
  await flow.send({ type: 'step.next' })
  await flow.send({ type: 'step.next' })
  flow.actor.stop()
  const recording = flow.recording()
  if (!recording) throw new Error('nothing recorded')
  const origin = {
    process: { key: 'test', version: 1, hash: '' },
    build: '',
    account: 'enterprise',
  } as const
  return takeTrace(flow.plan, recording, origin, 1)
}

const narrowed = (more: object) => entry(1, { schema: { ...person, ...more } })
const coded = (code: object) => ({ properties: { ...person.properties, code } })

/** A change, the number of the event that it must be caught at, and a part of its reason. */
type Row = [change: string, number: number, reason: RegExp, process: ProcessInfo, wrap?: Wrap]
type Wrap = (machine: ProcessMachine) => ProcessMachine

const CHANGES: Row[] = [
  [
    'a field is required',
    3,
    /“编号2?”不满足 required/,
    processOf(
      narrowed({
        required: ['name', 'date'],
        properties: { ...person.properties, date: { type: 'string', title: '编号2' } },
      }),
      steps.second,
      steps.third,
    ),
  ],
  [
    'a text may be shorter only',
    3,
    /“编号”不满足 maxLength/,
    processOf(
      narrowed(coded({ type: 'string', title: '编号', maxLength: 3 })),
      steps.second,
      steps.third,
    ),
  ],
  [
    'a pattern is narrowed',
    3,
    /“编号”不满足 pattern/,
    processOf(
      narrowed(coded({ type: 'string', title: '编号', pattern: '^\\d+$' })),
      steps.second,
      steps.third,
    ),
  ],
  [
    'a field is optional',
    1,
    /f1 在录制时未通过校验/,
    processOf(narrowed({ required: [] }), steps.second, steps.third),
  ],
  [
    'a condition is turned round',
    3,
    /显示条件不成立.*content\/step\/when/,
    processOf(steps.first, entry(2, { step: { when: { not: ifMore } } }), steps.third),
  ],
  ['a step is removed', 3, /^定义中没有进度为 2 的步骤$/, processOf(steps.first, steps.third)],
  [
    'a step is added',
    5,
    /^“第3步”没有显示条件，总会经过（\/actExForms\/2）$/,
    processOf(steps.first, steps.second, entry(3), steps.third),
  ],
  [
    'the commit is moved',
    3,
    /“第1步”会提交申请/,
    processOf(entry(1, { schema: person, step: { commit: true } }), steps.second, steps.third),
  ],
  [
    'an entry has another id',
    3,
    /^$/,
    processOf(steps.first, steps.second, steps.third, entry(1, { id: 'extra' })),
  ],
  [
    'a key is another one',
    3,
    /^$/,
    processOf(
      { ...steps.first, keyName: 'k9' },
      { ...steps.second, content: { schema: { type: 'object' } } },
      steps.third,
    ),
  ],
  [
    'a rule is added',
    3,
    /“编号”不满足规则 code == "另一个"（\/actExForms\/0\/content\/uiSchema\/code/,
    processOf(
      entry(1, {
        schema: person,
        uiSchema: {
          code: { 'ui:options': { rules: [{ holds: 'code == "另一个"', message: '不符' }] } },
        },
      }),
      steps.second,
      steps.third,
    ),
  ],
  [
    'a rule asks for a later day',
    3,
    /“编号”不满足规则 days\(.*today\(\)\) > 0/,
    processOf(
      entry(1, {
        schema: person,
        uiSchema: {
          code: {
            'ui:options': {
              rules: [{ holds: 'days("2030-01-01", today()) > 0', message: '不符' }],
            },
          },
        },
      }),
      steps.second,
      steps.third,
    ),
  ],
  [
    'the engine passes invalid forms',
    1,
    /f1/,
    process,
    (machine) => machine.provide({ guards: { canPass: () => true } }),
  ],
  [
    'the engine takes a lost reply for a failed save',
    7,
    /^$/,
    process,
    (machine) => machine.provide({ guards: { isApplied: () => false } }),
  ],
  [
    'the engine has no step back',
    8,
    /^$/,
    process,
    (machine) => machine.provide({ guards: { hasStepBefore: () => false } }),
  ],
]

describe('firstDifference', () => {
  it('finds none where nothing has changed', async () => {
    const machine = createProcessMachine(compileProcess(process))
    const trace = await record()
    expect(trace.events.at(-1)?.then.position).toBe('waiting')
    expect(trace.events).toHaveLength(13)
    expect(firstDifference(machine, compileProcess(process), trace)).toBeUndefined()
  })

  it.each(CHANGES)(
    'catches that %s at event %i',
    async (_, number, reason, changed, wrap = (one) => one) => {
      const plan = compileProcess(changed)
      const found = firstDifference(wrap(createProcessMachine(plan)), plan, await record())
      expect(found?.number).toBe(number)
      const words = found && differenceWords(plan, found)
      expect(words?.expected).not.toBe(words?.actual)
      expect(words?.reasons.join('；')).toMatch(reason)
    },
  )
})
