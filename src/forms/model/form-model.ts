import {
  createSchemaUtils,
  deepEquals,
  type Experimental_DefaultFormStateBehavior,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'
import type { Issue } from '#engine/form/issue.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { decidingMembers } from './deciding-members.ts'
import {
  expressionCode,
  expressionsOf,
  hasExpressions,
  type FormExpressions,
} from './expressions.ts'
import { groupingOf, sectionsOf, type FormSection, type Grouping } from './form-sections.ts'
import { readOnlySources, withReadOnlySources } from '#engine/form/sources.ts'
import { headingsOf, type Heading } from '#engine/form/headings.ts'
import { keptCode } from './kept-values.ts'
import { NarrowedOptions, type Narrowing } from './narrowed-options.ts'
import type { BranchSwitch, Edit, SetAside } from './set-aside.ts'
import { formValidator } from '../validation/validator.ts'

/**
 * The behaviour of defaults: neither constants nor the first branch of a oneOf are filled in. A list of groups starts
 * with `minItems` empty ones.
 */
export const DEFAULTS: Experimental_DefaultFormStateBehavior = {
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
  arrayMinItems: {
    populate: 'all',
    computeSkipPopulate: (_, { items }) =>
      !isJsonObject(items) || !(isJsonObject(items.properties) || '$ref' in items),
  },
}

/** Maximum iterations of the defaults and conditions fixed point; data that still changes then is kept as it is. */
const ROUNDS = 5

/**
 * The data of one form and its sections. Each section is an rjsf form of its own, so that a change renders that
 * section and not the whole form; effects of one section on the others are computed here.
 */
export class FormModel {
  sections: readonly FormSection[] = []
  data: unknown
  /** The reason why the form can't be rendered; its data is then left unchanged. */
  failure: unknown
  /** True once every section has to be on the page; before that, sections may be mounted one after the other. */
  isWhole = false
  private readonly root: RJSFSchema
  private readonly uiSchema: UiSchema<unknown, RJSFSchema>
  private readonly schemaUtils
  private readonly grouping: Grouping
  /** The members whose values decide which members the form has. */
  private readonly deciding: ReadonlySet<string>
  /** Some field is filled from a source and only read. */
  private readonly hasSources: boolean
  private expressions: FormExpressions | undefined
  private resolved: RJSFSchema | undefined
  private slices = new Map<string, unknown>()
  private readonly narrowed: NarrowedOptions
  private toldAside: unknown
  private readonly listeners = new Set<() => void>()
  private readonly watchers = new Set<() => void>()

  /**
   * @param isReadOnly nothing is computed: the values are shown as they were saved
   * @param aside the values that edits put aside, also while the form was open before; may be set later
   */
  constructor(
    readonly form: FormPlan,
    data: unknown,
    private readonly collected: Readonly<Record<string, unknown>> = {},
    isReadOnly = false,
    public aside?: SetAside,
  ) {
    this.root = form.rendered.schema
    this.uiSchema = form.rendered.uiSchema as UiSchema<unknown, RJSFSchema>
    this.schemaUtils = createSchemaUtils(formValidator(), this.root, DEFAULTS)
    keptCode.loaded()?.keepTuples(this.schemaUtils)
    this.grouping = groupingOf(form)
    this.deciding = decidingMembers(form)
    const isComputed = !isReadOnly && hasExpressions(form)
    this.hasSources = !isReadOnly && readOnlySources(form).length > 0
    this.expressions = isComputed ? expressionsOf(form) : undefined
    this.narrowed = new NarrowedOptions(form)
    this.toldAside = aside?.values
    this.data = data
    try {
      this.data = this.settle(data)
    } catch (error) {
      this.failure = error
    }
    if (!this.expressions && isComputed) void this.loadExpressions()
  }

  /** The issues of the rules between fields that don't hold. */
  broken(): readonly Issue[] {
    return this.expressions?.broken(this.data, this.collected) ?? []
  }

  /** Notifies when a section is added or removed, or its data was changed from outside of it. @returns unsubscribe */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Notifies when a value changes that narrows the options of another field. @returns unsubscribe */
  readonly watch = (listener: () => void): (() => void) => {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  /** The value that narrows the options of a field; undefined where no other field does. */
  narrowingOf(path: readonly (string | number)[]): Narrowing | undefined {
    return this.narrowed.of(path, this.data)
  }

  /** The data of a section: the same object as long as it is unchanged. */
  sliceOf({ key, names }: FormSection): unknown {
    if (names === undefined) return this.data
    if (!this.slices.has(key)) this.slices.set(key, sliceOf(this.data, names))
    return this.slices.get(key)
  }

  /** Mounts every section. */
  complete(): void {
    if (this.isWhole) return
    this.isWhole = true
    this.tell()
  }

  /** Recomputes the expressions: the current day may have changed since the last change. */
  recompute(): void {
    const computed = this.compute(this.data)
    if (computed === this.data) return
    this.follow(this.data, this.narrowed.keep(this.data, this.settle(computed)))
    this.refresh()
    this.tell()
  }

  /** The description above the fields. */
  get description(): string | undefined {
    return this.grouping === 'whole' ? undefined : this.root.description
  }

  /** The headings above groups of flat fields. */
  get headings(): readonly Heading[] {
    return this.grouping === 'whole' ? [] : headingsOf(this.form)
  }

  /** True where each group of the root has a tab. */
  get hasTabs(): boolean {
    return this.grouping !== 'whole' && this.form.root.options.layout === 'tabs'
  }

  /** Puts the values of a branch aside. @returns the value of the selected branch, with its earlier values */
  switchBranch(change: BranchSwitch): unknown {
    return this.aside ? this.aside.switchBranch(change, this.sections) : change.begun
  }

  /**
   * Takes over the changed data of a section.
   * @param isNamed tells whether the edit itself changed the value at a path
   * @returns the whole data
   */
  take(section: FormSection, slice: unknown, isNamed: Edit['names'] = () => false): unknown {
    const { key, names } = section
    const { data: before, sections } = this
    const merged = names === undefined ? slice : withSlice(before, names, slice)
    if (names !== undefined) this.slices.set(key, slice)
    const isFollowed = this.narrowed.isConcerned(names)
    const kept = isFollowed ? this.narrowed.keep(before, merged) : merged
    const computed = this.isRead(names) ? this.compute(kept) : kept
    const settled = this.hasDecided(before, computed) ? this.settle(computed) : computed
    const next = settled === kept ? kept : this.narrowed.keep(before, settled)
    this.follow(before, next, { section: key, names: isNamed })
    const isForeign = this.data !== merged && this.refresh()
    const isAsideTold = this.toldAside === this.aside?.values
    this.toldAside = this.aside?.values
    if (isForeign || this.sections !== sections || !isAsideTold) this.tell()
    if (isFollowed || this.data !== merged) for (const watcher of this.watchers) watcher()
    return this.data
  }

  /** Takes over data, puts the values aside that no longer apply, and restores those that apply again. */
  private follow(before: unknown, after: unknown, edit: Edit = NO_EDIT): void {
    this.data = after
    if (!this.aside) return
    let from = before
    for (let round = 0; round < ROUNDS; round += 1) {
      const restored = this.aside.follow(from, this.data, edit)
      if (restored === this.data) return
      from = restored
      const computed = this.compute(this.narrowed.keep(this.data, restored))
      this.data = this.hasDecided(this.data, computed) ? this.settle(computed) : computed
    }
  }

  private hasDecided(before: unknown, after: unknown): boolean {
    if (this.grouping === 'whole') return false
    for (const name of this.deciding)
      if (!deepEquals(memberOf(before, name), memberOf(after, name))) return true
    return false
  }

  private isRead(names: readonly string[] | undefined): boolean {
    const reads = this.expressions?.reads
    return reads !== undefined && (names?.some((name) => reads.has(name)) ?? true)
  }

  private compute(data: unknown): unknown {
    return this.expressions ? this.expressions.compute(data, this.collected) : data
  }

  private fromSources(data: unknown): unknown {
    return this.hasSources ? withReadOnlySources(this.form, data, this.collected) : data
  }

  /** Loads the expressions library for a form that is shown before it is loaded, and computes then. */
  private async loadExpressions(): Promise<void> {
    try {
      await expressionCode.load()
      this.expressions = expressionsOf(this.form)
      this.follow(this.data, this.settle(this.data))
      this.refresh()
    } catch (error) {
      this.failure = error
    }
    this.tell()
    for (const watcher of this.watchers) watcher()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  /** Updates the slices from the data. @returns whether one of them has changed */
  private refresh(): boolean {
    let hasChanged = false
    for (const { key, names } of this.sections) {
      if (names === undefined) {
        hasChanged = true
        continue
      }
      const slice = sliceOf(this.data, names)
      if (deepEquals(this.slices.get(key), slice)) continue
      this.slices.set(key, slice)
      hasChanged = true
    }
    return hasChanged
  }

  /** Computes the fixed point: the data with its defaults, without stale values, and the sections that match it. */
  private settle(data: unknown): unknown {
    const isFirst = this.resolved === undefined
    let settled = data
    for (let round = 0; round < ROUNDS; round += 1) {
      const filled = this.compute(
        this.fromSources(this.schemaUtils.getDefaultFormState(this.root, settled, false, !isFirst)),
      )
      const resolved =
        this.grouping === 'whole' ? this.root : this.schemaUtils.retrieveSchema(this.root, filled)
      const before = this.resolved
      this.resolved = resolved
      settled = deepEquals(filled, data) ? data : filled
      if (before === undefined || deepEquals(before, resolved)) break
      const kept = this.schemaUtils.sanitizeDataForNewSchema(resolved, before, settled)
      if (deepEquals(kept, settled)) break
      settled = kept
    }
    const next = sectionsOf(
      this.grouping,
      this.resolved ?? this.root,
      this.root,
      this.uiSchema,
      this.sections,
    )
    const isSame =
      next.length === this.sections.length &&
      next.every((section, index) => section === this.sections[index])
    if (!isSame) this.sections = next
    return settled
  }
}

const NO_EDIT: Edit = { section: '', names: () => false }

const memberOf = (data: unknown, name: string): unknown =>
  isJsonObject(data) ? data[name] : undefined

const sliceOf = (data: unknown, names: readonly string[]): Record<string, unknown> =>
  isJsonObject(data)
    ? Object.fromEntries(
        names.flatMap((name) => (Object.hasOwn(data, name) ? [[name, data[name]]] : [])),
      )
    : {}

const withSlice = (data: unknown, names: readonly string[], slice: unknown): unknown => {
  const merged = { ...(isJsonObject(data) ? data : {}) }
  const members = isJsonObject(slice) ? slice : {}
  for (const name of names)
    if (Object.hasOwn(members, name)) merged[name] = members[name]
    else delete merged[name]
  return merged
}
