import { useDraft } from './use-draft.ts'

/** What `useTypedText` needs to know of its control. */
export interface TypedTextOptions {
  id: string
  /** What the form's data says, as it is typed. */
  shown: string
  /** What goes into the form's data; undefined for an empty answer. */
  parse: (text: string) => unknown
  /** How a text is shown while nobody types in it. */
  display?: ((text: string) => string) | undefined
  onChange: (value: unknown) => void
}

/** A draft (`useDraft`) that is a text, and the properties of the element that it is typed into. */
export const useTypedText = ({ display, ...options }: TypedTextOptions) => {
  const { current, isFocused, type, focus, leave } = useDraft<string>(options)
  return {
    text: current,
    leave,
    typed: {
      value: isFocused ? current : (display?.(current) ?? current),
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onFocus: focus,
      onBlur: leave,
    },
  }
}
