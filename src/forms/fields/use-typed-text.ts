import { useDraft } from './use-draft.ts'

/** The options of `useTypedText`. */
export interface TypedTextOptions {
  /** The stored value as it would be typed. */
  shown: string
  /** Converts typed text to the stored value; undefined for an empty value. */
  parse: (text: string) => unknown
  /** Formats the text until the customer types in it; a change on focus would lose the selection. */
  display?: ((text: string) => string) | undefined
  onChange: (value: unknown) => void
}

/** A draft (`useDraft`) that is a text, and the properties of its input element. */
export const useTypedText = ({ display, ...options }: TypedTextOptions) => {
  const { current, isTyped, type, leave, hand } = useDraft<string>(options)
  return {
    text: current,
    hand,
    typed: {
      value: isTyped ? current : (display?.(current) ?? current),
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onBlur: leave,
    },
  }
}
