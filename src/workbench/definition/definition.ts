import type { ProcessInfo } from '#schemas/process/definition.ts'
import { after } from '#src/platform/clock.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { CheckedText, CheckText } from './check-message.ts'
import type { BrowserTable } from '#src/platform/browser-table.ts'

/** The state of a definition; a new object after each change. */
export interface DefinitionState {
  /** The text that is edited, complete or not. */
  text: string
  /** The text without the draft: of the server, of an example, or of a new definition. */
  original: string
  /** The newest result of the check; its `text` is an older one while the newest is being checked. */
  checked: CheckedText | undefined
  /** The newest text that is a definition with steps: screens show it while `text` is broken. */
  good: CheckedText | undefined
  /** Set while the browser does not keep the draft: the reason, for the analyst. */
  unsaved: string | undefined
}

/** One definition that is edited: the text, the draft in the browser, the findings and the plan. */
export interface Definition {
  readonly key: string
  state(): DefinitionState
  /** Calls the listener after each change of the state. @returns unsubscribe */
  subscribe(listener: () => void): () => void
  /** Replaces the text: the check begins at once, the draft is kept after a pause. */
  edit(text: string): void
  /** Applies the safe fixes of all findings. */
  mend(): void
  /** Keeps the draft now, if it is not kept yet. */
  keep(): void
  /** Makes a text the one without a draft, after it was published. */
  settle(original: string): void
  /** Returns to the text without the draft. */
  discard(): void
  /** Returns the compiled plan of the newest good text; compiled when first asked for, up to 50 ms for 200 steps. */
  plan(): ProcessPlan | undefined
}

/** Time after the last change before the draft is written: typing comes first. ms */
const KEEP_PAUSE = 300

interface DefinitionInput {
  key: string
  original: string
  /** The text of the draft, if there is one. */
  draft: string | undefined
  check: CheckText
  drafts: Pick<BrowserTable, 'write' | 'remove'>
}

/** Creates the document of one definition, and checks its text. */
export const createDefinition = ({
  key,
  original,
  draft,
  check,
  drafts,
}: DefinitionInput): Definition => {
  const listeners = new Set<() => void>()
  let state: DefinitionState = {
    text: draft ?? original,
    original,
    checked: undefined,
    good: undefined,
    unsaved: undefined,
  }
  let plan: { text: string; plan: ProcessPlan } | undefined

  const change = (next: Partial<DefinitionState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  let cancel: (() => void) | undefined
  const keep = (): void => {
    cancel?.()
    cancel = undefined
    const { text } = state
    const kept = text === state.original ? drafts.remove(key) : drafts.write(key, text)
    kept.then(
      () => state.unsaved !== undefined && change({ unsaved: undefined }),
      (error: Error) => change({ unsaved: error.message }),
    )
  }

  const checkNow = (): void =>
    check(state.text, (checked) =>
      change({ checked, ...(checked.steps.length > 0 && { good: checked }) }),
    )

  const edit = (text: string): void => {
    if (text === state.text) return
    change({ text })
    cancel?.()
    cancel = after(KEEP_PAUSE, keep)
    checkNow()
  }

  checkNow()
  return {
    key,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit,
    mend: () => {
      const { text } = state
      check(text, (checked) => state.text === text && edit(checked.text), true)
    },
    keep: () => cancel && keep(),
    settle: (settled) => {
      change({ original: settled })
      keep()
    },
    discard: () => {
      change({ text: state.original })
      keep()
      checkNow()
    },
    plan: () => {
      const text = state.good?.text
      if (text === undefined) return undefined
      if (plan?.text !== text)
        plan = { text, plan: compileProcess(JSON.parse(text) as ProcessInfo) }
      return plan.plan
    },
  }
}
