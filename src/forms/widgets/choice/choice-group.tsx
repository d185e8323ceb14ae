import type { ReactElement, ReactNode } from 'react'
import { Tick } from '../../controls/tick.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { choicesOf } from './choices.ts'

/** One of the options of a field. */
export type Choice = ReturnType<typeof choicesOf>['items'][number]

interface ChoiceGroupProps {
  field: FieldWidgetProps
  className: string | undefined
  choiceClassName?: string | undefined
  /** The ids of the elements that label and describe an option, where its content has more. */
  namesOf?: (choice: Choice) => {
    'aria-labelledby': string
    'aria-describedby': string | undefined
  }
  contentOf: (choice: Choice) => ReactNode
}

/** Radio buttons: selects one of a few options, all visible. */
export const RadioGroup = ({
  field,
  className,
  choiceClassName,
  namesOf,
  contentOf,
}: ChoiceGroupProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = field
  const { aria } = useControl(field)
  const choices = choicesOf(field)
  const chosen = choices.indexOf(value)
  return (
    <div
      id={id}
      role="radiogroup"
      className={className}
      aria-labelledby={fieldPartId(id, 'label')}
      {...aria}
    >
      {choices.items.map((choice) => (
        <Tick
          key={choice.value}
          type="radio"
          name={id}
          className={choiceClassName}
          value={choice.value}
          checked={choice.value === chosen}
          disabled={disabled || readonly || choice.disabled}
          onChange={() => onChange(choices.valueAt(choice.value))}
          {...namesOf?.(choice)}
        >
          {contentOf(choice)}
        </Tick>
      ))}
    </div>
  )
}

/** Checkboxes: selects several of a few options, all visible. */
export const CheckboxGroup = ({
  field,
  className,
  choiceClassName,
  namesOf,
  contentOf,
}: ChoiceGroupProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = field
  const { error, aria } = useControl(field)
  const choices = choicesOf(field)
  const chosen = choices.indexesOf(value)
  return (
    <div
      id={id}
      role="group"
      className={className}
      aria-labelledby={fieldPartId(id, 'label')}
      aria-describedby={aria['aria-describedby']}
    >
      {choices.items.map((choice) => (
        <Tick
          key={choice.value}
          type="checkbox"
          className={choiceClassName}
          checked={chosen.includes(choice.value)}
          disabled={disabled || readonly || choice.disabled}
          aria-invalid={error !== undefined}
          onChange={(event) =>
            onChange(choices.toggled(chosen, choice.value, event.target.checked))
          }
          {...namesOf?.(choice)}
        >
          {contentOf(choice)}
        </Tick>
      ))}
    </div>
  )
}
