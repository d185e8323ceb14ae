import { deepEquals, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { startTransition } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import type { Issue } from '#engine/form/issue.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { after, painted } from '#src/platform/clock.ts'
import { decidingMembers } from './deciding-members.ts'
import {
  expressionCode,
  expressionsOf,
  hasExpressions,
  type FormExpressions,
} from './expressions.ts'
import { Filling, ROUNDS } from './fill.ts'
import {
  groupingOf,
  isPlain,
  sectionAt,
  sectionsOf,
  sliceOf,
  withSlice,
  type FormSection,
  type Grouping,
} from './form-sections.ts'
import { readOnlySources, withReadOnlySources } from '#engine/form/sources.ts'
import { headingsOf, type Heading } from '#engine/form/headings.ts'
import { NarrowedOptions, type Narrowing } from './narrowed-options.ts'
import type { BranchSwitch, Edit, SetAside } from './set-aside.ts'
import { memberOf, valueAt, withValue, type ValuePath } from './value-at.ts'

/** The pause after the last key before what depends on the value is derived, ms. */
const TYPING_PAUSE = 150

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
  private readonly collected: Readonly<Record<string, unknown>>
  private readonly root: RJSFSchema
  private readonly uiSchema: UiSchema<unknown, RJSFSchema>
  private readonly whole: Filling
  private readonly grouping: Grouping
  /** The members whose values decide which members the form has. */
  private readonly deciding: ReadonlySet<string>
  /** Some field is filled from a source and only read. */
  private readonly hasSources: boolean
  private expressions: FormExpressions | undefined
  private readonly fillings = new WeakMap<FormSection, Filling>()
  private slices = new Map<string, unknown>()
  private readonly narrowed: NarrowedOptions
  /** The data from which everything has been derived. */
  private derived: unknown
  private edited: Edited | undefined
  private isTyping = false
  private cancelPause: (() => void) | undefined
  /** Called at the next derivation: the controls that were left. */
  private readonly resting = new Set<() => void>()
  private readonly listeners = new Set<() => void>()
  private readonly watchers = new Set<() => void>()
  private readonly reporters = new Set<(before: unknown) => void>()

  constructor(
    readonly form: FormPlan,
    data: unknown,
    { collected = {}, isReadOnly = false, aside }: FormModelOptions = {},
  ) {
    this.collected = collected
    this.aside = aside
    this.root = form.rendered.schema
    this.uiSchema = form.rendered.uiSchema as UiSchema<unknown, RJSFSchema>
    this.grouping = groupingOf(form)
    this.whole = new Filling(this.root, this.grouping === 'whole' ? 'branches' : 'form')
    this.deciding = decidingMembers(form)
    const isComputed = !isReadOnly && hasExpressions(form)
    this.hasSources = !isReadOnly && readOnlySources(form).length > 0
    this.expressions = isComputed ? expressionsOf(form) : undefined
    this.narrowed = new NarrowedOptions(form)
    this.data = data
    try {
      this.data = this.settle(data)
    } catch (error) {
      this.failure = error
    }
    this.derived = this.data
    if (!this.expressions && isComputed) void this.loadExpressions()
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
    this.cancelPause?.()
    if (this.isTyping) this.cancelPause = after(TYPING_PAUSE, () => startTransition(this.derive))
    else this.derive()
  }

  /** Runs an edit of typed text: what is derived from it waits for the pause. */
  typed(edit: () => void): void {
    this.isTyping = true
    try {
      edit()
    } finally {
      this.isTyping = false
    }
  }

  /**
   * Derives after the next paint, so that a press elsewhere does not wait for it, and calls `done`; at once where nothing
   * was typed.
   */
  rest(done: () => void): void {
    if (!this.edited) return done()
    this.cancelPause?.()
    this.resting.add(done)
    void painted().then(() => startTransition(() => this.show()))
  }

  /** Derives what depends on the edits since the last derivation. */
  readonly derive = (): void => {
    const { edited, derived: before } = this
    this.cancelPause?.()
    if (!edited) return
    this.edited = undefined
    const { section, paths } = edited
    const { key, names } = section
    const filled = this.filledIn(section, before, paths)
    const isFollowed = this.narrowed.isConcerned(names)
    const kept = isFollowed ? this.narrowed.keep(before, filled) : filled
    const computed = this.isRead(names) ? this.compute(kept) : kept
    const settled = this.hasDecided(before, computed) ? this.settle(computed) : computed
    const next = settled === kept ? kept : this.narrowed.keep(before, settled)
    this.follow(before, next, {
      section: key,
      names: (at) => paths.some((path) => isSame(path, at)),
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
    this.cancelPause?.()
    this.edited = undefined
  }

  /** Derives, and lets the sections render the newest data in this update, also one that a transition still renders. */
  show(): void {
    this.derive()
    for (const done of this.resting) done()
    this.resting.clear()
    this.tell()
  }

  /** The issues of the rules between fields that don't hold. */
  broken(): readonly Issue[] {
    return this.expressions?.broken(this.data, this.collected) ?? []
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
    const computed = this.compute(this.data)
    if (computed === this.data) return
    this.follow(this.data, this.narrowed.keep(this.data, this.settle(computed)))
    this.accept()
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

  /** Takes over data, puts the values aside that no longer apply, and restores those that apply again. */
  private follow(before: unknown, next: unknown, edit: Edit = NO_EDIT): void {
    this.data = next
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
    const filling = new Filling(section.schema, 'section')
    this.fillings.set(section, filling)
    return filling
  }

  private hasDecided(before: unknown, next: unknown): boolean {
    if (this.grouping === 'whole') return false
    for (const name of this.deciding)
      if (!deepEquals(memberOf(before, name), memberOf(next, name))) return true
    return false
  }

  private isRead(names: readonly string[] | undefined): boolean {
    const reads = this.expressions?.reads
    return reads !== undefined && (names?.some((name) => reads.has(name)) ?? true)
  }

  private readonly compute = (data: unknown): unknown =>
    this.expressions ? this.expressions.compute(data, this.collected) : data

  private fromSources(data: unknown): unknown {
    return this.hasSources ? withReadOnlySources(this.form, data, this.collected) : data
  }

  /** Loads the expressions library for a form that is shown before it is loaded, and computes then. */
  private async loadExpressions(): Promise<void> {
    try {
      await expressionCode.load()
      this.expressions = expressionsOf(this.form)
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
    const settled = this.whole.fill(data, (filled) => this.compute(this.fromSources(filled)))
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

const isSame = (one: ValuePath, other: ValuePath): boolean =>
  one.length === other.length && one.every((token, index) => token === other[index])
