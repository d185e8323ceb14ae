import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { compileProcess } from '#machines/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { FIXED_PAGES, FORMATS, WIDGETS } from '#schemas/process/vocabulary.ts'
import { entry, processOf, realProcesses } from './definitions.ts'
import { input } from './start-flow.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 2000)

/** Starts the machine of a definition and tries to go on, with and without data. */
const startAndPress = (info: ProcessInfo) => {
  const plan = compileProcess(info)
  const actor = createActor(createProcessMachine(plan), { input })
  actor.subscribe({ error: () => undefined })
  actor.start()
  const forms = Object.fromEntries(
    plan.steps.flatMap((step) => step.forms.map(({ id }) => [id, { a: ['b'], n: { a: 1 } }])),
  )
  for (const event of [{ forms }, { forms: {} }])
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'step.next', ...event })
  const { status, value, error } = actor.getSnapshot()
  actor.stop()
  return { plan, status, value, error }
}

const names = fc.constantFrom(
  'a',
  'b',
  'n',
  '名称',
  'items',
  '$ref',
  '__proto__',
  'toString',
  'source',
)
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown[]>(null, true, 0, -1, 1.5, '', 'a', '#', '#/a', 'object', [], {}),
    fc.dictionary(names, tie('json'), { maxKeys: 3 }),
    fc.array(tie('json'), { maxLength: 3 }),
  ),
}))
/** The right value nearly always, so that what is wrong stands among what works. */
const nearly = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: json })

const schemaOf = (depth: number): fc.Arbitrary<unknown> => {
  const sub = depth === 0 ? json : nearly(schemaOf(depth - 1))
  const list = nearly(fc.array(sub, { maxLength: 3 }))
  const named = nearly(fc.dictionary(names, sub, { maxKeys: 3 }))
  const keywords = {
    type: nearly(fc.constantFrom('object', 'string', 'array', 'integer', ['string', 'null'])),
    properties: named,
    required: nearly(fc.array(names, { maxLength: 3 })),
    items: fc.oneof(sub, list),
    definitions: named,
    $ref: nearly(
      fc.constantFrom('#/definitions/a', '#/definitions/b', '#/properties/a', '#/a%20', 'x:y', '#'),
    ),
    $id: nearly(fc.constantFrom('https://a.b/c', '#/definitions/a', 'http://[', '../up')),
    allOf: list,
    oneOf: list,
    not: sub,
    if: sub,
    then: sub,
    dependencies: fc.oneof(named, fc.dictionary(names, fc.array(names))),
    dependentRequired: nearly(fc.dictionary(names, fc.array(names))),
    patternProperties: named,
    prefixItems: list,
    unevaluatedProperties: sub,
    $recursiveRef: fc.constant('#'),
    enum: json,
    const: json,
    format: nearly(fc.constantFrom(...FORMATS, 'x', '__defineGetter__')),
    pattern: nearly(fc.constantFrom('^a+$', '(', '(a+)+', '[\\u4e00-\\u9fa5]{2,}')),
    minLength: json,
    title: json,
    'x-unknown': sub,
  }
  return fc
    .shuffledSubarray(Object.keys(keywords) as (keyof typeof keywords)[], { maxLength: 5 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword]]))),
    )
}
const schema = schemaOf(3)

const content = fc.record(
  {
    schema: nearly(schema),
    uiSchema: nearly(
      fc.dictionary(
        names,
        fc.record(
          { 'ui:widget': nearly(fc.constantFrom(...WIDGETS)), 'ui:options': json, items: json },
          { requiredKeys: [] },
        ),
      ),
    ),
    formData: json,
    step: nearly(
      fc.record(
        { title: json, commit: nearly(fc.boolean()), when: nearly(schema) },
        { requiredKeys: [] },
      ),
    ),
    column: json,
  },
  { requiredKeys: ['schema'] },
)

const entries = fc.array(
  nearly(
    fc.record(
      {
        id: nearly(fc.integer({ min: 0, max: 20 })),
        name: nearly(fc.string()),
        keyName: nearly(fc.oneof(names, fc.constantFrom(...FIXED_PAGES, 'externalData@R1'))),
        nodeType: nearly(fc.constantFrom(1, 2, 2, 2, 3, 4, 5, -1, '2')),
        progress: nearly(fc.integer({ min: 1, max: 6 })),
        content: nearly(
          fc.oneof(
            content,
            schema,
            content.map((value) => JSON.stringify(value)),
            fc.json().map((text) => text.slice(1)),
          ),
        ),
      },
      { requiredKeys: ['id', 'nodeType', 'progress'] },
    ),
  ),
  { maxLength: 8 },
)

/** A real definition in which one value, somewhere, is another one. */
const mutated = fc
  .tuple(fc.constantFrom(...Object.values(realProcesses)), fc.nat(), json)
  .map(([definition, place, value]) => {
    const copy = structuredClone(definition)
    const holders: [Record<string, unknown>, string][] = []
    JSON.stringify(copy.actExForms, function (this: Record<string, unknown>, key, child: unknown) {
      if (key !== '') holders.push([this, key])
      return child
    })
    const [holder, key] = holders[place % holders.length] ?? [{}, '']
    holder[key] = value
    return copy
  })

/** All of it is JSON by the time it arrives. */
const definitions = fc
  .oneof(
    entries.map((actExForms) => processOf(...actExForms)),
    mutated,
  )
  .map((info) => JSON.parse(JSON.stringify(info)) as ProcessInfo)

describe('a definition that a server may send', () => {
  const born = Object.getOwnPropertyNames(Object.prototype)
  afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(born))

  it(
    `never throws and always makes a machine that starts and can be used (${RUNS} definitions)`,
    { timeout: 60_000 + RUNS * 30 },
    () => {
      fc.assert(
        fc.property(definitions, (info) => {
          const { plan, status, error, value } = startAndPress(info)
          expect(error).toBeUndefined()
          expect(status).toBe('active')
          if (plan.steps.length === 0) expect(value).toBe('empty')
        }),
        { numRuns: RUNS },
      )
    },
  )

  it('is read alike whether its content is an object or a string of it', () => {
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

describe('a definition that is meant to stop the page', () => {
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

  it.each(Object.entries(BOMBS))('is refused at once: %s', (_, text) => {
    const asText = processOf(entry(1, { content: text }), entry(2))
    const asObject = processOf(entry(1, { content: JSON.parse(text) as unknown }), entry(2))
    for (const definition of [asText, asObject]) {
      const started = process.cpuUsage()
      const plan = compileProcess(definition)
      const { user, system } = process.cpuUsage(started)
      // The budget is 50 ms on an idle machine; this one may be busy.
      expect((user + system) / 1000).toBeLessThan(500)
      expect(plan.diagnostics[0]).toMatchObject({ severity: 'error' })
      expect(plan.steps.map(({ broken }) => broken)).toEqual([true, false])
      expect(startAndPress(definition).status).toBe('active')
    }
  })
})
