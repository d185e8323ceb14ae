import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { constraintPairs } from '#engine/paths/constraint-pairs.ts'
import { formOutcomes } from '#engine/paths/form-outcomes.ts'
import { rulePairs } from '#engine/paths/rule-pairs.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { ITEM, type Path } from '#engine/json/path-values.ts'
import { pointerTo } from '#engine/json/pointer.ts'
import { valueAt } from '#engine/json/values-at.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { formsWithIssues } from '#fixtures/backend/domain/flows/check-values.ts'
import { formIssues } from '#fixtures/backend/domain/forms/form-issues.ts'
import { entry, processOf } from '../process/definitions.ts'

const planOf = (schema: object, uiSchema: object = {}) =>
  compileProcess(processOf(entry(1, { schema: { type: 'object', ...schema }, uiSchema })))
const sidesOf = (field: object, isRequired = true) => {
  const schema = { properties: { a: field }, ...(isRequired && { required: ['a'] }) }
  return constraintPairs(planOf(schema)).pairs.map(({ keyword, inside, outside }) => [
    keyword,
    inside['a'],
    outside['a'],
  ])
}

/** The pointer to a field in the first item of each list. */
const pointerOf = ({ path }: Field): string =>
  pointerTo('', ...path.map((token) => (token === ITEM ? 0 : token)))

describe('constraintPairs', () => {
  it.each<[string, object, unknown[]]>([
    [
      'an integer',
      { type: 'integer', minimum: 3, maximum: 9 },
      [
        ['minimum', 3, 2],
        ['maximum', 9, 10],
      ],
    ],
    [
      'a number with exclusive limits',
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      [
        ['exclusiveMinimum', 0.01, 0],
        ['exclusiveMaximum', 0.99, 1],
      ],
    ],
    [
      'options',
      { type: 'string', oneOf: [{ const: 'x', title: '甲' }] },
      [['oneOf', 'x', '\ufffd']],
    ],
    [
      'a list',
      {
        type: 'array',
        items: { type: 'string', enum: ['一', '二', '三'] },
        minItems: 2,
        maxItems: 2,
      },
      [
        ['minItems', ['一', '二'], ['一']],
        ['maxItems', ['一', '二'], ['一', '二', '三']],
        ['enum', ['一', '一'], ['\ufffd', '一']],
      ],
    ],
    [
      'a list of distinct options',
      {
        type: 'array',
        items: { type: 'string', enum: ['一', '二', '三'] },
        minItems: 2,
        uniqueItems: true,
      },
      [
        ['minItems', ['一', '二'], ['一']],
        ['uniqueItems', ['一', '二'], ['一', '二', '一']],
        ['enum', ['一', '二'], ['\ufffd', '二']],
      ],
    ],
  ])('stand on both sides of %s', (_, field, sides) => {
    expect(sidesOf(field)).toEqual([['required', expect.anything(), undefined], ...sides])
  })

  it('count the characters of a text', () => {
    const [shortest, longest] = sidesOf({ type: 'string', minLength: 4, maxLength: 6 }, false)
    expect(
      [shortest, longest].map((side) => side?.slice(1).map((text) => String(text).length)),
    ).toEqual([
      [4, 3],
      [6, 7],
    ])
  })

  it('show a field that a condition hides', () => {
    const { pairs, missing } = constraintPairs(
      planOf({
        required: ['kind'],
        properties: { kind: { type: 'string', title: '种类', enum: ['个人', '企业'] } },
        if: { required: ['kind'], properties: { kind: { const: '企业' } } },
        then: {
          required: ['code'],
          properties: { code: { type: 'string', format: 'credit-code' } },
        },
      }),
    )
    expect(missing).toEqual([])
    const ofCode = pairs.filter(({ field }) => field.name === 'code')
    expect(ofCode.map(({ keyword, inside }) => [keyword, inside['kind']])).toEqual([
      ['required', '企业'],
      ['format', '企业'],
    ])
  })

  it('stand in the first item of a list, which is valid but for them', () => {
    const sites = {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 4 },
          staff: { type: 'integer', minimum: 1 },
        },
      },
    }
    const { pairs, missing } = constraintPairs(planOf({ properties: { sites } }))
    expect(missing).toEqual([])
    expect(pairs.map(({ keyword, inside, outside }) => [keyword, inside, outside])).toEqual([
      [
        'required',
        { sites: [{ name: '示例内容示例内容示例内容', staff: 1 }] },
        { sites: [{ staff: 1 }] },
      ],
      [
        'minLength',
        { sites: [{ name: '示例内容', staff: 1 }] },
        { sites: [{ name: '示例内', staff: 1 }] },
      ],
      [
        'minimum',
        { sites: [{ name: '示例内容示例内容示例内容', staff: 1 }] },
        { sites: [{ name: '示例内容示例内容示例内容', staff: 0 }] },
      ],
    ])
  })

  it.each<[string, { sites: object }, Path]>([
    ['of the list', { sites: { items: { enum: ['一', '二'] } } }, ['sites', ITEM]],
    [
      'of the lists of its items',
      {
        sites: {
          minItems: 2,
          items: {
            type: 'object',
            properties: { rooms: { type: 'array', items: { type: 'integer', maximum: 9 } } },
          },
        },
      },
      ['sites', ITEM, 'rooms', ITEM],
    ],
    [
      'that a condition in the item hides',
      {
        sites: {
          items: {
            type: 'object',
            required: ['kind'],
            properties: { kind: { type: 'string', enum: ['租', '自有'] } },
            if: { required: ['kind'], properties: { kind: { const: '自有' } } },
            then: { properties: { area: { type: 'integer', minimum: 10 } } },
          },
        },
      },
      ['sites', ITEM, 'area'],
    ],
  ])('find a constraint of the items: %s', (_, { sites }, path) => {
    const { pairs, missing } = constraintPairs(
      planOf({ properties: { sites: { type: 'array', ...sites } } }),
    )
    expect(missing).toEqual([])
    expect(pairs.map(({ field }) => field.path)).toContainEqual(path)
  })

  it('find a constraint of the items of a list that a condition hides', () => {
    const { pairs, missing } = constraintPairs(
      planOf({
        required: ['kind'],
        properties: { kind: { type: 'string', enum: ['个人', '企业'] } },
        if: { required: ['kind'], properties: { kind: { const: '企业' } } },
        then: {
          properties: {
            sites: {
              type: 'array',
              items: { type: 'object', properties: { staff: { type: 'integer', minimum: 1 } } },
            },
          },
        },
      }),
    )
    expect(missing).toEqual([])
    expect(pairs).toContainEqual(
      expect.objectContaining({
        keyword: 'minimum',
        inside: { kind: '企业', sites: [{ staff: 1 }] },
        outside: { kind: '企业', sites: [{ staff: 0 }] },
      }),
    )
  })

  it('say for which constraint there are none', () => {
    const { pairs, missing } = constraintPairs(
      planOf({ properties: { a: { type: 'string', pattern: '^[0-9a-f]{3}-z$' } } }),
    )
    expect(pairs).toEqual([])
    expect(missing).toMatchObject([{ keyword: 'pattern', field: { name: 'a' } }])
  })
})

describe('rulePairs', () => {
  const rule = (holds: string) => ({ 'ui:options': { rules: [{ holds, message: '不符' }] } })

  it('keep a rule, and break it', () => {
    const { pairs } = rulePairs(
      planOf(
        {
          properties: {
            from: { type: 'integer', title: '从', minimum: 5 },
            to: { type: 'integer', title: '到' },
          },
        },
        { to: rule('to > from') },
      ),
    )
    const tells = pairs.map(({ kept, broken }) =>
      [kept, broken].map((values) => Number(values['to']) > Number(values['from'])),
    )
    expect(tells).toEqual([[true, false]])
  })

  it.each([
    ['of its own fields', 'to > from'],
    ['of its own fields and of the form around the list', 'to > form.least'],
  ])('keep a rule of the items of a list, and break it: %s', (_, holds) => {
    const amount = { type: 'integer', title: '数' }
    const { pairs, missing } = rulePairs(
      planOf(
        {
          properties: {
            least: { ...amount, minimum: 5 },
            rows: {
              type: 'array',
              items: {
                type: 'object',
                properties: { from: { ...amount, minimum: 5 }, to: amount },
              },
            },
          },
        },
        { rows: { items: { to: rule(holds) } } },
      ),
    )
    expect(missing).toEqual([])
    const limit: Path = holds.includes('form') ? ['least'] : ['rows', ITEM, 'from']
    expect(
      pairs.map(({ field, kept, broken }) => [
        field.path,
        ...[kept, broken].map(
          (values) => Number(valueAt(values, field.path)) > Number(valueAt(values, limit)),
        ),
      ]),
    ).toEqual([[['rows', ITEM, 'to'], true, false]])
  })

  it('break a rule that asks for a value by leaving it out', () => {
    const { pairs } = rulePairs(
      planOf(
        {
          properties: {
            day: { type: 'string', format: 'date', title: '日期' },
            why: { type: 'string', title: '原因' },
          },
        },
        { why: rule('days("2026-01-15", day) <= 0 || has(self.why)') },
      ),
    )
    expect(pairs.map(({ kept, broken }) => [kept['why'], broken['why']])).toEqual([
      [expect.any(String), undefined],
    ])
  })

  it('are not made for a rule over a list that comes from elsewhere, of which nothing is known', () => {
    const holds = 'a in collected.terms.kinds.map(kind, kind.id)'
    const schema = { properties: { a: { type: 'string', title: '甲' } } }
    const { pairs, missing } = rulePairs(planOf(schema, { a: rule(holds) }))
    expect([pairs, missing]).toEqual([[], []])
  })

  it('say for which rule there are none', () => {
    const { missing } = rulePairs(
      planOf(
        { properties: { a: { type: 'integer', title: '数' } } },
        { a: rule('a < 7 || a >= 7') },
      ),
    )
    expect(missing).toMatchObject([{ source: 'a < 7 || a >= 7' }])
  })
})

describe.each(readdirSync('schemas/processes'))('the reference backend, for %s', (file) => {
  const plan = compileProcess(
    JSON.parse(readFileSync(`schemas/processes/${file}`, 'utf8')) as ProcessInfo,
  )

  it('accepts what is just inside of each constraint, and refuses what is just outside', () => {
    const { pairs, missing } = constraintPairs(plan)
    expect(missing).toEqual([])
    expect(pairs.length).toBeGreaterThan(5)
    for (const { form, field, keyword, inside, outside } of pairs) {
      const refused = (values: Readonly<Record<string, unknown>>) => {
        const sent = { [form.id]: values }
        return formsWithIssues(plan, { sent, data: sent, external: {} })
          .filter(({ issues }) => issues.length === 0)
          .map(({ id }) => id)
      }
      const place = `${form.id} ${pointerOf(field)} ${keyword}`
      expect([place, refused(inside), refused(outside)]).toEqual([place, [], [form.id]])
      expect(valueAt(outside, field.path)).not.toEqual(valueAt(inside, field.path))
    }
  })

  it('accepts the values of both outcomes of each condition within a form', () => {
    const { outcomes, missing } = formOutcomes(plan)
    expect(missing).toEqual([])
    for (const { form, values } of outcomes) {
      const sent = { [form.id]: values }
      const refused = formsWithIssues(plan, { sent, data: sent, external: {} })
      // Options of dictionaries are those of a database: they have issues of their own.
      expect(refused.filter(({ issues }) => issues.length === 0)).toEqual([])
    }
  })

  it('names the field of each rule that is broken, and of none that is kept', () => {
    const { pairs, missing } = rulePairs(plan)
    expect(missing).toEqual([])
    for (const { form, field, collected, now, kept, broken } of pairs) {
      const pointers = (data: unknown) =>
        formIssues(form.plan, data, { collected, now }).map(({ pointer }) => pointer)
      const pointer = pointerOf(field)
      expect(pointers(kept)).not.toContain(pointer)
      expect(pointers(broken)).toContain(pointer)
    }
  })
})
