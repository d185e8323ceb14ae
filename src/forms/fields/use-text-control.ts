import { readTyped } from '#engine/form/typed-value.ts'
import { decimalOf } from '#engine/formats/number.ts'
import { deviceZone } from '#engine/formats/zone.ts'
import type { WidgetName } from '#engine/widgets/widgets.ts'
import { useControl } from './use-control.ts'
import { useTypedText, type TypedTextOptions } from './use-typed-text.ts'
import { textOption, type FieldWidgetProps } from './widget-props.ts'

interface TextControlOptions extends Partial<Pick<TypedTextOptions, 'parse' | 'display'>> {
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
  widget: WidgetName,
  { id, shown = textOf(field.value), parse, display, noteOf }: TextControlOptions = {},
) => {
  const { schema, options, onChange, disabled, readonly, placeholder } = field
  const { text, hand, typed } = useTypedText({
    shown,
    parse: parse ?? ((typing) => readTyped({ schema, widget, options }, typing, deviceZone)),
    display,
    onChange,
  })
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
  typeof value === 'string' ? value : typeof value === 'number' ? decimalOf(value) : ''
