import type { ReactElement } from 'react'
import { formatNamed } from '#engine/formats/formats.ts'
import { TextLine } from '../../controls/text-line.tsx'
import { useTextControl } from '../../fields/use-text-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'

/** One line of text, or a number where the schema says so. */
export const TextWidget = (properties: FieldWidgetProps): ReactElement => {
  const { schema, options } = properties
  const isNumeric = schema.type === 'number' || schema.type === 'integer'
  const { input } = useTextControl(properties, {
    parse: (text) => parsed(text, isNumeric, schema.format),
  })
  return (
    <TextLine
      {...input}
      suffix={textOption(options, 'unit')}
      inputMode={isNumeric ? 'decimal' : INPUT_MODES.get(schema.format)}
    />
  )
}

const INPUT_MODES = new Map<string | undefined, 'email' | 'numeric'>([
  ['email', 'email'],
  ['bank-account', 'numeric'],
])

/** Parses typed text; a number that can't be parsed stays a text, which validation reports. */
const parsed = (text: string, isNumeric: boolean, format: string | undefined): unknown => {
  const kept = formatNamed(format)?.normalise(text) ?? text.trim()
  if (kept === '') return undefined
  return isNumeric && Number.isFinite(Number(kept)) ? Number(kept) : kept
}
