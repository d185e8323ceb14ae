import { deepEquals, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'
import { nullableGroups } from '#engine/form/optional-groups.ts'
import type { Path } from '#engine/json/path-values.ts'
import type { Issue } from '#engine/form/issue.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { Computation } from './computation.ts'
import { decidingMembers } from './deciding-members.ts'
import { Filling, ROUNDS } from './fill.ts'
import {
  groupingOf,
  layoutOf,
  isPlain,
  sectionAt,
  sectionsOf,
  sliceOf,
  withSlice,
  type FormSection,
  type FormLayout,
  type Grouping,
} from './form-sections.ts'
import { NarrowedOptions, type Narrowing } from './narrowed-options.ts'
import type { BranchSwitch, Edit, SetAside } from './set-aside.ts'
import { TypingPause } from './typing-pause.ts'
import { isSamePath, memberOf, valueAt, withValue, type ValuePath } from './value-at.ts'

interface FormModelOptions {
  /** The data collected so far, by keyName. */
  collected?: Readonly<Record<string, unknown>>
  /** Nothing is computed: the values are shown as they were saved. */
  isReadOnly?: boolean
  /** The values that edits put aside, also while the form was open before; may be set later. */
  aside?: SetAside | undefined
}

/** The edits of one section from which nothing has been derived yet. */
interface Edited {
  section: FormSection
  paths: ValuePath[]
}

/**
 * The one owner of a form's data. `set` changes a value at once; what is derived from it follows after a pause of typing:
 * conditions, defaults of new members, computed values, narrowed options, sections. Each section is rendered by itself, so
 * that a change renders that section and not the whole form.
 */
export class FormModel {
  sections: readonly FormSection[] = []
  /** The newest values, at any moment. */
  data: unknown
  /** The reason why the form can't be rendered; its data is then left unchanged. */
  failure: unknown
  /** True once every section has to be on the page; before that, sections may be mounted one after the other. */
  isWhole = false
  aside: SetAside | undefined
  readonly layout: FormLayout
  private readonly root: RJSFSchema
  private readonly uiSchema: UiSchema<unknown, RJSFSchema>
  private readonly nullable: readonly Path[]
  private readonly whole: Filling
  private readonly grouping: Grouping
  /** The members whose values decide which members the form has. */
  private readonly deciding: ReadonlySet<string>
  private readonly computation: Computation
  private readonly fillings = new WeakMap<FormSection, Filling>()
  private slices = new Map<string, unknown>()
  private readonly narrowed: NarrowedOptions
  /** The data from which everything has been derived. */
  private derived: unknown
  private edited: Edited | undefined
  private readonly pause = new TypingPause(() => this.show())
  private readonly listeners = new Set<() => void>()
  private readonly watchers = new Set<() => void>()
  private readonly reporters = new Set<(before: unknown) => void>()

  constructor(
    readonly form: FormPlan,
    data: unknown,
    { collected = {}, isReadOnly = false, aside }: FormModelOptions = {},
  ) {
    this.computation = new Computation(form, collected, isReadOnly)
    this.aside = aside
    this.root = form.rendered.schema
    this.uiSchema = form.rendered.uiSchema as UiSchema<unknown, RJSFSchema>
    this.grouping = groupingOf(form)
    this.layout = layoutOf(form, this.grouping)
    this.nullable = nullableGroups(form)
    this.whole = new Filling(
      this.root,
      this.grouping === 'whole' ? 'branches' : 'form',
      this.nullable,
    )
    this.deciding = decidingMembers(form)
    this.narrowed = new NarrowedOptions(form)
    this.data = data
    try {
      this.data = this.settle(data)
    } catch (error) {
      this.failure = error
    }
    this.derived = this.data
    if (this.computation.isLate) void this.loadExpressions()
  }

  /**
   * Sets the value at a path; undefined empties it. Everything else follows at once, or after the pause for an edit within
   * `typed`.
   */
  readonly set = (path: ValuePath, value: unknown): void => {
    const section = sectionAt(this.sections, path)
    if (this.edited && this.edited.section !== section) this.derive()
    this.data = withValue(this.data, path, value)
    this.edited ??= { section, paths: [] }
    this.edited.paths.push(path)
    this.pause.begin()
  }

  /** Runs an edit of typed text: what is derived from it waits for the pause. */
  typed(edit: () => void): void {
    this.pause.typed(edit)
  }

  /** Ends the pause of a control that was left, and calls `done`; at once where nothing waits. */
  rest(done: () => void): void {
    if (this.edited) this.pause.endSoon(done)
    else done()
  }

  /** Derives what depends on the edits since the last derivation. */
  readonly derive = (): void => {
    const { edited, derived: before } = this
    this.pause.stop()
    if (!edited) return
    this.edited = undefined
    const { section, paths } = edited
    const { key, names } = section
    const filled = this.filledIn(section, before, paths)
    const isFollowed = this.narrowed.isConcerned(names)
    const kept = isFollowed ? this.narrowed.keep(before, filled) : filled
    const computed = this.computation.reads(names) ? this.computation.compute(kept) : kept
    const settled = this.hasDecided(before, computed) ? this.settle(computed) : computed
    const next = settled === kept ? kept : this.narrowed.keep(before, settled)
    this.follow(before, next, {
      section: key,
      names: (at) => paths.some((path) => isSamePath(path, at)),
    })
    this.accept()
    if (isFollowed || this.data !== filled) for (const watcher of this.watchers) watcher()
    for (const reporter of this.reporters) reporter(before)
  }

  /** Calls the listener after each derivation, with the data before it. @returns unsubscribe */
  whenDerived(listener: (before: unknown) => void): () => void {
    this.reporters.add(listener)
    return () => this.reporters.delete(listener)
  }

  /** Forgets the edits from which nothing has been derived yet: the form begins again with other data. */
  discard(): void {
    this.pause.stop()
    this.edited = undefined
  }

  /** Derives, and lets the sections render the newest data in this update, also one that a transition still renders. */
  readonly show = (): void => {
    this.derive()
    this.pause.finish()
    this.tell()
  }

  /** The issues of the rules between fields that don't hold. */
  broken(): readonly Issue[] {
    return this.computation.broken(this.data)
  }

  /** Notifies when sections, their data or the values put aside may have changed. @returns unsubscribe */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Notifies when a value changes that narrows the options of another field. @returns unsubscribe */
  readonly watch = (listener: () => void): (() => void) => {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  /** The newest value at a path. */
  at(path: ValuePath): unknown {
    return valueAt(this.data, path)
  }

  /** The value that narrows the options of a field; undefined where no other field does. */
  narrowingOf(path: ValuePath): Narrowing | undefined {
    return this.narrowed.of(path, this.derived)
  }

  /** The data that a section shows: the same object as long as it is unchanged. */
  sliceOf({ key, names }: FormSection): unknown {
    if (names === undefined) return this.derived
    if (!this.slices.has(key)) this.slices.set(key, sliceOf(this.derived, names))
    return this.slices.get(key)
  }

  /** rjsf's utilities for the schema of a section. */
  utilsOf(section: FormSection): Filling['utils'] {
    return this.fillingOf(section).utils
  }

  /** Mounts every section. */
  complete(): void {
    if (this.isWhole) return
    this.isWhole = true
    this.tell()
  }

  /** Recomputes the expressions: the current day may have changed since the last change. */
  recompute(): void {
    this.derive()
    const computed = this.computation.compute(this.data)
    if (computed === this.data) return
    this.follow(this.data, this.narrowed.keep(this.data, this.settle(computed)))
    this.accept()
  }

  /** Puts the values of a branch aside. @returns the value of the selected branch, with its earlier values */
  switchBranch(change: BranchSwitch): unknown {
    return this.aside ? this.aside.switchBranch(change, this.sections) : change.begun
  }

  /** Takes over data, puts the values aside that no longer apply, and restores those that apply again. */
  private follow(before: unknown, next: unknown, edit: Edit = NO_EDIT): void {
    this.data = next
    if (!this.aside) return
    let from = before
    for (let round = 0; round < ROUNDS; round += 1) {
      const restored = this.aside.follow(from, this.data, edit)
      if (restored === this.data) return
      from = restored
      const computed = this.computation.compute(this.narrowed.keep(this.data, restored))
      this.data = this.hasDecided(this.data, computed) ? this.settle(computed) : computed
    }
  }

  /** Fills in the members that an edit of a section has added: rows, groups, fields under a condition. */
  private filledIn(section: FormSection, before: unknown, paths: readonly ValuePath[]): unknown {
    const { names } = section
    if (isPlain(section)) return this.data
    const filling = this.fillingOf(section)
    filling.resolved ??= filling.utils.retrieveSchema(section.schema, sliceOf(before, names))
    const isValue = paths.every((path) => path.length > 0 && !isContainer(this.at(path)))
    const slice = sliceOf(this.data, names)
    const filled = filling.fill(slice, undefined, isValue)
    return filled === slice ? this.data : withSlice(this.data, names, filled)
  }

  private fillingOf(section: FormSection): Filling {
    const known = this.fillings.get(section)
    if (known) return known
    const filling = new Filling(section.schema, 'section', this.nullable)
    this.fillings.set(section, filling)
    return filling
  }

  private hasDecided(before: unknown, next: unknown): boolean {
    if (this.grouping === 'whole') return false
    for (const name of this.deciding)
      if (!deepEquals(memberOf(before, name), memberOf(next, name))) return true
    return false
  }

  /** Loads the expressions library for a form that is shown before it is loaded, and computes then. */
  private async loadExpressions(): Promise<void> {
    try {
      await this.computation.load()
      this.follow(this.data, this.settle(this.data))
    } catch (error) {
      this.failure = error
    }
    this.accept()
    for (const watcher of this.watchers) watcher()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  /** Ends a derivation: the sections show the data. */
  private accept(): void {
    this.derived = this.data
    for (const { key, names } of this.sections) {
      const slice = sliceOf(this.data, names)
      if (!deepEquals(this.slices.get(key), slice)) this.slices.set(key, slice)
    }
    this.tell()
  }

  /** Computes the fixed point: the data with its defaults, without stale values, and the sections that match it. */
  private settle(data: unknown): unknown {
    const settled = this.whole.fill(data, (filled) => this.computation.complete(filled))
    const next = sectionsOf(
      this.grouping,
      this.whole.resolved ?? this.root,
      this.root,
      this.uiSchema,
      this.sections,
    )
    const isUnchanged =
      next.length === this.sections.length &&
      next.every((section, index) => section === this.sections[index])
    if (!isUnchanged) this.sections = next
    return settled
  }
}

const NO_EDIT: Edit = { section: '', names: () => false }

const isContainer = (value: unknown): boolean => isJsonObject(value) || Array.isArray(value)
