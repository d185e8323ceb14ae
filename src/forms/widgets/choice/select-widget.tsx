import type { ReactElement } from 'react'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { selectCode } from '../../picker/picker-code.ts'
import { Picker } from '../../picker/picker.tsx'
import { optionsOf } from './field-options.ts'

/** Number of options from which on the list can be searched. */
const MANY = 8

/** Selects one of the options, or several for a list. */
export const SelectWidget = (properties: FieldWidgetProps): ReactElement => {
  const { value, onChange, placeholder, multiple } = properties
  const options = optionsOf(properties)
  const index = options.indexOf(value)
  const indexes = options.indexesOf(value)
  const chosen = multiple ? indexes : index === undefined ? [] : [index]
  const list = {
    options: options.items,
    showSearch: options.items.length >= MANY && { optionFilterProp: 'label' },
  }
  return (
    <Picker
      field={properties}
      control={useControl(properties)}
      code={selectCode}
      shown={chosen.map((place) => options.items[place]?.label).join('、')}
      placeholder={placeholder || '请选择'}
    >
      {(Select, shared) =>
        multiple ? (
          <Select<number[]>
            {...shared}
            {...list}
            mode="multiple"
            maxTagCount="responsive"
            value={indexes}
            onChange={(next) => onChange(options.valuesAt(next))}
          />
        ) : (
          <Select<number>
            {...shared}
            {...list}
            value={index ?? null}
            onChange={(next: number | undefined) => onChange(options.valueAt(next))}
          />
        )
      }
    </Picker>
  )
}
