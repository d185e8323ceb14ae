import { deepEquals } from '@rjsf/utils'
import { declarationsAt } from '#engine/form/applicability.ts'
import type { Field, FormPlan, Shape } from '#engine/form/form-plan.ts'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { FormSection } from './form-sections.ts'
import { readAside, savedAside, type AsideValue, type SavedAside } from './saved-aside.ts'
import { memberOf, valueAt, withValue, type ValuePath } from './value-at.ts'

/** An edit of a section of a form. */
export interface Edit {
  section: string
  /** Tells whether the edit itself changes the value at a path. */
  names: (path: ValuePath) => boolean
}

/** The selection of another branch: `begun` is the value that it begins with. */
export interface BranchSwitch {
  path: ValuePath
  from: number
  to: number
  value: unknown
  begun: unknown
  /** The defaults of the members of the branch that was selected before. */
  defaults?: Readonly<Record<string, unknown>>
}

/**
 * The values of a form that changes made inapplicable: they are not part of its data, and come back when the change is
 * taken back. `JSON.stringify` makes a `SavedAside` of them, which is stored with the draft of the form.
 */
export class SetAside {
  /** Another array after each change. */
  values: readonly AsideValue[] = []
  /** The names of conditional fields with a default. */
  private readonly defaulted: ReadonlySet<unknown>

  /** @param saved the values of the same definition, from a draft */
  constructor(
    readonly form: FormPlan,
    saved?: unknown,
  ) {
    this.defaulted = new Set(
      form.fields.flatMap(({ name, schema, conditions }) =>
        conditions.length > 0 && schema.default !== undefined ? [name] : [],
      ),
    )
    this.values = readAside(form, saved)
  }

  toJSON(): SavedAside {
    return savedAside(this.form, this.values)
  }

  /** Tells how many filled-in values edits of a section put aside; '' for none. */
  noteOf({ key }: FormSection): string {
    const count = this.values.reduce(
      (sum, one) => (one.section === key && !('removed' in one) ? sum + one.count : sum),
      0,
    )
    return count > 0 ? `已保留 ${count} 项暂不适用的内容，改回后会恢复` : ''
  }

  /**
   * Puts the values aside that no longer apply after an edit, and restores those that apply again.
   * @returns the data with the restored values; the same object where there are none
   */
  follow(before: unknown, after: unknown, edit: Edit): unknown {
    if (before === after) return after
    const known = this.values
    let data = after
    try {
      this.collect(before, after, [], { ...edit, before, after })
      for (let one: AsideValue | undefined; (one = this.next(known, before, data));) {
        const { path, value } = one
        this.values = this.values.filter((other) => other !== one)
        const now = valueAt(data, path)
        // The value that took its place belongs to the declarations before this edit.
        if (!isEmptyValue(now) && deepEquals(now, valueAt(before, path))) {
          const under = declarationsAt(this.form, before, path)
          this.put({ path, under, value: now, left: value }, edit.section)
        }
        data = withValue(data, path, value)
      }
    } catch {
      // A definition that cannot be evaluated hides nothing.
    }
    return data
  }

  /** Puts the values of a branch aside. @returns the value of the selected branch, with its earlier values */
  switchBranch(
    { path, from, to, value, begun, defaults = {} }: BranchSwitch,
    sections: readonly FormSection[],
  ): unknown {
    const [root] = path
    const changed = sections.find(({ names }) => names?.includes(String(root)) ?? true)
    const section = changed?.key ?? ''
    const isAt = (one: AsideValue, branch: number) =>
      one.under[0] === branch && deepEquals(one.path, path)
    const earlier = this.values.find((one) => isAt(one, to))?.value
    this.values = this.values.filter((one) => !isAt(one, to) && !isAt(one, from))
    const own = isJsonObject(value)
      ? membersOf(value, (name, member) => !deepEquals(member, memberOf(begun, name)))
      : value
    const filledIn = isJsonObject(own)
      ? membersOf(own, (name, member) => !deepEquals(member, defaults[name]))
      : own
    const count = deepEquals(own, begun) ? 0 : countOf(filledIn)
    if (countOf(own) > 0)
      this.values = [...this.values, { path, under: [from], value: own, count, section }]
    if (!isJsonObject(earlier)) return earlier ?? begun
    const isCarried = (name: string) =>
      !isEmptyValue(memberOf(value, name)) &&
      deepEquals(memberOf(value, name), memberOf(begun, name))
    return {
      ...(isJsonObject(begun) ? begun : {}),
      ...membersOf(earlier, (name) => !isCarried(name)),
    }
  }

  /** Returns a value that applies again; a restored value may narrow others that are restored after it. */
  private next(
    known: readonly AsideValue[],
    before: unknown,
    data: unknown,
  ): AsideValue | undefined {
    return known.find((one) => this.values.includes(one) && this.applies(one, before, data))
  }

  /** Tells whether a value applies again, and no other value was filled in. */
  private applies(one: AsideValue, before: unknown, data: unknown): boolean {
    const { path, under, left } = one
    const around = valueAt(data, path.slice(0, -1))
    const isInside = Array.isArray(around)
      ? Number(path.at(-1)) in around
      : path.length > 0 && isJsonObject(around)
    const now = valueAt(data, path)
    const earlier = valueAt(before, path)
    const isFilledIn = !isEmptyValue(now) && deepEquals(now, earlier) && !deepEquals(now, left)
    if (!isInside || isFilledIn) return false
    const declared = declarationsAt(this.form, data, path)
    return (
      areSame(under, declared) &&
      (!('within' in one) || deepEquals(one.within, narrowerOf(declared, data, path)))
    )
  }

  /** Compares the data before and after an edit, and puts each value aside whose declarations are others now. */
  private collect(
    before: unknown,
    after: unknown,
    path: ValuePath,
    edit: Edit & { before: unknown; after: unknown },
  ): void {
    // A default that the customer has cleared stays so, and one that a change fills in goes with it.
    if (before === after && !(before === undefined && this.defaulted.has(path.at(-1)))) return
    if (Array.isArray(before) && Array.isArray(after) && isRearranged(before, after)) {
      this.rearrange(path, before, after)
      if (before.length === after.length) return
    }
    if (edit.names(path)) return
    if (isJsonObject(before) && isJsonObject(after)) {
      for (const name of Object.keys({ ...before, ...after }))
        this.collect(before[name], after[name], [...path, name], edit)
      return
    }
    if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
      for (const [index, item] of before.entries())
        this.collect(item, after[index], [...path, index], edit)
      return
    }
    if (before !== undefined && deepEquals(before, after)) return
    const under = declarationsAt(this.form, edit.before, path)
    const now = declarationsAt(this.form, edit.after, path)
    if (under.length === 0 || under.some(isGiven)) return
    const within = narrowerOf(under, edit.before, path)
    const isNarrowed = !deepEquals(within, narrowerOf(under, edit.after, path))
    if (areSame(under, now) && !isNarrowed) return
    this.put(
      { path, under, value: before, left: after, ...(isNarrowed && { within }) },
      edit.section,
    )
  }

  private put(
    one: Pick<AsideValue, 'path' | 'under' | 'value' | 'left' | 'within'>,
    section: string,
  ): void {
    const { path, under, value } = one
    // The field of a narrowed option says itself that it comes back.
    const count = 'within' in one ? 0 : countOf(value, under as readonly Shape[])
    this.values = [
      ...this.values.filter(
        (other) =>
          !deepEquals(other.path, path) ||
          !areSame(other.under, under) ||
          !deepEquals(other.within, one.within),
      ),
      { ...one, count, section },
    ]
  }

  /** Follows the items of a list that were moved, added, removed or restored. */
  private rearrange(path: ValuePath, before: readonly unknown[], after: readonly unknown[]): void {
    this.values = this.values.map((one) => {
      const index = one.path[path.length]
      if (typeof index !== 'number' || !deepEquals(one.path.slice(0, path.length), path)) return one
      const { removed, ...kept } = one
      const item = index === -1 ? removed : before[index]
      const next = deepEquals(item, after[index])
        ? index
        : after.findIndex((other) => deepEquals(item, other))
      const moved = { ...kept, path: one.path.with(path.length, next) }
      return next === -1 ? { ...moved, removed: item } : moved
    })
  }
}

/** Tells whether items were added, removed or moved. */
const isRearranged = (before: readonly unknown[], after: readonly unknown[]): boolean => {
  if (before.length !== after.length) return true
  const changed = [...before.keys()].filter((index) => !deepEquals(before[index], after[index]))
  return (
    changed.length > 1 &&
    changed.every((index) => changed.some((other) => deepEquals(before[index], after[other])))
  )
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index])

/** The value of the field that narrows the options of the one at a path; undefined where none does. */
const narrowerOf = (declared: readonly unknown[], data: unknown, path: ValuePath): unknown => {
  const narrower = declared.map((field) => (field as Field).scope?.field).find(Boolean)
  const value = narrower && valueAt(data, [...path.slice(0, -1), narrower])
  return isEmptyValue(value) ? undefined : value
}

/** Tells whether the customer has no part in a value. */
const isGiven = (shape: Shape): boolean => {
  const { computed, source, isReadOnly } = shape as Partial<Field>
  return computed !== undefined || (source !== undefined && isReadOnly === true)
}

/** Counts the filled-in values of a value; defaults are not the customer's. */
const countOf = (value: unknown, declared: readonly Shape[] = []): number => {
  if (isEmptyValue(value)) return 0
  if (declared.some(({ schema }) => deepEquals(schema.default ?? schema.const, value))) return 0
  if (!isJsonObject(value)) return 1
  return Object.entries(value).reduce((sum, [name, member]) => {
    const below = declared.flatMap(({ members }) => members.get(name) ?? [])
    return sum + countOf(member, below)
  }, 0)
}

const membersOf = (
  value: Record<string, unknown>,
  has: (name: string, member: unknown) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name, member]) => has(name, member)))
