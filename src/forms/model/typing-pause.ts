import { startTransition } from 'react'
import { after, painted } from '#src/platform/clock.ts'

/** The pause after the last key before what depends on the value is derived, ms. */
const TYPING_PAUSE = 150

/** The pause after typed edits of a form, which leaving the field ends after the next paint. */
export class TypingPause {
  private isTyping = false
  private cancel: (() => void) | undefined
  /** Called when the pause ends: of the controls that were left. */
  private readonly left = new Set<() => void>()

  /** @param end derives what waits for the end of the pause */
  constructor(private readonly end: () => void) {}

  /** Runs an edit of typed text. */
  typed(edit: () => void): void {
    this.isTyping = true
    try {
      edit()
    } finally {
      this.isTyping = false
    }
  }

  /** Begins the pause anew after a typed edit, and ends it after any other one. */
  begin(): void {
    this.stop()
    if (this.isTyping) this.cancel = after(TYPING_PAUSE, () => startTransition(this.end))
    else this.end()
  }

  /** Ends the pause after the next paint, so that a press elsewhere does not wait for it, and calls `done`. */
  endSoon(done: () => void): void {
    this.stop()
    this.left.add(done)
    void painted().then(() => startTransition(this.end))
  }

  stop(): void {
    this.cancel?.()
  }

  /** Calls the controls that were left. */
  finish(): void {
    for (const done of this.left) done()
    this.left.clear()
  }
}
