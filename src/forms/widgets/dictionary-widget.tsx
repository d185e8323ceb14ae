import { Select } from 'antd'
import type { ReactElement } from 'react'
import { useControl } from '../fields/use-control.ts'
import { textOption, type FieldWidgetProps } from '../fields/widget-props.ts'
import { useFormScope } from '../form-scope.ts'
import styles from '../schema-form.module.css'
import { RemoteFailed } from './remote-failed.tsx'
import { useRemote } from './use-remote.ts'

/** An entry of a dictionary that the server has; the key is stored. */
export const DictionaryWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, options, onChange, disabled, readonly, placeholder, required, multiple } =
    properties
  const { context } = useFormScope()
  const { status, aria } = useControl(properties)
  const code = textOption(options, 'dictionary') ?? ''
  const remote = useRemote(code, () => context.dictionary(code))
  const entries = remote.status === 'ready' ? remote.data : []
  const shared = {
    id,
    className: styles.wide,
    options: entries.map(({ dictKey, dictValue }) => ({ value: dictKey, label: dictValue })),
    status,
    loading: remote.status === 'loading',
    disabled: disabled || readonly || remote.status === 'failed',
    placeholder: remote.status === 'loading' ? '正在加载选项' : placeholder || '请选择',
    notFoundContent: remote.status === 'loading' ? '正在加载' : '没有匹配的选项',
    allowClear: !required,
    showSearch: { optionFilterProp: 'label' },
    ...aria,
  } as const
  return (
    <>
      {multiple ? (
        <Select<string[]>
          {...shared}
          mode="multiple"
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(keys) => onChange(keys)}
        />
      ) : (
        <Select<string>
          {...shared}
          // Until the names are there the code would show.
          value={remote.status === 'ready' && typeof value === 'string' ? value : undefined}
          onChange={(key: string | undefined) => onChange(key)}
        />
      )}
      {remote.status === 'failed' && <RemoteFailed retry={remote.retry} />}
    </>
  )
}
