import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import { recordTrace, type Recording } from '#machines/process/trace/record-trace.ts'
import { replay, replayOn } from '#machines/process/trace/replay.ts'
import {
  entry,
  ifMore,
  nameRequired,
  processOf,
  realProcesses,
} from '../../../engine/process/definitions.ts'
import { eventsFor } from '../flow-events.ts'
import { saveError, startFlow, input } from '../start-flow.ts'
import { traceNamed } from '../../../traces/corpus.ts'

const { receivablesOpening } = realProcesses

const openingTrace = traceNamed('receivables-opening')

describe('replay', () => {
  it('replays the recorded flow to the end of receivables-opening', () => {
    const flow = replay(receivablesOpening, openingTrace)
    expect(selectPosition(flow)).toBe('waiting')
    expect(flow.context).toMatchObject({ status: 1, progress: 9, unsaved: [] })
    expect(flow.context.data['enterprise-profile']).toMatchObject({ companyScale: 'small' })
  })

  it('is at the material upload after the first part of the trace', () => {
    const until = openingTrace.events.findIndex(({ event }) => event.entryId === 'materials')
    const part = { ...openingTrace, events: openingTrace.events.slice(0, until) }
    expect(selectPosition(replay(receivablesOpening, part))).toEqual({
      step: 'step4',
      saving: 'idle',
    })
  })
})

describe('recordTrace', () => {
  it('records the input, each event and each reply of a flow as JSON', async () => {
    const flow = startFlow(processOf(entry(1), entry(2)))
    flow.saveStep.mockRejectedValueOnce(Object.assign(new Error('稍后再试'), saveError('refused')))
    await flow.send({ type: 'step.next' }, { f1: { a: 1 } })
    await flow.send({ type: 'step.next' })
    flow.actor.stop()
    expect(flow.recording()?.input).toEqual(input)
    expect(flow.recording()?.events.map(({ event }) => event.type)).toEqual([
      'form.change',
      'step.next',
      'xstate.error.actor.save',
      'step.next',
      'xstate.done.actor.save',
    ])
    const sent = JSON.parse(JSON.stringify(flow.recording())) as Recording
    expect(sent.events[2]?.event).toMatchObject({
      error: { outcome: 'refused', message: '出错了' },
    })
    expect(selectPosition(replay(processOf(entry(1), entry(2)), sent))).toEqual({
      step: 'step2',
      saving: 'idle',
    })
  })

  it('records a trace whose replay ends in the same state and context', () => {
    const process = processOf(
      entry(1, { schema: nameRequired }),
      entry(2, { step: { when: ifMore } }),
      entry(3),
    )
    const plan = compileProcess(process)
    const values = [{ f1: { name: '甲' } }, { f1: { name: '甲', more: true } }, { f1: {} }]
    const possible = eventsFor(plan, values)
    fc.assert(
      fc.property(
        fc.constantFrom('', 'flow-1'),
        fc.array(fc.nat(), { maxLength: 40 }),
        (flowOnlyId, picks) => {
          const machine = createProcessMachine(plan)
          const { inspect, recording } = recordTrace(() => 0)
          const actor = createActor(machine, { inspect, input: { ...input, flowOnlyId } })
          actor.start()
          for (const pick of picks) {
            const events = possible(actor.getSnapshot())
            const event = events[pick % events.length]
            if (event) actor.send(event as never)
          }
          const live = actor.getSnapshot()
          actor.stop()
          const kept = JSON.parse(JSON.stringify(recording())) as Recording
          const replayed = replayOn(machine, kept)
          expect(replayed.value).toEqual(live.value)
          expect(JSON.parse(JSON.stringify(replayed.context))).toEqual(
            JSON.parse(JSON.stringify(live.context)),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})
