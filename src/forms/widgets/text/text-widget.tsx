import type { ReactElement } from 'react'
import { isNumeric, readTyped } from '#engine/form/typed-value.ts'
import { isInWords } from '#engine/formats/quantity.ts'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'
import { NumberNote } from './number-note.tsx'

/** One line of text, or a number where the schema says so. */
export const TextWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, schema, options } = properties
  const isNumber = isNumeric(schema)
  const noteId = fieldPartId(id, 'note')
  const read = (typed: string) => readTyped({ schema, widget: 'text', options }, typed)
  const hasNote = (typed: string) => isNumber && isInWords(typed) && typeof read(typed) === 'number'
  const { text, input } = useTextControl(properties, 'text', {
    noteOf: (typed) => (hasNote(typed) ? noteId : undefined),
  })
  return (
    <>
      <TextLine
        {...input}
        suffix={textOption(options, 'unit')}
        inputMode={isNumber ? 'decimal' : INPUT_MODES.get(schema.format)}
      />
      {hasNote(text) && <NumberNote id={noteId} value={read(text)} />}
    </>
  )
}

const INPUT_MODES = new Map<string | undefined, 'email' | 'numeric' | 'decimal'>([
  ['quantity', 'decimal'],
  ['email', 'email'],
  ['bank-account', 'numeric'],
])
