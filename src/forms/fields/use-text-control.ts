import { useControl } from './use-control.ts'
import { useTypedText, type TypedTextOptions } from './use-typed-text.ts'
import { textOption, type FieldWidgetProps } from './widget-props.ts'

interface TextControlOptions extends Pick<TypedTextOptions, 'parse' | 'display'> {
  /** The id of this control, where a field has several. */
  id?: string
  /** What the control shows of the field's answer. */
  shown?: string
  /** The id of what stands below the control about a text; undefined where there is nothing. */
  noteOf?: (text: string) => string | undefined
}

/** A field that is answered by typing: what is typed, and the properties that every control for it takes. */
export const useTextControl = (
  field: FieldWidgetProps,
  { id = field.id, shown = textOf(field.value), parse, display, noteOf }: TextControlOptions,
) => {
  const { options, onChange, disabled, readonly, placeholder } = field
  const { text, leave, typed } = useTypedText({ id: field.id, shown, parse, display, onChange })
  const { aria } = useControl(field, noteOf?.(text))
  return {
    text,
    leave,
    input: {
      id,
      name: id,
      disabled,
      readOnly: readonly,
      placeholder,
      autoComplete: textOption(options, 'autocomplete') ?? 'off',
      ...typed,
      ...aria,
    },
  }
}

/** What is neither a text nor a number can't be typed, and is none. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
