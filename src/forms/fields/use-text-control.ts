import { useControl } from './use-control.ts'
import { useTypedText, type TypedTextOptions } from './use-typed-text.ts'
import { textOption, type FieldWidgetProps } from './widget-props.ts'

interface TextControlOptions extends Pick<TypedTextOptions, 'parse' | 'display'> {
  /** The id of this control, where a field has several. */
  id?: string | undefined
  /** The part of the field's value that the control shows. */
  shown?: string
  /** Returns the id of the note below the control for a text; undefined where there is no note. */
  noteOf?: (text: string) => string | undefined
}

/** The draft of a text field, and the properties that all its controls take. */
export const useTextControl = (
  field: FieldWidgetProps,
  { id, shown = textOf(field.value), parse, display, noteOf }: TextControlOptions,
) => {
  const { options, onChange, disabled, readonly, placeholder } = field
  const { text, hand, typed } = useTypedText({ shown, parse, display, onChange })
  const { aria } = useControl(field, noteOf?.(text))
  return {
    text,
    hand,
    input: {
      id: id ?? field.id,
      name: id ?? field.id,
      disabled,
      readOnly: readonly,
      placeholder,
      autoComplete: textOption(options, 'autocomplete') ?? 'off',
      ...typed,
      // The other control of the field computes its value from what this one has handed over.
      ...(id !== undefined && { onBlur: hand }),
      ...aria,
    },
  }
}

/** Formats a value for typing; values other than text and numbers are displayed as ''. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
