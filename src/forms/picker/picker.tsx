import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { after, painted } from '#src/platform/clock.ts'
import type { LazyCode } from '#src/platform/lazy-code.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import { Icon } from '#src/ui/controls/icon.tsx'
import styles from '../controls/controls.module.css'
import type { Control } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { useFormScope } from '../model/form-scope.ts'
import { RemoteFailed } from './remote-failed.tsx'

interface PickerProps<AntdControl> {
  field: FieldWidgetProps
  control: Control
  code: LazyCode<{
    Control: AntdControl
    Theme: ComponentType<{ typed: RefObject<string>; children: ReactNode }>
  }>
  /** The names of the selected options; '' for none. */
  shown: string
  placeholder: string
  isOff?: boolean | undefined
  /** Called before the list opens for the first time; later openings are antd's own events. */
  onFirstOpen?: () => void
  /** Renders antd's control with the shared properties. */
  children: (AntdControl: AntdControl, shared: SharedProps) => ReactElement
}

type SharedProps = ReturnType<typeof sharedProps>

/** The time after which a press has ended; ms. */
const PRESS_MS = 300

/**
 * A field whose value is selected from a list. It starts as a button with the names of the selected options; antd's
 * control, which is large and slow to render, replaces it when the customer opens or focuses it.
 */
export const Picker = <AntdControl,>(properties: PickerProps<AntdControl>): ReactElement => {
  const { field, control, code, shown, placeholder, children } = properties
  const isOff = field.disabled === true || field.readonly === true || properties.isOff === true
  const { store } = useFormScope()
  const line = useRef<HTMLButtonElement>(null)
  /** True from a press until the focus leaves: the focus event of a press does nothing. */
  const isPressed = useRef(false)
  /** The keys that came before antd's control, which searches for them. */
  const typed = useRef('')
  const [stage, setStage] = useState<'atRest' | 'awaited' | 'failed' | 'closed' | 'open'>('atRest')
  useEffect(
    // Not during the first press, which its evaluation would keep waiting.
    () => store.whenBegun(() => after(PRESS_MS, code.preload)),
    [store, code],
  )

  /** @param before the element that had the focus at the press, which a finger on iOS leaves there */
  const open = (before: Element | null) => {
    // If the focus has moved to another field meanwhile, the list stays closed.
    if (![line.current, document.body, before].includes(document.activeElement))
      return setStage('atRest')
    properties.onFirstOpen?.()
    startTransition(() => setStage('open'))
  }
  const awaitOpening = () => {
    if (stage === 'awaited') return
    setStage('awaited')
    // antd renders slowly on a phone: the press is painted before.
    const before = document.activeElement
    Promise.all([code.load(), painted()]).then(
      () => open(before),
      () => setStage('failed'),
    )
  }
  /** A press is followed by a click, which opens nothing more. */
  const openOnce = () => {
    if (stage === 'atRest' || stage === 'failed') awaitOpening()
  }
  const openByKey = (event: KeyboardEvent) => {
    const { key } = event
    const isText = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey
    if (isText) typed.current += key
    else if (!key.startsWith('Arrow')) return
    event.preventDefault()
    awaitOpening()
  }
  const antd = code.loaded()
  if (antd && (stage === 'closed' || stage === 'open'))
    return (
      <antd.Theme typed={typed}>
        {children(
          antd.Control,
          sharedProps(field, control, { placeholder, isOff, startsOpen: stage === 'open' }),
        )}
      </antd.Theme>
    )
  return (
    <>
      <button
        ref={line}
        type="button"
        role="combobox"
        id={field.id}
        className={classNames(styles.line, styles.picker)}
        disabled={isOff}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={`${field.id}_list`}
        aria-busy={stage === 'awaited' || undefined}
        data-empty={shown === '' || undefined}
        {...control.aria}
        // Opens at the press as a native select does: if the field above changes its height as it loses the focus, no
        // click follows.
        onMouseDown={({ button }) => {
          isPressed.current = true
          if (button === 0) openOnce()
        }}
        onClick={openOnce}
        onFocus={() => {
          if (code.loaded() && !isPressed.current) setStage('closed')
        }}
        onBlur={() => {
          isPressed.current = false
        }}
        onKeyDown={openByKey}
      >
        {shown || placeholder}
        <Icon name="expand" />
      </button>
      {stage === 'failed' && <RemoteFailed retry={awaitOpening} />}
    </>
  )
}

interface Circumstances {
  placeholder: string
  isOff: boolean
  startsOpen: boolean
}

const sharedProps = (
  { id, required }: FieldWidgetProps,
  { status, aria }: Control,
  { placeholder, isOff, startsOpen }: Circumstances,
) => ({
  id,
  className: classNames(styles.wide),
  status,
  disabled: isOff,
  placeholder,
  allowClear: !required,
  autoFocus: true,
  defaultOpen: startsOpen,
  suffixIcon: <Icon name="expand" />,
  ...aria,
})
