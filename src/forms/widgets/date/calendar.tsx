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
import { formats, shownIn } from '#engine/formats/formats.ts'
import {
  heldMoment,
  MOMENTS,
  savedMoment,
  type MomentKind,
} from '#engine/formats/moment-patterns.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import unseen from '#src/ui/display/unseen.module.css'
import { stepOf } from './calendar-steps.ts'
import { AntdTheme } from '../../picker/antd-theme.tsx'
import styles from './date-input.module.css'

dayjs.extend(customParseFormat)
dayjs.locale('zh-cn')

/** The properties of `Calendar`. */
export interface CalendarProps {
  format: MomentKind
  /** The stored value; an invalid one selects no date. */
  value: string
  name: string
  onChoose: (value: string) => void
  onClose: () => void
}

/**
 * The calendar of a date field, open below it: antd's picker with only its panel visible. The arrow keys and Page Up and
 * Down move through it, Enter selects, Escape closes.
 */
export const Calendar = ({
  format,
  value,
  name,
  onChoose,
  onClose,
}: CalendarProps): ReactElement => {
  const [start] = useState(() => timeOf(value, format))
  const [at, setAt] = useState(start)
  const picker = useRef<ComponentRef<typeof DatePicker>>(null)
  useEffect(() => picker.current?.focus(), [])
  const hasClock = format === 'datetime' || format === 'time'
  // Seconds are typed: those that were stay with their minute.
  const choose = (time: Dayjs) =>
    onChoose(textOf(start?.isSame(time, 'minute') ? start : time.startOf('minute'), format))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(format, event)
    if (event.key === 'Enter' || step) event.preventDefault()
    if (step) setAt((at ?? dayjs().startOf('minute')).add(...step))
    if (event.key === 'Enter' && at) choose(at)
  }
  return (
    <AntdTheme>
      <DatePicker
        ref={picker}
        open
        inputReadOnly
        className={classNames(styles.anchor)}
        classNames={{ popup: { root: classNames(styles.panel) } }}
        aria-label={name}
        picker={format === 'datetime' ? 'date' : format}
        {...(format === 'datetime' && { showTime: CLOCK })}
        {...(format === 'time' && CLOCK)}
        value={at}
        {...(at && { pickerValue: at })}
        onPanelChange={setAt}
        onCalendarChange={(time) => setAt(time as Dayjs)}
        showNow={format === 'date' || format === 'month'}
        onKeyDown={onKeyDown}
        onOk={choose}
        // A time is confirmed with its button.
        onChange={(chosen) => {
          if (hasClock) return
          if (chosen) choose(chosen)
          else onClose()
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      />
      <span role="status" className={unseen.unseen}>
        {at && shownIn(formats[format], textOf(at, format))}
      </span>
    </AntdTheme>
  )
}

const CLOCK = { format: 'HH:mm' }

const timeOf = (value: string, format: MomentKind): Dayjs | null => {
  const time = dayjs(savedMoment(value, format, MOMENTS[format]) ?? '', MOMENTS[format], true)
  return time.isValid() ? time : null
}

const textOf = (time: Dayjs, format: MomentKind): string =>
  heldMoment(time.format(MOMENTS[format]), format, MOMENTS[format]) ?? ''
