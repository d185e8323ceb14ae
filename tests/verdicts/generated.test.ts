import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import { applyingMembers } from '#engine/form/applicability.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { PlanForm } from '#engine/process/plan.ts'
import { formsWithIssues } from '#fixtures/backend/domain/flows/check-values.ts'
import { expressionCode } from '#src/forms/model/expressions.ts'
import { DEFAULTS } from '#src/forms/model/fill.ts'
import { FormModel } from '#src/forms/model/form-model.ts'
import { checkForm } from '#src/forms/validation/check-form.ts'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { entry, processOf } from '../engine/process/definitions.ts'

/*
 * Generated definitions and values, through the portal's form (its model and ajv) and through the backend's rules: a
 * customer is never let on to a refusal, nor held where the server would accept.
 */

const RUNS = 2_000

/** A field: its schema, its part of the uiSchema, and values that are right and wrong for it. */
interface Part {
  schema: object
  ui?: object
  values: readonly unknown[]
}

const text = (schema: object, values: readonly unknown[], ui?: object): Part => ({
  schema: { type: 'string', ...schema },
  values: [...values, '', '  ', null, undefined, 7],
  ...(ui && { ui }),
})

const PARTS: readonly Part[] = [
  text({ minLength: 2, maxLength: 6 }, ['甲', '甲乙', '甲乙丙丁戊己', '甲乙丙丁戊己庚']),
  text({ pattern: '^[0-9]{3}$' }, ['123', '12', 'abc']),
  text({ format: 'money' }, ['1.00', '0', '1.005', '-1', '1,000.00']),
  text({ format: 'percent' }, ['0', '100', '100.01', '5.5']),
  text({ format: 'mobile' }, ['13912345678', '12345']),
  text({ format: 'date' }, ['2026-02-28', '2026-02-30']),
  text({ enum: ['a', 'b'] }, ['a', 'b', 'c']),
  text(
    {
      oneOf: [
        { const: 'a', title: '甲' },
        { const: 'b', title: '乙' },
      ],
    },
    ['a', 'c'],
  ),
  text({ const: 'fixed' }, ['fixed', 'other']),
  {
    schema: { type: 'boolean', const: true },
    ui: { 'ui:widget': 'consent' },
    values: [true, false, undefined],
  },
  {
    schema: { type: 'integer', minimum: 1, maximum: 9 },
    values: [0, 1, 9, 10, 1.5, '1', undefined, null],
  },
  { schema: { type: 'number', multipleOf: 0.01 }, values: [0.1, 0.07, 0.005, undefined] },
  {
    schema: { type: 'array', items: { enum: ['x', 'y'] }, uniqueItems: true, minItems: 1 },
    values: [[], ['x'], ['x', 'x'], ['z'], ['x', 'y'], undefined, null],
  },
  {
    schema: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, share: { type: 'string', format: 'percent' } },
      },
    },
    values: [
      [],
      [{}],
      [{ name: '甲', share: '5' }],
      [{ name: '甲', share: '500' }],
      [{ name: '甲' }, { name: '' }],
      [{ name: '甲' }, { name: '乙' }, { name: '丙' }],
      undefined,
    ],
  },
  {
    schema: {
      type: 'object',
      required: ['street'],
      properties: { street: { type: 'string', minLength: 2 }, floor: { type: 'integer' } },
    },
    values: [{}, { street: '路' }, { street: '大路' }, { street: '大路', floor: '2' }, undefined],
  },
]

const NAMES = ['a', 'b', 'c', 'd'] as const

/** The ways in which the last member depends on `kind`, the first one. */
const LINKS = ['none', 'if', 'dependencies', 'dependentRequired', 'allOf'] as const

const row = fc
  .record({
    parts: fc.array(fc.nat({ max: PARTS.length - 1 }), { minLength: 1, maxLength: NAMES.length }),
    places: fc.array(fc.nat({ max: 9 }), { minLength: NAMES.length, maxLength: NAMES.length }),
    required: fc.subarray([...NAMES]),
    link: fc.constantFrom(...LINKS),
    kind: fc.constantFrom('company', 'person', 'other', undefined),
    rules: fc.boolean(),
    amounts: fc.array(fc.constantFrom('1.00', '2.50', '', 'x'), { minLength: 3, maxLength: 3 }),
  })
  .map((made) => ({ ...made, ...definitionOf(made) }))

interface Made {
  parts: readonly number[]
  places: readonly number[]
  required: readonly string[]
  link: (typeof LINKS)[number]
  kind: string | undefined
  rules: boolean
  amounts: readonly string[]
}

const definitionOf = ({ parts, places, required, link, kind, rules, amounts }: Made) => {
  const members = parts.map((part, index) => [NAMES[index] ?? 'a', PARTS[part]] as const)
  const schemas = Object.fromEntries(members.map(([name, part]) => [name, part?.schema ?? {}]))
  const [last = 'a'] = Object.keys(schemas).slice(-1)
  const { [last]: linked = {}, ...others } = schemas
  const own = required.filter((name) => name in schemas && (link === 'none' || name !== last))
  const hidden = { properties: { [last]: linked }, required: required.includes(last) ? [last] : [] }
  const isCompany = { properties: { kind: { const: 'company' } }, required: ['kind'] }
  const money = { type: 'string', format: 'money' }
  const schema = {
    type: 'object',
    required: own,
    properties: {
      kind: { type: 'string', enum: ['company', 'person'] },
      ...(link === 'none' || link === 'dependentRequired' ? schemas : others),
      ...(rules && { low: money, high: money, total: money }),
    },
    ...(link === 'if' && { if: isCompany, then: hidden }),
    ...(link === 'allOf' && { allOf: [{ if: isCompany, then: hidden, else: {} }] }),
    ...(link === 'dependencies' && { dependencies: { kind: hidden } }),
    ...(link === 'dependentRequired' && { dependentRequired: { kind: [last] } }),
  }
  const uiSchema = {
    ...Object.fromEntries(members.flatMap(([name, part]) => (part?.ui ? [[name, part.ui]] : []))),
    ...(rules && {
      high: { 'ui:options': { rules: [{ holds: 'high >= low', message: '不能低于下限' }] } },
      total: { 'ui:options': { computed: 'low + high' } },
    }),
  }
  const [low, high, total] = amounts
  const values = {
    ...(kind !== undefined && { kind }),
    ...Object.fromEntries(
      members.map(([name, part], index) => {
        const all = part?.values ?? []
        return [name, all[(places[index] ?? 0) % all.length]]
      }),
    ),
    ...(rules && { low, high, total }),
  }
  return { schema, uiSchema, values: JSON.parse(JSON.stringify(values)) as Record<string, unknown> }
}

const NOW = new Date('2026-11-20T01:30:00Z')

/** Opens the portal's form with the values. @returns its data and its issues */
const portalOf = ({ plan: form }: PlanForm, values: unknown) => {
  const model = new FormModel(form, values)
  const { data } = model
  const violations = checkForm(compilingValidator, form.schema, data)
  return { data, issues: [...violations, ...reversedPeriods(form, data), ...model.broken()] }
}

const planOfRow = ({ schema, uiSchema }: { schema: object; uiSchema: object }) =>
  compileProcess(processOf(entry(1, { content: { schema, uiSchema } }), entry(2)))

const formOf = (plan: ReturnType<typeof planOfRow>): PlanForm => {
  const form = plan.steps[0]?.forms[0]
  if (!form) throw new Error(`no form: ${JSON.stringify(plan.diagnostics)}`)
  return form
}

describe('generated definitions and values', () => {
  beforeAll(() => expressionCode.load())

  it('get one verdict from the portal and the backend, and show the fields that it asks for', () => {
    const seen = { accepted: 0, refused: 0 }
    fc.assert(
      fc.property(row, (made) => {
        const plan = planOfRow(made)
        const form = formOf(plan)
        const { data, issues } = portalOf(form, made.values)
        const sent = { [form.id]: data }
        const refused = formsWithIssues(plan, { sent, data: sent, external: {}, now: NOW })
        seen[refused.length === 0 ? 'accepted' : 'refused'] += 1
        expect({ isHeld: issues.length > 0, data, issues }).toEqual({
          isHeld: refused.length > 0,
          data,
          issues,
        })
        expect(shownFields(form, data)).toEqual(askedFields(form, data))
      }),
      { numRuns: RUNS },
    )
    // Rows of one kind alone would show nothing.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(RUNS / 20)
  }, 180_000)
})

/** The fields that rjsf renders. */
const shownFields = ({ plan: { rendered } }: PlanForm, data: unknown): string[] => {
  const utils = createSchemaUtils(compilingValidator, rendered.schema as RJSFSchema, DEFAULTS)
  return Object.keys(utils.retrieveSchema(rendered.schema, data).properties ?? {}).toSorted()
}

/** The fields that the rules ask for. */
const askedFields = ({ plan: { root } }: PlanForm, data: unknown): string[] =>
  applyingMembers([root], data)
    .map(({ name }) => name)
    .toSorted()
