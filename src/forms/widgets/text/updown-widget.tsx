import { InputNumber } from 'antd'
import type { ReactElement } from 'react'
import { plainNumber } from '#engine/formats/half-width.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import { AntdTheme } from '../../picker/antd-theme.tsx'
import { useControl } from '../../fields/use-control.ts'
import { useDraft } from '../../fields/use-draft.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'

/** A number with buttons that step it up and down. */
export const UpdownWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly, placeholder } = properties
  const { status, aria } = useControl(properties)
  const { current, type, leave } = useDraft<number | undefined>({
    shown: typeof value === 'number' ? value : undefined,
    parse: (number) => number,
    onChange,
  })
  return (
    <AntdTheme>
      <InputNumber<number | string>
        id={id}
        name={id}
        className={classNames(styles.wide)}
        value={current ?? null}
        status={status}
        disabled={disabled === true}
        readOnly={readonly === true}
        placeholder={placeholder}
        suffix={textOption(options, 'unit')}
        step={stepOf(schema.multipleOf)}
        parser={(typed) => plainNumber(typed ?? '')}
        inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
        onChange={(number) => type(typeof number === 'number' ? number : undefined)}
        onBlur={leave}
        {...aria}
      />
    </AntdTheme>
  )
}

/** A number of decimal places (0.01) is no step: the buttons change the whole number. */
const stepOf = (multipleOf = 1): number =>
  multipleOf < 1 && Number.isInteger(Math.log10(multipleOf)) ? 1 : multipleOf
