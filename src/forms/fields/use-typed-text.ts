import { useDraft } from './use-draft.ts'

/** What `useTypedText` needs to know of its control. */
export interface TypedTextOptions {
  id: string
  /** What the form's data says, as it is typed. */
  shown: string
  /** What goes into the form's data; undefined for an empty answer. */
  parse: (text: string) => unknown
  /** How a text is shown until somebody types in it: one that changed with the focus would lose what is selected. */
  display?: ((text: string) => string) | undefined
  onChange: (value: unknown) => void
}

/** A draft (`useDraft`) that is a text, and the properties of the element that it is typed into. */
export const useTypedText = ({ display, ...options }: TypedTextOptions) => {
  const { current, isTyped, type, leave } = useDraft<string>(options)
  return {
    text: current,
    leave,
    typed: {
      value: isTyped ? current : (display?.(current) ?? current),
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onBlur: leave,
    },
  }
}
