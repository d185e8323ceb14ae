import type { ShownIssue } from './form-types.ts'
import type { WordedField } from '../validation/error-words.ts'

/** A field that is on the page. */
export interface MountedField extends WordedField {
  path: readonly (string | number)[]
  isRequired: boolean
  /** The element of the whole field, label and error included. */
  element: HTMLElement
}

/**
 * The state that the fields of one form share outside of rjsf's state, so that showing an error renders
 * one field and not the form.
 */
export class FormStore {
  readonly fields = new Map<string, MountedField>()
  /** The reasons why fields are not complete yet (an upload in progress), by the ids of their controls. */
  readonly unfinished = new Map<string, string>()
  private onMend: ((errors: readonly ShownIssue[]) => void) | undefined
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
      this.mend(this.errors.filter(({ fieldId }) => fieldId !== id))
    }
  }

  /** Shows the errors that are left after a change. */
  mend(errors: readonly ShownIssue[]): void {
    if (this.errors.length === 0) return
    this.show(errors)
    this.onMend?.(errors)
  }

  /** Calls the listener with the errors that are left after a change: some may be gone, or say something else. */
  whenMended(listener: (errors: readonly ShownIssue[]) => void): void {
    this.onMend = listener
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
}
