import type { ReactElement } from 'react'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { selectCode } from '../../picker/picker-code.ts'
import { Picker } from '../../picker/picker.tsx'
import { choicesOf } from './choices.ts'

/** Number of options from which on the list can be searched. */
const MANY = 8

/** Selects one of the options, or several for a list. */
export const SelectWidget = (properties: FieldWidgetProps): ReactElement => {
  const { value, onChange, placeholder, multiple } = properties
  const choices = choicesOf(properties)
  const index = choices.indexOf(value)
  const indexes = choices.indexesOf(value)
  const chosen = multiple ? indexes : index === undefined ? [] : [index]
  const list = {
    options: choices.items,
    showSearch: choices.items.length >= MANY && { optionFilterProp: 'label' },
  }
  return (
    <Picker
      field={properties}
      control={useControl(properties)}
      code={selectCode}
      shown={chosen.map((place) => choices.items[place]?.label).join('、')}
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
            onChange={(next) => onChange(choices.valuesAt(next))}
          />
        ) : (
          <Select<number>
            {...shared}
            {...list}
            value={index ?? null}
            onChange={(next: number | undefined) => onChange(choices.valueAt(next))}
          />
        )
      }
    </Picker>
  )
}
