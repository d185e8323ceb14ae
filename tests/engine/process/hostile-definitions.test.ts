import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import type { PlanForm } from '#engine/process/plan.ts'
import { hasErrors } from '#engine/language/diagnostic.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { content, definitions, schema } from './definition-grammar.ts'
import { entry, processOf } from './definitions.ts'
import { input } from '../../machines/process/start-flow.ts'

/** Number of random definitions; `npm run fuzz` sets it. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1000)
/**
 * Maximum processor time for compiling a definition; ms. A quiet machine takes 8 for the largest of the grammar, a busy
 * one took 33; what doubles with each level takes minutes.
 */
const BUDGET = 500
/** Compilations that take longer are repeated, because a garbage collection may have slowed them; ms. */
const SUSPICIOUS = 2

/** Starts the machine of a definition and sends the events of a customer, with and without data. */
const startAndPress = (info: ProcessInfo) => {
  let quickest = Infinity
  let plan = compileProcess({ processName: '', processKey: '', actExForms: [] })
  for (let times = 0; times < 5 && quickest > SUSPICIOUS; times += 1) {
    const start = process.cpuUsage()
    plan = compileProcess(info)
    const { user, system } = process.cpuUsage(start)
    quickest = Math.min(quickest, (user + system) / 1000)
  }
  const actor = createActor(createProcessMachine(plan), { input })
  actor.subscribe({ error: () => undefined })
  actor.start()
  const changes = plan.steps.flatMap((step) =>
    step.forms.map(({ id }) => ({
      type: 'form.change' as const,
      entryId: id,
      data: { a: ['b'], n: { a: 1 } },
    })),
  )
  const next = { type: 'step.next' } as const
  for (const event of [next, ...changes, next])
    if (actor.getSnapshot().status === 'active') actor.send(event)
  const { status, value, error } = actor.getSnapshot()
  actor.stop()
  return { plan, status, value, error, time: quickest }
}

describe('a random definition of a server', () => {
  const born = Object.getOwnPropertyNames(Object.prototype)
  afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(born))

  it(
    `never throws, and always makes a machine that starts and can be used (${RUNS} definitions)`,
    { timeout: 240_000 + RUNS * 30 },
    () => {
      let slowest = 0
      let wrong = 0
      fc.assert(
        fc.property(definitions, (info) => {
          const { plan, status, error, value, time } = startAndPress(info)
          slowest = Math.max(slowest, time)
          expect(time).toBeLessThan(BUDGET)
          if (hasErrors(plan.diagnostics)) wrong += 1
          expect(error).toBeUndefined()
          expect(status).toBe('active')
          if (plan.steps.length === 0) expect(value).toBe('empty')
        }),
        { numRuns: RUNS },
      )
      console.info(`${RUNS} definitions, ${wrong} with errors, ${slowest.toFixed(1)} ms at most`)
    },
  )

  it('is read in the same way from an object and from its JSON text', () => {
    fc.assert(
      fc.property(fc.oneof(content, schema), (object) => {
        const codes = (form: unknown) =>
          compileProcess(processOf(entry(1, { content: form }))).diagnostics
        const sent: unknown = JSON.parse(JSON.stringify(object))
        expect(codes(JSON.stringify(object))).toEqual(codes(sent))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a definition that is meant to freeze the page', () => {
  const numbered = (count: number, value: (index: number) => unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`d${index}`, value(index)]))
  const refTo = (index: number) => ({ $ref: `#/definitions/d${index}` })
  const chain = (count: number, next: (index: number) => unknown) => ({
    type: 'object',
    properties: { a: refTo(0) },
    definitions: numbered(count, (index) => (index < count - 1 ? next(index + 1) : {})),
  })
  const deep = (open: string, close: string, depth: number) =>
    open.repeat(depth) + '1' + close.repeat(depth)

  const BOMBS: Record<string, string> = {
    'nested lists': `{"schema":{"type":"object","default":${deep('[', ']', 120_000)}}}`,
    'nested uiSchema': `{"schema":{"type":"object"},"uiSchema":${deep('{"a":', '}', 40_000)}}`,
    'nested schemas': deep('{"not":', '}', 30_000),
    'a long chain of references': JSON.stringify(chain(5000, refTo)),
    'references that double': JSON.stringify(
      chain(40, (next) => ({ allOf: [refTo(next), refTo(next)] })),
    ),
    'fields that multiply': JSON.stringify({
      properties: numbered(200, () => refTo(0)),
      definitions: { d0: { properties: numbered(200, () => ({ type: 'string' })) } },
    }),
    'very many schemas': `{"allOf":[${'{},'.repeat(80_000)}{}]}`,
    'very many options': `{"enum":[${'1,'.repeat(120_000)}1]}`,
    'too much text': JSON.stringify({ description: 'a'.repeat(5_000_000) }),
    'a pattern of doom': JSON.stringify({ properties: { a: { pattern: '^(([a-z])+.)+[A-Z]$' } } }),
  }

  /** Tells whether a field is left out of its form. */
  const hasRefused = (forms: readonly PlanForm[]) =>
    forms.some(({ plan }) => plan.fields.some(({ refused }) => refused !== undefined))

  it.each(Object.entries(BOMBS))('is refused at once: %s', (_, text) => {
    const asText = processOf(entry(1, { content: text }), entry(2))
    const asObject = processOf(entry(1, { content: JSON.parse(text) as unknown }), entry(2))
    for (const definition of [asText, asObject]) {
      const started = process.cpuUsage()
      const plan = compileProcess(definition)
      const { user, system } = process.cpuUsage(started)
      // The budget is 50 ms on an idle machine; a busy one took 506 ms, and without the limits it is minutes.
      expect((user + system) / 1000).toBeLessThan(2000)
      expect(plan.diagnostics[0]).toMatchObject({ severity: 'error' })
      expect(plan.steps.map(({ broken, forms }) => broken || hasRefused(forms))).toEqual([
        true,
        false,
      ])
      expect(startAndPress(definition).status).toBe('active')
    }
  })
})
