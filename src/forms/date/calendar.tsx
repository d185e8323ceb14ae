import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import {
  useEffect,
  useRef,
  useState,
  type ComponentRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import styles from './date-input.module.css'
import type { Precision } from './precision.ts'

dayjs.extend(customParseFormat)
dayjs.locale('zh-cn')

/** The properties of `Calendar`. */
export interface CalendarProps {
  precision: Precision
  /** What is chosen now; what is none is nothing. */
  value: string
  label: string
  onChoose: (value: string) => void
  onClose: () => void
}

/**
 * The calendar of a date field, open below it: antd's picker, of which only the panel is to be seen. The arrow keys
 * and Page Up and Down go through it, Enter chooses, Escape leaves.
 */
export const Calendar = ({
  precision: { format, stored },
  value,
  label,
  onChoose,
  onClose,
}: CalendarProps): ReactElement => {
  const time = dayjs(value, stored, true)
  const [at, setAt] = useState<Dayjs | null>(time.isValid() ? time : null)
  const picker = useRef<ComponentRef<typeof DatePicker>>(null)
  useEffect(() => picker.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[format][event.key]
    if (event.key === 'Enter' || step) event.preventDefault()
    if (step) setAt((at ?? dayjs()).add(...step))
    if (event.key === 'Enter' && at) onChoose(at.format(stored))
  }
  return (
    <>
      <DatePicker
        ref={picker}
        open
        inputReadOnly
        className={styles.anchor}
        aria-label={`日历：${label}`}
        picker={format}
        value={at}
        {...(at && { pickerValue: at })}
        onPanelChange={setAt}
        format={stored}
        onKeyDown={onKeyDown}
        onChange={(chosen) => (chosen ? onChoose(chosen.format(stored)) : onClose())}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      />
      <span role="status" className={styles.announced}>
        {at?.format(stored)}
      </span>
    </>
  )
}

type Step = [amount: number, unit: 'day' | 'month' | 'year']

/** Where a key leads, as the panel is laid out: weeks, or rows of three. */
const STEPS: Record<Precision['format'], Readonly<Record<string, Step>>> = {
  date: {
    ArrowLeft: [-1, 'day'],
    ArrowRight: [1, 'day'],
    ArrowUp: [-7, 'day'],
    ArrowDown: [7, 'day'],
    PageUp: [-1, 'month'],
    PageDown: [1, 'month'],
  },
  month: {
    ArrowLeft: [-1, 'month'],
    ArrowRight: [1, 'month'],
    ArrowUp: [-3, 'month'],
    ArrowDown: [3, 'month'],
    PageUp: [-1, 'year'],
    PageDown: [1, 'year'],
  },
  year: {
    ArrowLeft: [-1, 'year'],
    ArrowRight: [1, 'year'],
    ArrowUp: [-3, 'year'],
    ArrowDown: [3, 'year'],
    PageUp: [-10, 'year'],
    PageDown: [10, 'year'],
  },
}
