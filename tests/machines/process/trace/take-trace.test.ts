import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { formatNamed } from '#engine/formats/formats.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { recordTrace, type Recording } from '#machines/process/trace/record-trace.ts'
import { replayed } from '#machines/process/trace/replay.ts'
import { takeTrace } from '#machines/process/trace/take-trace.ts'
import { trace as traceSchema, type Trace } from '#schemas/process/trace.ts'
import { entry, fixedPage, processOf } from '../../../engine/process/definitions.ts'
import { eventsFor } from '../flow-events.ts'
import { flowOf, input, saveError } from '../start-flow.ts'

const person = {
  type: 'object',
  required: ['name', 'identityCard'],
  properties: {
    name: { type: 'string', maxLength: 6 },
    identityCard: { type: 'string', format: 'resident-id' },
    mobile: { type: 'string', format: 'mobile' },
    bornOn: { type: 'string', format: 'date' },
    number: { type: 'string', pattern: '^HT-\\d{4,6}[A-Z]$' },
    amount: { type: 'string', format: 'money' },
    kind: { type: 'string', enum: ['甲方', '乙方'] },
    files: { type: 'array', items: { type: 'object' } },
    region: { type: 'array', items: { type: 'string' } },
  },
}
/** The second step is for parties of one kind, and for one person that the definition names. */
const process = processOf(
  entry(1, { schema: person, uiSchema: { region: { 'ui:widget': 'region' } } }),
  entry(2, {
    step: {
      when: {
        properties: {
          k1: {
            anyOf: [
              { required: ['kind'], properties: { kind: { const: '甲方' } } },
              { required: ['name'], properties: { name: { const: '王总' } } },
            ],
          },
        },
      },
    },
  }),
  fixedPage(3, { id: 'signing', content: { step: { dependsOn: ['/k1/name'] } } }),
  entry(4),
)
const plan = compileProcess(process)
const machine = createProcessMachine(plan)
const origin = {
  process: { key: 'test', version: 1, hash: 'h' },
  build: 'b',
  account: 'enterprise',
} as const

const recordingOf = (...events: Recording['events'][number]['event'][]): Recording => ({
  clock: 0,
  input,
  events: events.map((event, at) => ({ at, event })),
})
const typed = (data: unknown) => ({ type: 'form.change', entryId: 'f1', data })
const first = (trace: Trace, at = 0) => trace.events[at]?.event.data as Record<string, unknown>

const sample = (format: string, seed: number) => formatNamed(format)?.sample(seed) ?? ''
const chinese = fc.string({
  unit: fc.constantFrom(...'张王李赵刘陈杨黄周吴徐孙'),
  minLength: 3,
  maxLength: 8,
})
const personal = fc.record({
  name: fc.oneof(chinese, fc.constant('王总')),
  identityCard: fc.oneof(
    fc.nat(9).map((seed) => sample('resident-id', seed)),
    fc.constant('110101199001011111'),
  ),
  mobile: fc.nat(9).map((seed) => sample('mobile', seed)),
  number: fc.nat(9999).map((number) => `HT-${1000 + number}K`),
  amount: fc.nat(9).map((seed) => sample('money', seed)),
  kind: fc.constantFrom('甲方', '乙方'),
  files: chinese.map((name) => [{ name: `${name}.pdf`, link: `/file/${name}` }]),
})

describe('takeTrace', () => {
  it('writes a file that its schema describes', () => {
    const trace = takeTrace(
      plan,
      recordingOf(typed({ name: '张三' }), { type: 'step.next' }),
      origin,
      1,
    )
    expect(traceSchema.parse(JSON.parse(JSON.stringify(trace)))).toEqual(trace)
    expect(trace.events[1]?.then).toMatchObject({
      position: { step: 'step1', saving: 'idle' },
      failure: { kind: 'invalid', formIds: ['f1'] },
    })
  })

  it('replaces equal texts by one pseudonym of the same format, and keeps options, amounts and texts of the definition', () => {
    const identityCard = sample('resident-id', 5)
    const bornOn = identityCard.replace(/^.{6}(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
    const trace = takeTrace(
      plan,
      recordingOf(
        typed({
          name: '张三',
          identityCard,
          bornOn,
          number: 'HT-2026A',
          amount: '120000.00',
          region: ['32', '3205', '320501'],
        }),
        typed({ name: '王总', identityCard, bornOn: '2020-02-02', kind: '乙方' }),
        { type: 'step.next' },
        {
          type: 'xstate.error.actor.save',
          error: { ...saveError('refused'), message: `身份证 ${identityCard} 已登记` },
        },
      ),
      origin,
      7,
    )
    const [one, other] = [first(trace), first(trace, 1)]
    expect(one.name).toMatch(/^\p{Script=Han}{2}$/u)
    expect(one.name).not.toBe('张三')
    expect(formatNamed('resident-id')?.validate(String(one.identityCard))).toBe(true)
    expect(other.identityCard).toBe(one.identityCard)
    expect(String(one.identityCard).slice(6, 14)).toBe(String(one.bornOn).replaceAll('-', ''))
    expect(one.number).toMatch(/^HT-\d{4}[A-Z]$/)
    expect(one).toMatchObject({ amount: '120000.00', region: ['32', '3205', '320501'] })
    expect(other).toMatchObject({ name: '王总', bornOn: '2020-02-02', kind: '乙方' })
    expect(trace.events[3]?.then.failure?.message).toBe(`身份证 ${String(one.identityCard)} 已登记`)
  })

  it('keeps the result of a fixed page valid for the values that it was for', () => {
    const flow = flowOf({
      progress: 4,
      tasks: [
        { id: 'f1', nodeType: 2, nodeKey: 'k1', variable: { name: '张三丰' } },
        { id: 'signing', nodeType: 1, nodeKey: 'contractSigning', variable: { signed: true } },
      ],
    })
    const walk = (events: Recording['events'][number]['event'][]) =>
      [
        ...replayed(machine, plan, {
          ...recordingOf(...events),
          input: { ...input, flowOnlyId: 'flow-1' },
        }),
      ].at(-1)
    const basis = walk([
      { type: 'xstate.done.actor.load', output: { ...flow, progress: 3 } },
      { type: 'step.next' },
    ])?.snapshot.context.intent?.payload.variable.signing
    const tasks = flow.tasks.map((task) =>
      task.id === 'signing' ? { ...task, variable: basis } : task,
    )
    const recording = {
      ...recordingOf(
        { type: 'xstate.done.actor.load', output: { ...flow, tasks } },
        { type: 'step.next' },
      ),
      input: { ...input, flowOnlyId: 'flow-1' },
    }
    expect(basis).toHaveProperty('basedOn')
    const trace = takeTrace(plan, recording, origin, 3)
    expect(trace.events[1]?.then).toMatchObject({ position: { saving: 'saving' } })
    expect(JSON.stringify(trace)).not.toContain('张三丰')
  })

  it('takes a trace that goes the same way as the flow, without any personal text of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'flow-1'),
        fc.array(personal, { minLength: 1, maxLength: 3 }),
        fc.array(fc.nat(), { maxLength: 25 }),
        fc.nat(),
        (flowOnlyId, values, picks, seed) => {
          const possible = eventsFor(
            plan,
            values.map((f1) => ({ f1 })),
          )
          const { inspect, recording } = recordTrace(() => 0)
          const actor = createActor(machine, { inspect, input: { ...input, flowOnlyId } }).start()
          for (const pick of picks) {
            const events = possible(actor.getSnapshot())
            const event = events[pick % events.length]
            if (event) actor.send(event as never)
          }
          actor.stop()
          const recorded = recording()
          if (!recorded) return
          const trace = takeTrace(plan, recorded, origin, seed)
          const way = [...replayed(machine, plan, recorded)].map(({ state }) => wayOf(state))
          expect([trace.start, ...trace.events.map(({ then }) => then)].map(wayOf)).toEqual(way)
          const text = JSON.stringify(trace)
          for (const { name, identityCard, mobile, files } of values)
            for (const original of [identityCard, mobile, files[0]?.name ?? '', name])
              if (original !== '王总') expect(text).not.toContain(original)
        },
      ),
      { numRuns: 60, endOnFailure: true },
    )
  })
})

/** A state without the values that pseudonyms change. */
const wayOf = ({ position, status, progress, failure, calls }: Trace['start']) => ({
  position,
  status,
  progress,
  failure: failure && [failure.kind, failure.formIds],
  calls: calls.map(({ call }) => call),
})
