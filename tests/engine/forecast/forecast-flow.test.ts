import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastFlow, type FlowToMove } from '#engine/forecast/forecast-flow.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { startFlow } from '../../machines/process/start-flow.ts'
import {
  entry,
  fixedPage,
  ifMore,
  nameRequired,
  processOf,
  realProcesses,
} from '../process/definitions.ts'

const asks = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])),
})

const flowAt = (progress: number, forms: object, others: Partial<FlowToMove> = {}): FlowToMove => ({
  status: -1,
  progress,
  forms: forms as FlowToMove['forms'],
  external: {},
  ...others,
})

const forecast = (before: ProcessInfo, after: ProcessInfo, flow: FlowToMove) => {
  const { outcome, step, next, lost, reason, progress } = forecastFlow(
    compileProcess(before),
    compileProcess(after),
    flow,
  )
  return {
    outcome,
    step: step?.title,
    next: next?.title,
    progress,
    lost: lost.map(({ place, title, value }) => [...place, title, value]),
    reason,
  }
}

const first = entry(1, { schema: asks('甲', '乙') })
const three = processOf(first, entry(2), entry(3, { schema: nameRequired }))
const filled = { f1: { 甲: '1', 乙: '2' }, f2: {} }

describe('forecastFlow', () => {
  it('keeps the step where the new version asks for nothing more', () => {
    const reworded = processOf(first, entry(2), entry(3, { schema: nameRequired, name: '改名' }))
    expect(forecast(three, reworded, flowAt(3, filled))).toMatchObject({
      outcome: 'same',
      step: '第3步',
      next: '改名',
      progress: 3,
    })
  })

  it('follows the step to its new place', () => {
    const sooner = processOf(
      first,
      { ...entry(2, { schema: nameRequired }), id: 'f3', keyName: 'k3' },
      { ...entry(3), id: 'f2', keyName: 'k2' },
    )
    expect(forecast(three, sooner, flowAt(3, filled))).toMatchObject({
      outcome: 'same',
      progress: 2,
    })
  })

  it('leads to a step that is new before the current one', () => {
    const added = processOf(first, entry(2, { id: 'new', name: '新的一步' }), {
      ...entry(3),
      id: 'f2',
    })
    expect(forecast(processOf(first, entry(2)), added, flowAt(2, { f1: filled.f1 }))).toMatchObject(
      { outcome: 'otherStep', step: '第2步', next: '新的一步', progress: 2 },
    )
  })

  it('leads back to a step that asks for more now', () => {
    const more = processOf(
      entry(1, { schema: asks('甲', '乙', '丙') }),
      entry(2),
      entry(3, { schema: nameRequired }),
    )
    expect(forecast(three, more, flowAt(3, filled))).toMatchObject({
      outcome: 'otherStep',
      next: '第1步',
      progress: 1,
    })
  })

  it('leads to the next step to fill in where the current one is gone', () => {
    const without = processOf(first, {
      ...entry(2, { schema: nameRequired }),
      id: 'f3',
      keyName: 'k3',
    })
    expect(forecast(three, without, flowAt(2, { f1: filled.f1 }))).toMatchObject({
      outcome: 'otherStep',
      step: '第2步',
      next: '第2步',
      progress: 2,
    })
  })

  it('names the values for which there is no field, form or step any more, with their values', () => {
    const narrower = processOf(entry(1, { schema: asks('甲') }), entry(2))
    expect(forecast(three, narrower, flowAt(3, { ...filled, f3: { name: '丙' } }))).toMatchObject({
      outcome: 'lost',
      next: '第2步',
      lost: [
        ['第1步', '乙', '2'],
        ['第3步', '名称', '丙'],
      ],
    })
  })

  it('names the values of a step that the new condition skips', () => {
    const skipping = processOf(
      first,
      entry(2),
      entry(3, { schema: nameRequired, step: { when: ifMore } }),
    )
    const all = flowAt(2, { ...filled, f3: { name: '丙' } })
    expect(forecast(three, skipping, all)).toMatchObject({
      outcome: 'lost',
      next: '第2步',
      lost: [['第3步', '名称', '丙']],
    })
  })

  it('is stuck where a page does not exist, and where nothing is left to do', () => {
    const missing = processOf(first, fixedPage(2, { keyName: 'nowhere' }))
    expect(forecast(three, missing, flowAt(3, filled))).toMatchObject({
      outcome: 'stuck',
      reason: '新版本的“第2步”无法办理',
    })
    expect(forecast(three, processOf(), flowAt(3, filled))).toMatchObject({ outcome: 'stuck' })
    const never = processOf(entry(1, { step: { when: ifMore } }))
    expect(forecast(three, never, flowAt(3, filled))).toMatchObject({ outcome: 'stuck' })
  })

  it('never moves a flow in approval, and leaves a rejected one behind the steps', () => {
    expect(forecast(three, processOf(first), flowAt(4, filled, { status: 1 })).outcome).toBe(
      'inApproval',
    )
    expect(
      forecast(three, processOf(first, entry(2)), flowAt(4, filled, { status: 2 })),
    ).toMatchObject({ outcome: 'same', progress: 3, step: undefined, next: undefined })
  })
})

const processes = Object.values(realProcesses) as ProcessInfo[]
const values = fc.dictionary(
  fc.constantFrom('companyName', 'creditCode', 'scale', 'amount', 'purpose', 'items', 'accept'),
  fc.constantFrom<unknown>('large', '100000', true, '', [{ a: 1 }], 'small', '苏州'),
)
/** Generates a flow of a process: any step, any of its entries saved. */
const flowOf = (process: ProcessInfo) => {
  const plan = compileProcess(process)
  const ids = plan.steps.flatMap(({ entries }) => entries.map(({ id }) => id))
  return fc.record({
    status: fc.constantFrom<FlowToMove['status']>(-1, 0, 1, 2, 4),
    progress: fc.integer({ min: 1, max: plan.steps.length }),
    forms: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...ids), values), { selector: ([id]) => id })
      .map((entries) => Object.fromEntries(entries)),
    external: fc.constantFrom<FlowToMove['external']>(
      {},
      { enterpriseRegistry: { companyName: '甲' } },
    ),
  })
}
const anyFlow = fc
  .constantFrom(...processes)
  .chain((process) => fc.record({ process: fc.constant(process), flow: flowOf(process) }))

/** Edits a process: entries removed, repeated under another id, and put in another order. */
const edited = ({ actExForms }: ProcessInfo) =>
  fc
    .shuffledSubarray([...actExForms], { minLength: 1 })
    .map((entries) =>
      processOf(...entries.map((one, index) => ({ ...(one as object), progress: index + 1 }))),
    )

describe('a forecast', () => {
  it('changes nothing for any flow where the version is the same', () => {
    fc.assert(
      fc.property(anyFlow, ({ process, flow }) => {
        const { outcome, step, next, lost } = forecastFlow(
          compileProcess(process),
          compileProcess(process),
          flow,
        )
        const expected = flow.status === 1 ? 'inApproval' : 'same'
        expect([outcome, lost]).toEqual([expected, []])
        if (outcome === 'same') expect(next?.name).toBe(step?.name)
      }),
      { endOnFailure: true, numRuns: 60 },
    )
  })

  it('names the step at which the machine opens the moved flow', async () => {
    const moved = anyFlow.chain(({ process, flow }) =>
      fc.record({ before: fc.constant(process), flow: fc.constant(flow), after: edited(process) }),
    )
    await fc.assert(
      fc.asyncProperty(moved, async ({ before, after, flow }) => {
        const plan = compileProcess(after)
        const { outcome, next, progress } = forecastFlow(compileProcess(before), plan, flow)
        if (outcome === 'stuck' || outcome === 'inApproval') return
        const { forms, external, status } = flow
        const tasks = Object.entries(forms).map(([id, variable]) => ({
          id,
          nodeType: 2,
          nodeKey: id,
          variable,
        }))
        const { settled, position, actor } = startFlow(after, {
          flow: { progress, status, tasks, variables: { ...forms, ...external } },
        })
        await settled()
        const at = position()
        actor.stop()
        expect(typeof at === 'string' ? at : at.step).toBe(next?.name ?? 'completion')
      }),
      { endOnFailure: true, numRuns: 60 },
    )
  })
})
