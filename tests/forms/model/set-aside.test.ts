import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicableValues, declarationsAt } from '#engine/form/applicability.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { FormModel } from '#src/forms/model/form-model.ts'
import { keptCode } from '#src/forms/model/kept-values.ts'
import { SetAside } from '#src/forms/model/set-aside.ts'

type Path = readonly (string | number)[]

const text = fc.constant({ type: 'string' })
const defaulted = fc.constant({ type: 'string', default: '预填' })
const select = fc
  .subarray(['甲', '乙', '丙'], { minLength: 2 })
  .map((options) => ({ type: 'string', enum: options }))
const NAMES = ['a', 'b', 'c', 'd', 'e']
const isChosen = (name: string, option: string) => ({
  required: [name],
  properties: { [name]: { const: option } },
})

/** Makes members, and conditions that add members, change their options or narrow their type. */
const object = (depth: number, isRoot = false): fc.Arbitrary<JsonSchema> => {
  const member = depth > 0 ? fc.oneof(text, select, container(depth - 1)) : fc.oneof(text, select)
  // Defaults of nested members are filled in by rjsf's form, which this test has not.
  // Conditions that hold at the same time add different members: these may not contradict one another.
  const added = (...names: string[]) =>
    fc.dictionary(fc.constantFrom(...names), isRoot ? fc.oneof(member, defaulted) : member, {
      minKeys: 1,
    })
  const narrowed = select.map((narrower) => ({ s: narrower }))
  const condition = (...names: string[]) =>
    fc
      .record({
        option: fc.constantFrom('甲', '乙', '丙'),
        holds: names.includes('s1') ? fc.oneof(added(...names), narrowed) : added(...names),
        fails: fc.option(added(...names), { nil: undefined }),
      })
      .map(({ option, holds, fails }) => ({
        if: isChosen('kind', option),
        then: { properties: holds },
        ...(fails && { else: { properties: fails } }),
      }))
  return fc
    .record({
      members: fc.dictionary(fc.constantFrom(...NAMES), member, { minKeys: 1, maxKeys: 3 }),
      first: fc.option(condition('s1', 't1'), { nil: undefined }),
      second: fc.option(condition('s2', 't2'), { nil: undefined }),
      dependency: fc.option(added('s3', 't3'), { nil: undefined }),
    })
    .map(({ members, first, second, dependency }) => ({
      type: 'object',
      properties: {
        kind: { type: 'string', enum: ['甲', '乙', '丙'] },
        s: { type: 'string', enum: ['甲', '乙', '丙'] },
        ...members,
      },
      allOf: [first, second].filter((one) => one !== undefined),
      ...(dependency && { dependencies: { kind: { properties: dependency } } }),
    }))
}

const container = (depth: number): fc.Arbitrary<JsonSchema> =>
  fc.oneof(
    object(depth),
    object(depth).map((items) => ({ type: 'array', items })),
    fc
      .tuple(object(depth), object(depth), object(depth))
      .map(([one, two, rest]) => ({ type: 'array', items: [one, two], additionalItems: rest })),
    fc.record({ one: text, other: select }).map(({ one, other }) => ({
      type: 'object',
      properties: { shared: { type: 'string' } },
      oneOf: [
        { properties: { branch: { const: '一' }, own: one } },
        { properties: { branch: { const: '二' }, own: other, more: { type: 'string' } } },
      ],
    })),
  )

/** Selects one of several things by a number. */
const pick = <Thing>(things: readonly Thing[], seed: number): Thing | undefined =>
  things[seed % things.length]

/** Returns the data without members that are empty. */
const plain = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(plain)
  if (typeof data !== 'object' || data === null) return data
  const members = Object.entries(data).map(([name, member]) => [name, plain(member)] as const)
  return Object.fromEntries(
    members.filter(
      ([, member]) =>
        member !== undefined &&
        (typeof member !== 'object' || member === null || Object.keys(member).length > 0),
    ),
  )
}

/** Opening a form fills empty items into an absent tuple. */
const withoutEmptyItems = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return data
  const members = Object.entries(data).map(([name, value]) => [name, withoutEmptyItems(value)])
  const filled = members.filter(([, value]) => JSON.stringify(value) !== '{}')
  return Object.fromEntries(filled)
}

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (found, token) => (found as Record<string, unknown> | undefined)?.[token],
    data,
  )

const withValue = (data: unknown, [token, ...rest]: Path, value: unknown): unknown => {
  if (token === undefined) return value
  const copy = Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }
  const members = copy as Record<string | number, unknown>
  members[token] = withValue(members[token], rest, value)
  return copy
}

interface Place {
  path: Path
  schema: JsonSchema
}

/** Returns each value that the form asks for, lists and texts. */
const placesOf = (plan: FormPlan, data: unknown, path: Path = []): Place[] => {
  const shapes = declarationsAt(plan, data, path)
  const own =
    shapes.length > 0 && path.length > 0 ? [{ path, schema: shapes.at(-1)?.schema ?? {} }] : []
  const value = at(data, path)
  if (Array.isArray(value))
    return [...own, ...value.flatMap((_, index) => placesOf(plan, data, [...path, index]))]
  const names = new Set<string>()
  const visit = (one: (typeof shapes)[number]) => {
    for (const name of one.members.keys()) names.add(name)
    for (const part of one.parts) visit(part.shape)
  }
  shapes.forEach(visit)
  return [...own, ...[...names].flatMap((name) => placesOf(plan, data, [...path, name]))]
}

/** Makes another value for a place. */
const edited = ({ schema }: Place, before: unknown, seed: number): unknown => {
  if (schema.type === 'array') {
    const items = Array.isArray(before) ? (before as unknown[]) : []
    const index = seed % Math.max(items.length, 1)
    if (seed % 3 === 0) return items.toSpliced(index, 1)
    if (seed % 3 === 1 && items.length > 1) return [...items.slice(1), items[0]]
    return [...items, { kind: '甲' }]
  }
  const options = schema.enum as string[] | undefined
  if (options) return pick([...options, undefined], seed)
  return pick(['一', '二', `值${seed}`, undefined], seed)
}

const startsWith = (path: Path, start: Path): boolean =>
  start.every((token, index) => token === path[index])

/** Changes a value as the form's field for it does. */
const edit = (model: FormModel, path: Path, value: unknown): void => model.set(path, value)

const BRANCHES = [undefined, '一', '二']

/** Selects a branch as the form's selector does. */
const selectBranch = (model: FormModel, path: Path, to: number): void => {
  const value = at(model.data, path) as Record<string, unknown> | undefined
  const from = BRANCHES.indexOf(value?.branch as string | undefined)
  const begun = { shared: value?.shared, ...(to > 0 && { branch: BRANCHES[to] }) }
  edit(model, path, model.switchBranch({ path, from, to, value, begun }))
}

const leavesOf = (value: unknown, path: Path = []): [Path, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) =>
        leavesOf(member, [...path, Array.isArray(value) ? Number(name) : name]),
      )
    : [[path, value]]

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index])

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

beforeAll(async () => {
  await keptCode.load()
})

/** Options of some members are narrowed by other ones. */
const uiSchema = fc
  .dictionary(fc.constantFrom(...NAMES, 's1', 't2'), fc.constantFrom(...NAMES, 'kind', 't1'))
  .map((narrowers) =>
    Object.fromEntries(
      Object.entries(narrowers).map(([name, field]) => [
        name,
        { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'industry', within: { field } } },
      ]),
    ),
  )

/** Only the options of texts without a default are narrowed, by such texts. */
const withTexts = (made: JsonSchema, ui: Record<string, NarrowedUi>) => {
  const isText = (name: string) =>
    compileForm({ schema: made }).fields.every(
      ({ path, schema }) =>
        path.length > 1 ||
        path[0] !== name ||
        (schema.type === 'string' && schema.default === undefined),
    )
  return Object.fromEntries(
    Object.entries(ui).filter(
      ([name, one]) => isText(name) && isText(one['ui:options'].within.field),
    ),
  )
}

interface NarrowedUi {
  'ui:options': { within: { field: string } }
}

/** The narrower of an option may itself be narrowed: any change may remove it. */
const isNarrowed = (ui: Record<string, unknown>, [name = '']: Path): boolean => name in ui

describe('FormModel', () => {
  it('changes no value that an edit does not name, and restores the data when it is undone', () => {
    fc.assert(
      fc.property(
        object(2, true),
        uiSchema,
        fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { minLength: 1, maxLength: 8 }),
        (made, narrowers, edits) => {
          const ui = withTexts(made, narrowers)
          const plan = compileForm({ schema: made, uiSchema: ui })
          let aside = new SetAside(plan)
          let model = new FormModel(plan, {}, { aside })
          const reload = () => {
            // Opening a form fills in the defaults that were cleared.
            if (JSON.stringify(made).includes('预填')) return
            aside = new SetAside(plan, throughJson(aside))
            model = new FormModel(plan, throughJson(model.data), { aside })
          }
          if (model.failure !== undefined) throw model.failure as Error
          for (const [where, what] of edits) {
            const before = model.data
            const leaves = placesOf(plan, before).filter(
              ({ schema }) =>
                schema.const === undefined && (schema.type !== 'object' || schema.oneOf),
            )
            const place = pick(leaves, where)
            if (!place) continue
            const { path } = place
            const old = at(before, path)
            const isBranch = place.schema.oneOf !== undefined
            const value = edited(place, old, what)
            // A condition on an absent object holds, and may fail once a member of it is typed.
            const typed = declarationsAt(plan, withValue(before, path, value), path)
            if (!areSame(typed, declarationsAt(plan, before, path))) continue
            const first = BRANCHES.indexOf(at(old, ['branch']) as string | undefined)
            const change = () =>
              isBranch ? selectBranch(model, path, what % 3) : edit(model, path, value)
            const undo = () =>
              isBranch ? selectBranch(model, path, first) : edit(model, path, old)
            change()
            const after = model.data
            for (const [leaf, kept] of leavesOf(before)) {
              if (kept === undefined || startsWith(leaf, path)) continue
              if (isNarrowed(ui, leaf)) continue
              const was = declarationsAt(plan, before, leaf)
              const now = declarationsAt(plan, after, leaf)
              if (!areSame(was, now)) continue
              expect([leaf, at(after, leaf)]).toEqual([leaf, kept])
            }
            const compare = where % 2 === 0 ? withoutEmptyItems : plain
            // Values that no longer apply are not handed in, also where the form still holds them.
            const compared = (data: unknown) => compare(plain(applicableValues(plan, data).kept))
            if (where % 4 === 0) reload()
            undo()
            expect(compared(model.data)).toEqual(compared(before))
            if (where % 4 === 2) reload()
            change()
            expect(compared(model.data)).toEqual(compared(after))
          }
        },
      ),
      { numRuns: 200, seed: 1 },
    )
  })
})
