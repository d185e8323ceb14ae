import { Select } from 'antd'
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type UIEvent,
} from 'react'
import { optionScopeOf, type OptionScope } from '#schemas/process/option-scope.ts'
import type { OptionSource } from '#schemas/process/vocabulary.ts'
import { after } from '#src/platform/clock.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import type { RemoteOption } from '../form-types.ts'
import { useFormScope } from '../form-scope.ts'
import { OptionSearch, type FoundOptions } from '../options/option-search.ts'
import { useOptionNames } from '../options/use-option-names.ts'
import styles from '../schema-form.module.css'
import { RemoteFailed } from './remote-failed.tsx'
import own from './remote-select-widget.module.css'

/**
 * One of the choices that a source on the server has, or some of them for a list; their values are stored. A
 * definition that names no such source gets a field that can't be answered, and nothing is asked for.
 */
const remoteSelect = (name: 'remoteSelect' | OptionSource) => {
  const Widget = (properties: FieldWidgetProps): ReactElement => {
    const scope = optionScopeOf(name, properties.options)
    if (!scope || scope === 'unknown') return <NoSource {...properties} />
    const key = `${scope.source} ${scope.within}`
    return <ScopedSelect key={key} properties={properties} scope={scope} />
  }
  return Widget
}

/** A value of the source that `ui:options.optionSource` names. */
export const RemoteSelectWidget = remoteSelect('remoteSelect')

/** An entry of a dictionary; its key is stored. */
export const DictionaryWidget = remoteSelect('dictionary')

/** A branch of a bank; its twelve-digit code is stored. */
export const BankBranchWidget = remoteSelect('bankBranch')

const NoSource = (properties: FieldWidgetProps) => {
  const { id, label } = properties
  const { status, aria } = useControl(properties)
  return (
    <Select
      id={id}
      className={styles.wide}
      disabled
      status={status}
      placeholder={`${label}暂时没有选项`}
      {...aria}
    />
  )
}

const PLACEHOLDERS: Partial<Record<OptionSource, string>> = {
  bankBranch: '可输入银行、城市、网点名称',
}

/** How near the end of the list more is asked for. */
const NEAR_END = 80

const ScopedSelect = ({
  properties,
  scope,
}: {
  properties: FieldWidgetProps
  scope: OptionScope
}) => {
  const { id, value, onChange, disabled, readonly, placeholder, required, multiple } = properties
  const { context } = useFormScope()
  const [search] = useState(
    () =>
      new OptionSearch((query) =>
        context.options(scope.source, { within: scope.within, ...query }),
      ),
  )
  useEffect(() => () => search.stop(), [search])
  const found = useSyncExternalStore(search.subscribe, () => search.found)
  const values = (Array.isArray(value) ? value : [value]).flatMap((code) =>
    typeof code === 'string' || typeof code === 'number' ? String(code) : [],
  )
  const names = useOptionNames(context, scope, values)
  const note = multiple ? undefined : names.chosen[0]?.note
  const { status, aria } = useControl(properties, note && fieldPartId(id, 'note'))
  const retry = names.retry ?? (found.status === 'failed' ? search.retry : undefined)

  const keepPlace = usePlaceInList(id, found.options)

  const choose = (chosen: readonly RemoteOption[]) => {
    names.remember(chosen.map((one) => named(one.value, [...found.options, ...names.chosen])))
    const codes = chosen.map((one) => one.value)
    onChange(multiple ? codes : codes[0])
  }
  return (
    <>
      <Select<RemoteOption[] | RemoteOption>
        id={id}
        className={styles.wide}
        mode={multiple ? 'multiple' : undefined}
        labelInValue
        value={multiple ? names.chosen : (names.chosen[0] ?? null)}
        options={found.options.map((option) => ({ ...option }))}
        optionRender={choiceOf(id)}
        status={status}
        loading={names.isWaiting || found.status === 'loading'}
        disabled={disabled || readonly}
        placeholder={
          names.isWaiting ? '正在加载' : placeholder || PLACEHOLDERS[scope.source] || '请选择'
        }
        notFoundContent={<Nothing found={found} retry={search.retry} />}
        popupRender={withEnd(found, search.retry)}
        allowClear={!required}
        showSearch={{ filterOption: false, onSearch: (typed) => search.search(typed) }}
        onOpenChange={(isOpen) => (isOpen ? search.open() : search.search(''))}
        onPopupScroll={(event) => {
          if (isNearEnd(event)) search.more()
        }}
        onActive={keepPlace}
        onChange={(chosen: RemoteOption[] | RemoteOption | undefined) =>
          choose(chosen === undefined ? [] : Array.isArray(chosen) ? chosen : [chosen])
        }
        {...aria}
      />
      {note && (
        <p id={fieldPartId(id, 'note')} className={styles.note}>
          联行号 {note}
        </p>
      )}
      {retry && <RemoteFailed retry={retry} />}
    </>
  )
}

/** antd goes back to the first choice when more have come; the arrow keys shall go on from where they were. */
const usePlaceInList = (id: string, options: readonly RemoteOption[]) => {
  const active = useRef<unknown>(undefined)
  const shown = useRef(options)
  useEffect(() => {
    const before = shown.current
    shown.current = options
    const hasGrown = options.length > before.length && options[0] === before[0]
    const place = choiceId(id, active.current)
    // What the mouse touches becomes the active choice.
    return hasGrown
      ? after(0, () =>
          document
            .getElementById(place)
            ?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })),
        )
      : undefined
  }, [id, options])
  return (value: unknown) => {
    active.current = value
  }
}

const named = (value: string, options: readonly RemoteOption[]): RemoteOption =>
  options.find((option) => option.value === value) ?? { value, label: value }

const isNearEnd = ({ currentTarget }: UIEvent<HTMLElement>): boolean =>
  currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < NEAR_END

const choiceId = (id: string, value: unknown): string => `${id}__choice_${String(value)}`

const choiceOf =
  (id: string) =>
  ({ value, data: { label, note } }: ShownOption) => (
    <span id={choiceId(id, value)} className={own.choice}>
      <span>{label}</span>
      {note && <span className={own.note}>{note}</span>}
    </span>
  )

interface ShownOption {
  value?: unknown
  data: { label?: ReactNode; note?: string }
}

interface FoundProps {
  found: FoundOptions
  retry: () => void
}

/** What stands where there are no choices. */
const Nothing = ({ found: { status, keyword }, retry }: FoundProps) => {
  if (status === 'failed') return <Failed retry={retry} />
  if (status !== 'ready') return <p className={own.message}>正在加载选项…</p>
  return <p className={own.message}>{keyword ? '没有匹配的选项，请换个词再试' : '暂时没有选项'}</p>
}

/** The choices, and below them what there is to say while there may be more. */
const withEnd =
  ({ options, status }: FoundOptions, retry: () => void) =>
  (menu: ReactElement) => (
    <>
      {menu}
      {options.length > 0 && status === 'failed' && <Failed retry={retry} />}
      {options.length > 0 && status === 'loading' && <p className={own.message}>正在加载更多…</p>}
    </>
  )

/** For a pointer; below the field stands the same for the keyboard, which leaves the list with Tab. */
const Failed = ({ retry }: { retry: () => void }) => (
  <p className={own.message}>
    选项加载失败，
    <button
      type="button"
      tabIndex={-1}
      className={own.retry}
      // The list stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={retry}
    >
      点此重试
    </button>
  </p>
)
