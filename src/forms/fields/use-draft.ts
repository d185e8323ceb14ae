import { useState } from 'react'
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
 * Keeps the draft of a text control, and hands it over after the debounce, on blur, or when the form's data is read: a
 * keystroke renders this control only.
 */
export const useDraft = <Shown>({ id, shown, parse, onChange }: DraftOptions<Shown>) => {
  const { store } = useFormScope()
  const [draft, setDraft] = useState<{ shown: Shown }>()
  return {
    current: draft ? draft.shown : shown,
    isTyped: draft !== undefined,
    type: (next: Shown) => {
      setDraft({ shown: next })
      store.type(id, parse(next), onChange)
    },
    /** Hands over the draft at once; the control then shows the stored value. */
    leave: () => {
      if (!draft) return
      store.discard(id)
      onChange(parse(draft.shown))
      setDraft(undefined)
    },
  }
}
