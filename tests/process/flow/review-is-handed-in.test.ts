import fc from 'fast-check'
import { describe, expect, vi } from 'vitest'
import { fixedDefinitions } from '#fixtures/backend/definitions.ts'
import { withRequiredNulls } from '#engine/form/required-nulls.ts'
import { isAbsent } from '#engine/form/optional-groups.ts'
import { isEmptyValue, withoutEmpty } from '#engine/json/empty.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { collectedByKey } from '#engine/process/steps.ts'
import { fromWire } from '#engine/form/wire.ts'
import { FlowStatus, processDetail } from '#schemas/api/process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { valueAt } from '#src/forms/model/value-at.ts'
import { backendTest } from '../../fixtures/backend/backend-test.ts'
import { beginFlow } from '../../fixtures/backend/flow-driver.ts'
import { sampleDefinitions } from '../../fixtures/backend/sample-definitions.ts'
import { expectSequences, SEQUENCE_STORE, stepOf } from '../../fixtures/backend/sequences.ts'
import { entry } from '../../engine/process/definitions.ts'
import { networkTo, openVisit, type Fate } from './visit.ts'

/** The pauses of typing, which end when the test lets time go by. */
const pauses = vi.hoisted(() => new Map<object, { ends: number; work: () => void }>())

vi.mock('#src/platform/clock.ts', async (original) => ({
  ...(await original<object>()),
  after: (ms: number, work: () => void) => {
    const key = {}
    pauses.set(key, { ends: ms, work })
    return () => pauses.delete(key)
  },
}))

const passPauses = (ms: number): void => {
  for (const [key, pause] of pauses) {
    pause.ends -= ms
    if (pause.ends > 0) continue
    pauses.delete(key)
    pause.work()
  }
}

/** The sequences in `npm test`. */
const IN_TEST = 300

const text = (title: string, others: object = {}) => ({ type: 'string', title, ...others })

/** A group that may be null: nobody but the customer begins it, and it is null again when nothing of it is left. */
const nullable = (title: string) => ({
  type: ['object', 'null'],
  title,
  required: ['name'],
  properties: { name: text('姓名'), kind: text('方式', { default: '保证' }) },
})

const PROCESS = {
  processName: '用例',
  processKey: 'opening',
  goodsTypes: [1, 2],
  type: 1,
  version: 1,
  actExForms: [
    entry(1, {
      keyName: 'f1',
      schema: {
        type: 'object',
        required: ['a', 'g'],
        properties: {
          g: nullable('担保人'),
          a: text('名称'),
          b: text('用途', { default: '采购' }),
          kind: text('方式', { enum: ['甲', '乙'] }),
          rows: {
            type: 'array',
            title: '行',
            items: { type: 'object', properties: { c: text('列', { default: '列默认' }) } },
          },
        },
        if: { required: ['kind'], properties: { kind: { const: '乙' } } },
        then: { properties: { extra: text('说明', { default: '说明默认' }) } },
      },
    }),
    entry(2, {
      keyName: 'f2',
      schema: {
        type: 'object',
        required: ['c'],
        properties: { c: text('用途'), d: text('名称'), g: nullable('共同借款人') },
      },
      uiSchema: {
        d: { 'ui:options': { source: '/f1/a' } },
        g: { name: { 'ui:options': { source: '/f1/a' } } },
      },
      step: {
        when: {
          not: {
            required: ['f1'],
            properties: {
              f1: { type: 'object', required: ['kind'], properties: { kind: { const: '乙' } } },
            },
          },
        },
      },
    }),
    entry(3, {
      keyName: 'f3',
      schema: { type: 'object', properties: { z: text('备注') } },
      step: { commit: true },
    }),
  ],
} as unknown as ProcessInfo

const plan = compileProcess(PROCESS)

const GROUP = [
  ['g', 'name'],
  ['g', 'kind'],
]
const TEXTS: Readonly<Record<string, readonly string[][]>> = {
  f1: [['a'], ['b'], ['extra'], ...GROUP],
  f2: [['c'], ['d'], ...GROUP],
  f3: [['z']],
}

const value = fc.option(fc.constantFrom('一', '二', '三', '四'), { nil: undefined })
const place = fc.nat(9)
const fate = fc.constantFrom<Fate>('arrives', 'reply lost', 'reply waits', 'never arrives')

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: stepOf('type', { place, value }) },
    { weight: 2, arbitrary: stepOf('choose', { kind: fc.constantFrom('甲', '乙') }) },
    { weight: 1, arbitrary: stepOf('row', { place, value }) },
    { weight: 2, arbitrary: stepOf('empty group', {}) },
    // Within the pause of typing, at its end, and after that of saving.
    { weight: 4, arbitrary: stepOf('wait', { ms: fc.constantFrom(0, 60, 149, 151, 4_001) }) },
    { weight: 3, arbitrary: stepOf('next', {}) },
    { weight: 2, arbitrary: stepOf('back', {}) },
    { weight: 2, arbitrary: stepOf('jump', { progress: fc.constantFrom(1, 2) }) },
    { weight: 2, arbitrary: stepOf('network', { fates: fc.array(fate, { maxLength: 3 }) }) },
    { weight: 2, arbitrary: stepOf('release', {}) },
    { weight: 1, arbitrary: stepOf('online', {}) },
    { weight: 1, arbitrary: stepOf('reload', {}) },
    { weight: 1, arbitrary: stepOf('elsewhere', { place, value }) },
    { weight: 1, arbitrary: stepOf('resolve', { isMine: fc.boolean() }) },
  ),
  { maxLength: 25 },
)

type Step = (typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never)[number]

/** Lets calls to the backend, which need no timers, go on for a while. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % items.length]

/** The values by form that a review shows: those that apply. */
const valuesIn = (data: Readonly<Record<string, unknown>>): unknown => {
  const collected = collectedByKey(plan, { data, external: {} })
  return withoutEmpty(
    Object.fromEntries(
      plan.steps.flatMap(({ forms }) =>
        forms.map(({ keyName, plan: form }) => [
          keyName,
          withRequiredNulls(form, withoutEmpty(collected[keyName] ?? {})),
        ]),
      ),
    ),
  )
}

/** The required fields of a form that are empty: those of a group only once something of it is filled in. */
const missingIn = (id: string, data: unknown): string[][] =>
  (REQUIRED[id] ?? []).filter((path) => {
    const group = valueAt(data, path.slice(0, -1))
    return isEmptyValue(valueAt(data, path)) && (path.length === 1 || !isAbsent(group))
  })

const REQUIRED: Readonly<Record<string, readonly string[][]>> = {
  f1: [['a'], ['g', 'name']],
  f2: [['c'], ['g', 'name']],
}

/** The group of a form that another tab saves: null, or as filled in. */
const elsewhere = (name: string | undefined) => (name === undefined ? null : { name })

const it = backendTest
  .extend('kind', SEQUENCE_STORE)
  .extend('definitions', fixedDefinitions({ ...sampleDefinitions, 'opening.json': PROCESS }))

describe('a flow that is edited, left, reloaded and saved at any moment', () => {
  it(
    'hands in what its last review showed',
    { timeout: 21_600_000 },
    async ({ backend, token, task }) => {
      const { flowOnlyId, businessId } = await beginFlow(backend, token)
      let saves = 0
      const at = { flowOnlyId, businessId }

      const runs = await expectSequences(
        steps,
        async (sequence) => {
          const network = networkTo(backend, token, plan, at)
          let visit = openVisit(plan, network)

          const settled = async () => {
            network.fail([])
            for (;;) {
              network.release()
              await breathe()
              const snapshot = visit.actor.getSnapshot()
              if (!snapshot.hasTag('busy') && !snapshot.matches({ open: { save: 'keeping' } }))
                return
            }
          }
          let shown: unknown
          /** Presses 下一步 or 提交申请. */
          const next = () => {
            const view = visit.view()
            if (view.kind === 'step' && view.step.commit) shown = valuesIn(visit.onPage())
            visit.hand()
            visit.send({ type: 'step.next' })
          }
          /** The controls are disabled while the flow is busy. */
          const open = () =>
            visit.actor.getSnapshot().hasTag('busy') ? undefined : [...visit.models][0]

          const perform = async (step: Step) => {
            const [id = '', form] = open() ?? []
            switch (step.does) {
              case 'type': {
                const path = pick(TEXTS[id] ?? [], step.place)
                if (form && path) form.typed(() => form.set(path, step.value))
                break
              }
              case 'empty group':
                for (const path of id === 'f3' ? [] : GROUP)
                  form?.typed(() => form.set(path, undefined))
                break
              case 'choose':
                if (id === 'f1') form?.set(['kind'], step.kind)
                break
              case 'row': {
                if (!form || id !== 'f1') break
                const rows = (form.at(['rows']) ?? []) as object[]
                const row = step.place % (rows.length + 1)
                if (row === rows.length) form.set(['rows'], [...rows, { c: '列默认' }])
                else form.typed(() => form.set(['rows', row, 'c'], step.value))
                break
              }
              case 'wait':
                passPauses(step.ms)
                visit.pass(step.ms)
                break
              case 'next':
                next()
                break
              case 'back':
                visit.send({ type: 'step.back' })
                break
              case 'jump':
                visit.send({ type: 'step.jump', progress: step.progress })
                break
              case 'network':
                network.fail(step.fates)
                break
              case 'release':
                network.release()
                break
              case 'online':
                visit.hand()
                visit.actor.send({ type: 'network.returned' })
                break
              case 'reload':
                visit = openVisit(plan, network, visit.leave())
                break
              case 'elsewhere':
                await network.saveElsewhere({
                  f2: { c: step.value ?? null, d: `${step.place}`, g: elsewhere(step.value) },
                })
                break
              case 'resolve':
                visit.hand()
                visit.actor.send({
                  type: step.isMine ? 'conflict.keepMine' : 'conflict.takeTheirs',
                })
                break
            }
            await breathe()
          }
          for (const step of sequence) await perform(step)

          // The customer finishes the application, however long it takes.
          for (let round = 0; visit.view().kind !== 'waiting'; round += 1) {
            expect(round, 'the flow can be finished').toBeLessThan(30)
            await settled()
            const view = visit.view()
            if (visit.actor.getSnapshot().hasTag('conflict')) {
              visit.hand()
              visit.actor.send({ type: 'conflict.keepMine' })
              continue
            }
            if (view.kind === 'waiting') break
            if (view.kind !== 'step' || visit.actor.getSnapshot().hasTag('unsure')) {
              visit.actor.send({ type: 'flow.retry' })
              continue
            }
            const { failure } = visit.context()
            for (const [id, form] of visit.models)
              for (const path of missingIn(id, form.data)) form.typed(() => form.set(path, '必填'))
            visit.hand()
            await settled()
            if (view.step.commit && failure) {
              visit.send({ type: 'step.jump', progress: 1 })
              continue
            }
            next()
          }
          saves += 1
          const { data } = await backend.call(processDetail, {
            token,
            query: { id: flowOnlyId },
          })
          expect(data.status).toBe(FlowStatus.committed)
          const { submitted } = data
          const handedIn = Object.fromEntries(
            plan.steps.flatMap(({ forms }) =>
              forms.map(({ id, plan: form }) => [id, fromWire(form, submitted[id])]),
            ),
          )
          expect(valuesIn(handedIn)).toEqual(shown)
          const groups = ['f1', 'f2'].map((id) => valueAt(submitted[id], ['g']))
          for (const group of groups) if (isAbsent(group)) expect(group ?? null).toBe(null)
          expect(groups[0], 'a required group').toBeDefined()
          visit.leave()
          pauses.clear()
          await backend.operator('submission/decide', {
            id: flowOnlyId,
            decision: 'return',
            reason: '请再核对',
            progress: 1,
          })
        },
        IN_TEST,
      )
      Object.assign(task.meta, {
        tally: {
          name: 'what a review shows and what is handed in',
          text: `${runs} sequences of edits, moves, reloads and failing calls: ${saves} applications handed in as their review showed them`,
        },
      })
    },
  )
})
