import { useEffect, useRef, type ReactElement, type ReactNode, type UIEvent } from 'react'
import type { OptionScope } from '#engine/form/option-scope.ts'
import { after } from '#src/platform/clock.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import type { RemoteOption } from '../model/form-types.ts'
import { useFormScope } from '../model/form-scope.ts'
import { selectCode } from '../picker/picker-code.ts'
import { Picker } from '../picker/picker.tsx'
import styles from '../styles/schema-form.module.css'
import { RemoteFailed } from '../picker/remote-failed.tsx'
import own from './remote-select.module.css'
import { useOptionNames } from './use-option-names.ts'
import { useOptionSearch, type FoundOptions } from './use-option-search.ts'

interface RemoteSelectProps {
  properties: FieldWidgetProps
  scope: OptionScope
  /** Id of the element with the hint about its options. */
  hintId?: string | undefined
}

/** Selects one option of a scope, or several for a list. Give it the scope's key: another scope is another select. */
export const RemoteSelect = ({ properties, scope, hintId }: RemoteSelectProps): ReactElement => {
  const { id, value, onChange, placeholder, multiple } = properties
  const { context } = useFormScope()
  const search = useOptionSearch(context, scope)
  const { found } = search
  const names = useOptionNames(context, scope, codesOf(value))
  const note = multiple ? undefined : names.chosen[0]?.note
  const control = useControl(
    properties,
    [hintId, note && fieldPartId(id, 'note')].filter(Boolean).join(' '),
  )
  const retry = names.retry ?? (found.status === 'failed' ? search.retry : undefined)

  const keepPlace = usePlaceInList(id, found.options)

  const choose = (chosen: readonly RemoteOption[]) => {
    names.remember(chosen.map((one) => named(one.value, [...found.options, ...names.chosen])))
    const codes = chosen.map((one) => one.value)
    onChange(multiple ? codes : codes[0])
  }
  return (
    <>
      <Picker
        field={properties}
        control={control}
        code={selectCode}
        shown={names.chosen.map(({ label }) => label).join('、')}
        placeholder={names.isLoading ? '正在加载' : placeholder || placeholderOf(scope)}
        onFirstOpen={search.open}
      >
        {(Select, shared) => (
          <Select<RemoteOption[] | RemoteOption>
            {...shared}
            {...(multiple && { mode: 'multiple', maxTagCount: 'responsive' })}
            labelInValue
            value={multiple ? names.chosen : (names.chosen[0] ?? null)}
            options={found.options.map((option) => ({ ...option }))}
            optionRender={optionOf(id)}
            loading={names.isLoading || found.status === 'loading'}
            notFoundContent={<Nothing found={found} retry={search.retry} />}
            popupRender={withEnd(found, search.retry)}
            showSearch={{ filterOption: false, onSearch: (typed) => search.search(typed) }}
            onOpenChange={(isOpen) => (isOpen ? search.open() : search.search(''))}
            onPopupScroll={(event) => {
              if (isNearEnd(event)) search.more()
            }}
            onActive={keepPlace}
            onChange={(chosen: RemoteOption[] | RemoteOption | undefined) =>
              choose(chosen === undefined ? [] : Array.isArray(chosen) ? chosen : [chosen])
            }
          />
        )}
      </Picker>
      {note && (
        <p id={fieldPartId(id, 'note')} className={styles.note}>
          联行号 {note}
        </p>
      )}
      {retry && <RemoteFailed retry={retry} />}
    </>
  )
}

/** Distance from the end of the list at which the next page is loaded; px. */
const NEAR_END = 80

const placeholderOf = ({ source, within }: OptionScope): string => {
  if (source !== 'bankBranch') return '请选择'
  return within === '' ? '可输入银行、城市、网点名称' : '可输入城市、网点名称'
}

/** Returns a value as a list of codes; members that are no text or number are left out. */
export const codesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((code: unknown) =>
    typeof code === 'string' || typeof code === 'number' ? String(code) : [],
  )

/** Keeps the active option when a page is added: antd would make the first one active again. @returns onActive */
const usePlaceInList = (id: string, options: readonly RemoteOption[]) => {
  const active = useRef<unknown>(undefined)
  const shown = useRef(options)
  useEffect(() => {
    const before = shown.current
    shown.current = options
    const hasGrown = options.length > before.length && options[0] === before[0]
    const place = optionId(id, active.current)
    // antd makes the option below the pointer the active one.
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

const optionId = (id: string, value: unknown): string => `${id}__option_${String(value)}`

const optionOf =
  (id: string) =>
  ({ value, data: { label, note } }: ShownOption) => (
    <span id={optionId(id, value)} className={own.option}>
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

/** The message of a list without options. */
const Nothing = ({ found: { status, keyword }, retry }: FoundProps) => {
  if (status === 'failed') return <Failed retry={retry} />
  if (status !== 'ready') return <p className={own.message}>正在加载选项…</p>
  return <p className={own.message}>{keyword ? '没有匹配的选项，请换个词再试' : '暂时没有选项'}</p>
}

/** Adds the state of the next page below the options: loading or failed. */
const withEnd =
  ({ options, status }: FoundOptions, retry: () => void) =>
  (menu: ReactElement) => (
    <>
      {menu}
      {options.length > 0 && status === 'failed' && <Failed retry={retry} />}
      {options.length > 0 && status === 'loading' && <p className={own.message}>正在加载更多…</p>}
    </>
  )

/** The failure in the list, with a retry for the pointer; the field has one for the keyboard, which leaves the list. */
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
