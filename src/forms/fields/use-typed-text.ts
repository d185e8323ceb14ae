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
  const value = isTyped ? current : (display?.(current) ?? current)
  return {
    text: current,
    hand,
    typed: {
      value,
      onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
        if (!isTyped && value !== current) dropCommas(value, target)
        type(target.value)
      },
      onBlur: leave,
    },
  }
}

/**
 * Removes from an edited amount the separators that it was shown with: 25,000 and two zeros are 2500000. Those that were
 * typed stay, to be judged. The caret stays behind the edit: React would move it to the end.
 */
const dropCommas = (shown: string, input: HTMLInputElement | HTMLTextAreaElement): void => {
  const edited = input.value
  const shorter = Math.min(shown.length, edited.length)
  let start = 0
  while (start < shorter && shown[start] === edited[start]) start += 1
  let end = 0
  while (end < shorter - start && shown.at(-1 - end) === edited.at(-1 - end)) end += 1
  const before = withoutCommas(edited.slice(0, start)) + edited.slice(start, edited.length - end)
  const whole = before + withoutCommas(edited.slice(edited.length - end))
  if (whole === edited) return
  input.value = whole
  input.setSelectionRange(before.length, before.length)
}

const withoutCommas = (text: string): string => text.replaceAll(',', '')
