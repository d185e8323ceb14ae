import type { ReactElement } from 'react'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from './card-widgets.module.css'
import { CheckboxGroup, RadioGroup, type Choice } from './choice-group.tsx'

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
  const titleId = ({ value }: Choice) => `${id}__${value}_title`
  const textId = ({ value }: Choice) => `${id}__${value}_text`
  return {
    className: styles.cards,
    choiceClassName: styles.card,
    namesOf: (choice: Choice) => ({
      'aria-labelledby': titleId(choice),
      'aria-describedby': choice.description && textId(choice),
    }),
    contentOf: (choice: Choice) => (
      <>
        <span id={titleId(choice)} className={styles.title}>
          {choice.label}
        </span>
        {choice.description && (
          <span id={textId(choice)} className={styles.text}>
            {choice.description}
          </span>
        )}
      </>
    ),
  }
}
