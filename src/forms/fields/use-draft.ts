import { useEffect, useRef, useState } from 'react'
import { useFormScope } from '../model/form-scope.ts'

interface DraftOptions<Shown> {
  id: string
  /** The stored value as the control shows it. */
  shown: Shown
  /** Converts the shown value to the stored one; undefined for an empty value. */
  parse: (shown: Shown) => unknown
  onChange: (value: unknown) => void
}

/**
 * Keeps the draft of a text control, and hands it over after the debounce, after a blur, or when the form's data is read: a
 * keystroke renders this control only.
 */
export const useDraft = <Shown>({ id, shown, parse, onChange }: DraftOptions<Shown>) => {
  const { store } = useFormScope()
  const [draft, setDraft] = useState<{ shown: Shown }>()
  const wasTyped = useRef(false)
  useEffect(() => {
    if (wasTyped.current && !draft) store.discard(id)
    wasTyped.current = draft !== undefined
  }, [draft, store, id])
  return {
    current: draft ? draft.shown : shown,
    isTyped: draft !== undefined,
    type: (next: Shown) => {
      setDraft({ shown: next })
      store.type(id, parse(next), onChange)
    },
    /** Hands over the draft after the next paint; the control then shows the stored value. */
    leave: () => {
      if (draft) store.hasten(id, () => setDraft((now) => (now === draft ? undefined : now)))
    },
    /** Hands over the draft at once; the control then shows the stored value. */
    hand: () => {
      if (!draft) return
      store.discard(id)
      onChange(parse(draft.shown))
      setDraft(undefined)
    },
  }
}
