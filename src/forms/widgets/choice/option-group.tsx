import type { ReactElement, ReactNode } from 'react'
import { Tick } from '../../controls/tick.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { optionsOf } from './field-options.ts'

/** One of the options of a field. */
export type FieldOption = ReturnType<typeof optionsOf>['items'][number]

interface OptionGroupProps {
  field: FieldWidgetProps
  className: string | undefined
  optionClassName?: string | undefined
  /** The ids of the elements that label and describe an option, where its content has more. */
  namesOf?: (option: FieldOption) => {
    'aria-labelledby': string
    'aria-describedby': string | undefined
  }
  contentOf: (option: FieldOption) => ReactNode
}

/** Radio buttons: selects one of a few options, all visible. */
export const RadioGroup = ({
  field,
  className,
  optionClassName,
  namesOf,
  contentOf,
}: OptionGroupProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = field
  const { aria } = useControl(field)
  const options = optionsOf(field)
  const chosen = options.indexOf(value)
  return (
    <div
      id={id}
      role="radiogroup"
      className={className}
      aria-labelledby={fieldPartId(id, 'label')}
      {...aria}
    >
      {options.items.map((option) => (
        <Tick
          key={option.value}
          type="radio"
          name={id}
          className={optionClassName}
          value={option.value}
          checked={option.value === chosen}
          disabled={disabled || readonly || option.disabled}
          onChange={() => onChange(options.valueAt(option.value))}
          {...namesOf?.(option)}
        >
          {contentOf(option)}
        </Tick>
      ))}
    </div>
  )
}

/** Checkboxes: selects several of a few options, all visible. */
export const CheckboxGroup = ({
  field,
  className,
  optionClassName,
  namesOf,
  contentOf,
}: OptionGroupProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = field
  const { error, aria } = useControl(field)
  const options = optionsOf(field)
  const chosen = options.indexesOf(value)
  return (
    <div
      id={id}
      role="group"
      className={className}
      aria-labelledby={fieldPartId(id, 'label')}
      aria-describedby={aria['aria-describedby']}
    >
      {options.items.map((option) => (
        <Tick
          key={option.value}
          type="checkbox"
          className={optionClassName}
          checked={chosen.includes(option.value)}
          disabled={disabled || readonly || option.disabled}
          aria-invalid={error !== undefined}
          onChange={(event) =>
            onChange(options.toggled(chosen, option.value, event.target.checked))
          }
          {...namesOf?.(option)}
        >
          {contentOf(option)}
        </Tick>
      ))}
    </div>
  )
}
