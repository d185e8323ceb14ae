import { useState } from 'react'
import { useFormScope } from '../model/form-scope.ts'

interface DraftOptions<Shown> {
  id: string
  /** What the form's data says, as the control shows it. */
  shown: Shown
  /** What goes into the form's data; undefined for an empty answer. */
  parse: (shown: Shown) => unknown
  onChange: (value: unknown) => void
}

/**
 * A control that is typed into keeps what was typed to itself and hands it over when the customer
 * pauses, leaves the field, or the form is asked for its data: a keystroke renders this control only.
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
    /** Hands over at once; what was typed is shown as it is stored from now on. */
    leave: () => {
      if (!draft) return
      store.discard(id)
      onChange(parse(draft.shown))
      setDraft(undefined)
    },
  }
}
