import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
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
  code: LazyCode<{ Control: AntdControl; Theme: ComponentType<{ children: ReactNode }> }>
  /** What is chosen, in words; '' where nothing is. */
  shown: string
  placeholder: string
  isOff?: boolean | undefined
  /** The list is about to be seen for the first time; later antd says so itself. */
  onFirstOpen?: () => void
  /** antd's control, with the properties that all of them share. */
  children: (AntdControl: AntdControl, shared: SharedProps) => ReactElement
}

type SharedProps = ReturnType<typeof sharedProps>

/**
 * A field whose answer is chosen from a list. Until the customer comes to it, it is a line that says what is chosen;
 * then antd takes its place, which is large and slow to draw.
 */
export const Picker = <AntdControl,>(properties: PickerProps<AntdControl>): ReactElement => {
  const { field, control, code, shown, placeholder, children } = properties
  const isOff = field.disabled === true || field.readonly === true || properties.isOff === true
  const { store } = useFormScope()
  const line = useRef<HTMLButtonElement>(null)
  /** The focus that comes with a press is followed by a click. */
  const isPressed = useRef(false)
  const [stage, setStage] = useState<'atRest' | 'awaited' | 'failed' | 'closed' | 'open'>('atRest')
  useEffect(() => store.whenBegun(code.preload), [store, code])

  const begin = (as: 'closed' | 'open') => {
    if (as === 'closed') return setStage(as)
    properties.onFirstOpen?.()
    // Drawing antd takes long on a phone: the press is seen before.
    startTransition(() => setStage(as))
  }
  const wake = (as: 'closed' | 'open') => {
    if (code.loaded()) return begin(as)
    setStage('awaited')
    code.load().then(
      // Who has gone on meanwhile isn't called back.
      () => (isFocusElsewhere(line.current) ? setStage('atRest') : begin(as)),
      () => setStage('failed'),
    )
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    wake('open')
  }
  const antd = code.loaded()
  if (antd && (stage === 'closed' || stage === 'open'))
    return (
      <antd.Theme>
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
        onMouseDown={() => {
          isPressed.current = true
        }}
        onClick={() => wake('open')}
        onFocus={() => {
          if (code.loaded() && !isPressed.current) wake('closed')
        }}
        onBlur={() => {
          isPressed.current = false
        }}
        onKeyDown={openByKey}
      >
        {shown || placeholder}
        <Icon name="expand" />
      </button>
      {stage === 'failed' && <RemoteFailed retry={() => wake('open')} />}
    </>
  )
}

/** What was pressed may have left the focus to nobody. */
const isFocusElsewhere = (line: HTMLElement | null): boolean =>
  ![line, document.body].includes(document.activeElement as HTMLElement)

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
