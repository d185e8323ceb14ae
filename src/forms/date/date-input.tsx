import { CalendarOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactElement } from 'react'
import { formats } from '#schemas/process/formats.ts'
import { lazyPage } from '#src/platform/lazy-page.ts'
import type { ControlAria } from '../fields/use-control.ts'
import { useDraft } from '../fields/use-draft.ts'
import type { CalendarProps } from './calendar.tsx'
import styles from './date-input.module.css'
import type { Precision } from './precision.ts'

interface DateInputProps {
  id: string
  precision: Precision
  value: unknown
  label: string
  /** Whether the label is its only name: no element on the page names it. */
  isNamed?: boolean
  status: 'error' | ''
  placeholder: string
  disabled: boolean | undefined
  readonly: boolean | undefined
  onChange: (value: unknown) => void
  aria: ControlAria
}

const loadCalendar = lazyPage(async () => (await import('./calendar.tsx')).Calendar)

/**
 * A day, month or year as a line of text, with a calendar beside it. What can't be read stays there, and the check
 * says so. The calendar is large, and comes when somebody asks for it.
 */
export const DateInput = ({
  id,
  precision,
  value,
  label,
  isNamed,
  status,
  placeholder,
  disabled,
  readonly,
  onChange,
  aria,
}: DateInputProps): ReactElement => {
  const { normalise } = formats[precision.format]
  const { current, type, leave } = useDraft<string>({
    id,
    shown: typeof value === 'string' ? value : '',
    parse: (text) => normalise(text) || undefined,
    onChange,
  })
  const input = useRef<InputRef>(null)
  const [calendar, setCalendar] = useState<{ Calendar: ComponentType<CalendarProps> }>()
  const [hasFailed, setFailed] = useState(false)

  const open = () => {
    leave()
    loadCalendar().then(
      (Calendar) => setCalendar({ Calendar }),
      () => setFailed(true),
    )
  }
  const close = () => {
    setCalendar(undefined)
    input.current?.focus()
  }
  /** Enter takes what was typed; it would send the form of the step as well. */
  const keepStep = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    leave()
  }

  return (
    <div className={styles.date}>
      <Input
        ref={input}
        id={id}
        name={id}
        value={current}
        status={status}
        disabled={disabled}
        readOnly={readonly}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        aria-label={isNamed ? label : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keepStep}
        onBlur={leave}
        suffix={
          !disabled && !readonly ? (
            <button
              type="button"
              className={styles.open}
              aria-label={`打开日历：${label}`}
              aria-haspopup="dialog"
              aria-expanded={calendar !== undefined}
              onClick={open}
            >
              <CalendarOutlined aria-hidden />
            </button>
          ) : undefined
        }
        {...aria}
      />
      {calendar && (
        <calendar.Calendar
          precision={precision}
          value={normalise(current)}
          label={label}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
          onClose={close}
        />
      )}
      {hasFailed && (
        <p role="status" className={styles.failed}>
          日历加载失败，请直接输入，例如 {precision.placeholder}
        </p>
      )}
    </div>
  )
}
