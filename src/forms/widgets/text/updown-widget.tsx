import type { KeyboardEvent, ReactElement } from 'react'
import { readTyped } from '#engine/form/typed-value.ts'
import { decimalOf } from '#engine/formats/number.ts'
import { isInWords } from '#engine/formats/quantity.ts'
import { Icon } from '#src/ui/controls/icon.tsx'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'
import { NumberNote } from './number-note.tsx'
import styles from './updown-widget.module.css'

/** A number with buttons that step it up and down. A text that is no number stays, and nothing steps it. */
export const UpdownWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, schema, options, onChange, disabled, readonly, label } = properties
  const noteId = fieldPartId(id, 'note')
  const read = (typed: string) => readTyped({ schema, widget: 'updown', options }, typed)
  const hasNote = (typed: string) => isInWords(typed) && typeof read(typed) === 'number'
  const { text, hand, input } = useTextControl(properties, 'updown', {
    noteOf: (typed) => (hasNote(typed) ? noteId : undefined),
  })
  const value = read(text)
  const isFixed = disabled === true || readonly === true
  const step = (sign: 1 | -1) => {
    if (isFixed || typeof value === 'string') return
    hand()
    onChange(stepped(typeof value === 'number' ? value : undefined, sign, schema))
  }
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  const button = (name: string, icon: 'none' | 'plus', sign: 1 | -1) => (
    // The arrow keys do the same.
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={`${name}${label}`}
      onClick={() => step(sign)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <>
      <TextLine
        {...input}
        className={styles.updown}
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuemin={schema.minimum}
        aria-valuemax={schema.maximum}
        inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
        onKeyDown={stepByKey}
        suffix={
          <span className={styles.end}>
            {textOption(options, 'unit')}
            {!isFixed && button('减少', 'none', -1)}
            {!isFixed && button('增加', 'plus', 1)}
          </span>
        }
      />
      {hasNote(text) && <NumberNote id={noteId} value={value} />}
    </>
  )
}

interface Limits {
  minimum?: number | undefined
  maximum?: number | undefined
  multipleOf?: number | undefined
}

/**
 * Returns a number one step away, within the limits of its schema; the first one where there was none, and the same one where the
 * next cannot be kept exactly.
 */
const stepped = (
  value: number | undefined,
  sign: 1 | -1,
  { minimum = -Infinity, maximum = Infinity, multipleOf = 1 }: Limits,
): number => {
  const step = stepOf(multipleOf)
  const next = value === undefined ? Math.max(0, minimum) : value + sign * step
  if (value !== undefined && Math.abs(next) > Number.MAX_SAFE_INTEGER) return value
  const places = Math.max(
    ...[value ?? 0, step].map((one) => decimalOf(one).split('.')[1]?.length ?? 0),
  )
  return Math.min(maximum, Math.max(minimum, Number(next.toFixed(places))))
}

/** A number of decimal places (0.01) is no step: the buttons change the whole number. */
const stepOf = (multipleOf: number): number =>
  multipleOf < 1 && Number.isInteger(Math.log10(multipleOf)) ? 1 : multipleOf
