import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactElement } from 'react'
import { formats, shownIn } from '#engine/formats/formats.ts'
import { deviceZone } from '#engine/formats/zone.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { Icon } from '#src/ui/controls/icon.tsx'
import { TextLine } from '../../controls/text-line.tsx'
import { useTextControl } from '../../fields/use-text-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import type { CalendarProps } from './calendar.tsx'
import styles from './date-input.module.css'
import { daysInWords } from '#engine/formats/calendar.ts'
import type { Precision } from '../../text/precision.ts'

interface DateInputProps {
  field: FieldWidgetProps
  precision: Precision
  /** The part of the field's value that this input edits, if not all of it. */
  part?: {
    id: string
    /** The accessible name: no visible element labels it. */
    label: string
    placeholder: string
    shown: unknown
    /** Returns the field's value with this part replaced. */
    valueWith: (part: string | undefined) => unknown
  }
}

/** Moments are typed and shown by the clock of the customer. */
const HERE = { zone: deviceZone }

const calendarCode = lazyCode(async () => (await import('./calendar.tsx')).Calendar)

/**
 * A text input for a day, a week, a time and the like, with a calendar button. Text that can't be parsed is kept, and
 * validation reports it. The calendar is large, and is loaded when the customer opens it.
 */
export const DateInput = ({ field, precision, part }: DateInputProps): ReactElement => {
  const { format } = precision
  const { normalise: normalised } = formats[format]
  const normalise = (typed: string) => normalised(typed, HERE)
  const { disabled, readonly, onChange } = field
  const { label } = part ?? field
  const shown = part ? part.shown : field.value
  const valueOf = (time: string | undefined) => (part ? part.valueWith(time) : time)
  const { text, hand, input } = useTextControl(field, 'text', {
    id: part?.id,
    shown: typeof shown === 'string' ? shownIn(formats[format], shown, HERE) : '',
    parse: (typed) => valueOf(normalise(typed) || undefined),
    display: (typed) => typed + daysInWords(normalise(typed)),
  })
  const element = useRef<HTMLInputElement>(null)
  const [calendar, setCalendar] = useState<{ Calendar: ComponentType<CalendarProps> }>()
  const [hasFailed, setFailed] = useState(false)
  const [panel, sign] =
    format === 'time' ? (['时间面板', 'waiting'] as const) : (['日历', 'calendar'] as const)

  const open = () => {
    hand()
    calendarCode.load().then(
      (Calendar) => setCalendar({ Calendar }),
      () => setFailed(true),
    )
  }
  const close = () => {
    setCalendar(undefined)
    element.current?.focus()
  }
  /** Enter takes over the typed text, and must not submit the form of the step. */
  const keepStep = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    hand()
  }

  return (
    <div className={styles.date}>
      <TextLine
        {...input}
        ref={element}
        placeholder={part?.placeholder || field.placeholder || precision.placeholder}
        inputMode="numeric"
        aria-label={part?.label}
        onKeyDown={keepStep}
        suffix={
          !disabled && !readonly ? (
            <button
              type="button"
              className={styles.open}
              aria-label={`打开${panel}：${label}`}
              aria-haspopup="dialog"
              aria-expanded={calendar !== undefined}
              onClick={open}
            >
              <Icon name={sign} />
            </button>
          ) : undefined
        }
      />
      {calendar && (
        <calendar.Calendar
          // A moment is chosen as the time that the customer's clock shows.
          format={format === 'date-time' ? 'datetime' : format}
          name={`${panel}：${label}`}
          value={format === 'date-time' ? formats.datetime.normalise(text) : normalise(text)}
          onChoose={(chosen) => {
            onChange(valueOf(normalise(chosen)))
            close()
          }}
          onClose={close}
        />
      )}
      {hasFailed && (
        <p role="status" className={styles.failed}>
          {panel}加载失败，请直接输入，例如 {precision.sample}
        </p>
      )}
    </div>
  )
}
