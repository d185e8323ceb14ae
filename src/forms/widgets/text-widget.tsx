import { Input } from 'antd'
import type { ReactElement } from 'react'
import { formatNamed } from '#schemas/process/formats.ts'
import { useControl } from '../fields/use-control.ts'
import { useDraft } from '../fields/use-draft.ts'
import { textOption, type FieldWidgetProps } from '../fields/widget-props.ts'

const isNumeric = ({ type }: FieldWidgetProps['schema']): boolean =>
  type === 'number' || type === 'integer'

/** One line of text, or a number where the schema says so. */
export const TextWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly, placeholder } = properties
  const { status, aria } = useControl(properties)
  const numeric = isNumeric(schema)
  const { current, type, leave } = useDraft<string>({
    id,
    shown: value === undefined || value === null ? '' : String(value),
    parse: (text) => parsed(text, numeric, schema.format),
    onChange,
  })
  return (
    <Input
      id={id}
      name={id}
      value={current}
      status={status}
      disabled={disabled}
      readOnly={readonly}
      placeholder={placeholder}
      suffix={textOption(options, 'unit')}
      inputMode={numeric ? 'decimal' : schema.format === 'email' ? 'email' : undefined}
      autoComplete={textOption(options, 'autocomplete') ?? 'off'}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      {...aria}
    />
  )
}

/** A number that can't be read stays a text, and the check says so. */
const parsed = (text: string, numeric: boolean, format: string | undefined): unknown => {
  const kept = formatNamed(format)?.normalise(text) ?? text.trim()
  if (kept === '') return undefined
  return numeric && Number.isFinite(Number(kept)) ? Number(kept) : kept
}
