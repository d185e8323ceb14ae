import type { ReactElement } from 'react'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from './card-widgets.module.css'
import { CheckboxGroup, RadioGroup, type FieldOption } from './option-group.tsx'

/** Selects one of a few options that have descriptions. */
export const RadioCardsWidget = (field: FieldWidgetProps): ReactElement => (
  <RadioGroup field={field} {...cardsOf(field)} />
)

/** Selects several of a few options that have descriptions. */
export const CheckboxCardsWidget = (field: FieldWidgetProps): ReactElement => (
  <CheckboxGroup field={field} {...cardsOf(field)} />
)

/** The ids of a card: its title is the accessible name, the description is read after it. */
const cardsOf = ({ id }: FieldWidgetProps) => {
  const titleId = ({ value }: FieldOption) => `${id}__${value}_title`
  const textId = ({ value }: FieldOption) => `${id}__${value}_text`
  return {
    className: styles.cards,
    optionClassName: styles.card,
    namesOf: (option: FieldOption) => ({
      'aria-labelledby': titleId(option),
      'aria-describedby': option.description && textId(option),
    }),
    contentOf: (option: FieldOption) => (
      <>
        <span id={titleId(option)} className={styles.title}>
          {option.label}
        </span>
        {option.description && (
          <span id={textId(option)} className={styles.text}>
            {option.description}
          </span>
        )}
      </>
    ),
  }
}
