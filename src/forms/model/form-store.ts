import { startTransition } from 'react'
import { after, painted } from '#src/platform/clock.ts'
import type { ShownIssue } from './form-types.ts'
import type { WordedField } from '../validation/error-words.ts'

/** A field that is on the page. */
export interface MountedField extends WordedField {
  path: readonly (string | number)[]
  isRequired: boolean
  /** The element of the whole field, label and error included. */
  element: HTMLElement
}

/** A typed value that has not reached the form's data yet. */
interface Draft {
  value: unknown
  hand: (value: unknown) => void
  /** Cancels the pending debounce. */
  cancel: () => void
  /** Shows the stored value, once the control was left. */
  finish?: () => void
}

const TYPING_PAUSE = 150

/**
 * The state that the fields of one form share outside of rjsf's state, so that showing an error or typing a letter
 * renders one field and not the form.
 */
export class FormStore {
  readonly fields = new Map<string, MountedField>()
  /** The reasons why fields are not complete yet (an upload in progress), by the ids of their controls. */
  readonly unfinished = new Map<string, string>()
  /** Called when a field whose error said that it is not complete became complete. */
  onFinish: ((fieldId: string) => void) | undefined
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

  /** The error message of a field, by the id of its control. */
  readonly errorAt = (id: string): string | undefined => this.messages.get(id)

  show(errors: readonly ShownIssue[]): void {
    if (errors.length === 0 && this.errors.length === 0) return
    this.errors = errors
    this.messages = new Map(errors.toReversed().map(({ fieldId, message }) => [fieldId, message]))
    for (const listener of this.listeners) listener()
  }

  /** Marks a field as not complete, with the reason. @returns marks it as complete, and drops the error with that reason */
  await(id: string, reason: string): () => void {
    this.unfinished.set(id, reason)
    return () => {
      this.unfinished.delete(id)
      if (this.messages.get(id) !== reason) return
      this.show(this.errors.filter(({ fieldId }) => fieldId !== id))
      this.onFinish?.(id)
    }
  }

  /** Runs the tasks that wait for the first interaction. */
  readonly begin = (): void => {
    if (this.hasBegun) return
    this.hasBegun = true
    for (const task of this.awaitingBegin) task()
    this.awaitingBegin.clear()
  }

  /** Runs `task` on the first interaction. @returns unsubscribe */
  whenBegun(task: () => void): () => void {
    if (this.hasBegun) task()
    else this.awaitingBegin.add(task)
    return () => this.awaitingBegin.delete(task)
  }

  /** Registers a field that is on the page. @returns unregister */
  mount(id: string, field: MountedField): () => void {
    this.fields.set(id, field)
    return () => {
      if (this.fields.get(id) === field) this.fields.delete(id)
    }
  }

  /** Keeps a typed value as a draft, and passes it to `hand` after the debounce. */
  type(id: string, value: unknown, hand: (value: unknown) => void): void {
    this.drafts.get(id)?.cancel()
    const cancel = after(TYPING_PAUSE, () => startTransition(() => hand(value)))
    this.drafts.set(id, { value, hand, cancel })
  }

  /**
   * Hands over the draft of a control that was left once the next frame is painted, so that a press elsewhere does not wait
   * for it. Calls `finish` with it, or at once without a draft.
   */
  hasten(id: string, finish: () => void): void {
    const draft = this.drafts.get(id)
    if (!draft) return finish()
    draft.cancel()
    draft.finish = finish
    const end = () => {
      // Unless it was handed over, or typed on, meanwhile.
      if (this.drafts.get(id) === draft) draft.hand(draft.value)
      finish()
    }
    void painted().then(() => startTransition(end))
  }

  /** Drops the draft of a field whose newest value is in the data. */
  settle(id: string, value: unknown): void {
    const draft = this.drafts.get(id)
    if (draft && Object.is(draft.value, value)) this.discard(id)
  }

  /** Drops the draft of a field that was handed over directly. */
  discard(id: string): void {
    this.drafts.get(id)?.cancel()
    this.drafts.delete(id)
  }

  get hasDrafts(): boolean {
    return this.drafts.size > 0
  }

  /** Hands over all drafts. */
  flush(): void {
    for (const { value, hand, cancel, finish } of this.drafts.values()) {
      cancel()
      hand(value)
      finish?.()
    }
  }

  /** Takes out all drafts with their fields' paths, for a form that is being unmounted. */
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
