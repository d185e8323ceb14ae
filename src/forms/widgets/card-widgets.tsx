import { Checkbox, Radio } from 'antd'
import type { ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from './card-widgets.module.css'
import { choicesOf } from './choices.ts'

/** One of a few choices that need a word of explanation. */
export const RadioCardsWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = properties
  const { aria } = useControl(properties)
  const choices = choicesOf(properties)
  return (
    <Radio.Group
      id={id}
      name={id}
      role="radiogroup"
      className={styles.cards}
      aria-labelledby={fieldPartId(id, 'label')}
      value={choices.indexOf(value)}
      disabled={disabled || readonly}
      onChange={(event) => onChange(choices.valueAt(event.target.value as number))}
      {...aria}
    >
      {choices.items.map((choice) => (
        <Radio
          key={choice.value}
          className={styles.card}
          value={choice.value}
          disabled={disabled || readonly || choice.disabled}
          {...namedBy(id, choice)}
        >
          <CardText id={id} choice={choice} />
        </Radio>
      ))}
    </Radio.Group>
  )
}

/** Some of a few choices that need a word of explanation. */
export const CheckboxCardsWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = properties
  const { error, aria } = useControl(properties)
  const choices = choicesOf(properties)
  const chosen = choices.indexesOf(value)
  return (
    <div
      id={id}
      role="group"
      className={styles.cards}
      aria-labelledby={fieldPartId(id, 'label')}
      aria-describedby={aria['aria-describedby']}
    >
      {choices.items.map((choice) => (
        <Checkbox
          key={choice.value}
          className={styles.card}
          checked={chosen.includes(choice.value)}
          disabled={disabled || readonly || choice.disabled}
          aria-invalid={error !== undefined}
          onChange={(event) =>
            onChange(choices.toggled(chosen, choice.value, event.target.checked))
          }
          {...namedBy(id, choice)}
        >
          <CardText id={id} choice={choice} />
        </Checkbox>
      ))}
    </div>
  )
}

type Choice = ReturnType<typeof choicesOf>['items'][number]

/** The title alone is the name; the explanation is read after it. */
const namedBy = (id: string, { value, description }: Choice) => ({
  'aria-labelledby': `${id}__${value}_title`,
  'aria-describedby': description && `${id}__${value}_text`,
})

const CardText = ({ id, choice }: { id: string; choice: Choice }) => (
  <>
    <span id={`${id}__${choice.value}_title`} className={styles.title}>
      {choice.label}
    </span>
    {choice.description && (
      <span id={`${id}__${choice.value}_text`} className={styles.text}>
        {choice.description}
      </span>
    )}
  </>
)
