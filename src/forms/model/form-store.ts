import { startTransition } from 'react'
import { after } from '#src/platform/clock.ts'
import type { ShownIssue } from './form-types.ts'
import type { WordedField } from '../validation/error-words.ts'

/** A field that is on the page. */
export interface MountedField extends WordedField {
  path: readonly (string | number)[]
  isRequired: boolean
  /** Everything of the field, label and error included. */
  element: HTMLElement
}

/** What was typed and has not reached the form's data yet. */
interface Draft {
  value: unknown
  hand: (value: unknown) => void
  /** Prevents handing it over by itself. */
  cancel: () => void
}

const TYPING_PAUSE = 150

/**
 * What the fields of one form share beside rjsf's state, so that showing an error or typing a letter
 * renders one field and not the form.
 */
export class FormStore {
  readonly fields = new Map<string, MountedField>()
  /** Why a field can't be handed over yet, by its id: an upload that is under way. */
  readonly unfinished = new Map<string, string>()
  private readonly drafts = new Map<string, Draft>()
  private readonly listeners = new Set<() => void>()
  private messages = new Map<string, string>()
  errors: readonly ShownIssue[] = []
  private hasBegun = false
  private readonly awaitingBegin = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The words at a field, by the id of its control. */
  readonly errorAt = (id: string): string | undefined => this.messages.get(id)

  show(errors: readonly ShownIssue[]): void {
    if (errors.length === 0 && this.errors.length === 0) return
    this.errors = errors
    this.messages = new Map(errors.toReversed().map(({ fieldId, message }) => [fieldId, message]))
    for (const listener of this.listeners) listener()
  }

  /** The customer turns to the form. */
  readonly begin = (): void => {
    if (this.hasBegun) return
    this.hasBegun = true
    for (const task of this.awaitingBegin) task()
    this.awaitingBegin.clear()
  }

  /** Does, when the customer turns to the form, what can wait until then; the answer calls it off. */
  whenBegun(task: () => void): () => void {
    if (this.hasBegun) task()
    else this.awaitingBegin.add(task)
    return () => this.awaitingBegin.delete(task)
  }

  /** Puts a field on the page; the answer takes it off again. */
  mount(id: string, field: MountedField): () => void {
    this.fields.set(id, field)
    return () => {
      if (this.fields.get(id) === field) this.fields.delete(id)
    }
  }

  /** Keeps what was typed, and hands it over when the customer pauses. */
  type(id: string, value: unknown, hand: (value: unknown) => void): void {
    this.drafts.get(id)?.cancel()
    const cancel = after(TYPING_PAUSE, () => startTransition(() => hand(value)))
    this.drafts.set(id, { value, hand, cancel })
  }

  /** The data has a field's newest value: its draft is no longer needed. */
  settle(id: string, value: unknown): void {
    const draft = this.drafts.get(id)
    if (draft && Object.is(draft.value, value)) this.discard(id)
  }

  /** A field was handed over by itself. */
  discard(id: string): void {
    this.drafts.get(id)?.cancel()
    this.drafts.delete(id)
  }

  get hasDrafts(): boolean {
    return this.drafts.size > 0
  }

  /** Hands over everything that was typed. */
  flush(): void {
    for (const { value, hand, cancel } of this.drafts.values()) {
      cancel()
      hand(value)
    }
  }

  /** What was typed, by the fields' paths, for a form that can't take it any more. */
  drain(): { path: MountedField['path']; value: unknown }[] {
    const drained = [...this.drafts].flatMap(([id, { value, cancel }]) => {
      cancel()
      const field = this.fields.get(id)
      return field ? [{ path: field.path, value }] : []
    })
    this.drafts.clear()
    return drained
  }
}
