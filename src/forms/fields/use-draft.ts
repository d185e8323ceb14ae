import { useState } from 'react'
import { useFormScope } from '../model/form-scope.ts'

interface DraftOptions<Shown> {
  /** The stored value as the control shows it. */
  shown: Shown
  /** Converts the shown value to the stored one; undefined for an empty value. */
  parse: (shown: Shown) => unknown
  onChange: (value: unknown) => void
}

/**
 * Keeps what a text control shows while it is typed in, which is more than the value: `12.`, a date without its last digit.
 * The value goes to the form's model with each key; what depends on it follows after a pause, so that a key renders this
 * control only.
 */
export const useDraft = <Shown>({ shown, parse, onChange }: DraftOptions<Shown>) => {
  const { model } = useFormScope()
  const [draft, setDraft] = useState<{ shown: Shown }>()
  return {
    current: draft ? draft.shown : shown,
    isTyped: draft !== undefined,
    type: (next: Shown) => {
      setDraft({ shown: next })
      const edit = () => onChange(parse(next))
      if (model) model.typed(edit)
      else edit()
    },
    /** Shows the stored value after the next paint. */
    leave: () => {
      if (draft) model?.rest(() => setDraft((now) => (now === draft ? undefined : now)))
    },
    /** Shows the stored value at once. */
    hand: () => {
      if (!draft) return
      model?.derive()
      setDraft(undefined)
    },
  }
}
