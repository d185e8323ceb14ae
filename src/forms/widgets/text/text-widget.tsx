import type { RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { formatNamed } from '#engine/formats/formats.ts'
import { halfWidth, plainNumber, withoutSeparators } from '#engine/formats/half-width.ts'
import { TextLine } from '../../controls/text-line.tsx'
import { useTextControl } from '../../fields/use-text-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'

/** One line of text, or a number where the schema says so. */
export const TextWidget = (properties: FieldWidgetProps): ReactElement => {
  const { schema, options } = properties
  const isNumeric = schema.type === 'number' || schema.type === 'integer'
  const { input } = useTextControl(properties, {
    parse: (text) => parsed(text, isNumeric, schema),
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
const parsed = (text: string, isNumeric: boolean, { format, pattern }: RJSFSchema): unknown => {
  const kept = formatNamed(format)?.normalise(text) ?? fitting(text.trim(), pattern)
  if (kept === '') return undefined
  const number = isNumeric ? Number(plainNumber(kept)) : NaN
  return Number.isFinite(number) ? number : kept
}

/** Returns a text as a pattern accepts it: as it is, else as a plain number or without separators. */
const fitting = (text: string, pattern: string | undefined): string => {
  if (pattern === undefined) return text
  const accepted = new RegExp(pattern, 'u')
  const readings = [text, halfWidth(text), plainNumber(text), withoutSeparators(text)]
  return readings.find((reading) => accepted.test(reading)) ?? text
}
