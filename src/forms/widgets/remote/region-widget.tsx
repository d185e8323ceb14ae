import { useState, type ReactElement } from 'react'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import type { FormContext } from '../../model/form-types.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { cascaderCode } from '../../picker/picker-code.ts'
import { Picker } from '../../picker/picker.tsx'
import { RemoteFailed } from '../../picker/remote-failed.tsx'
import { useRemote } from '../../options/use-remote.ts'

interface RegionOption {
  value: string
  label: string
  isLeaf: boolean
  children?: RegionOption[]
}

/** The whole country, for the region loader. */
const COUNTRY = '00'

/** A province, city and district; stored as the list of their codes. */
export const RegionWidget = (properties: FieldWidgetProps): ReactElement => {
  const { value, onChange, placeholder } = properties
  const { context } = useFormScope()
  const control = useControl(properties)
  const codes = Array.isArray(value) ? value.map(String) : []
  const [startCodes] = useState(codes)
  const remote = useRemote('regions', () => loadPath(context, startCodes))
  const [grown, setGrown] = useState<RegionOption[]>()
  const [retryPart, setRetryPart] = useState<() => void>()
  const options = grown ?? (remote.status === 'ready' ? remote.data : [])

  const open = async (path: readonly string[]): Promise<void> => {
    const code = path.at(-1) ?? COUNTRY
    try {
      const children = await loadBelow(context, code)
      setGrown((known) => withChildren(known ?? options, path, children))
      setRetryPart(undefined)
    } catch {
      setRetryPart(() => () => void open(path))
    }
  }

  return (
    <>
      <Picker
        field={properties}
        control={control}
        code={cascaderCode}
        shown={namesOf(options, codes).join(' / ')}
        placeholder={remote.status === 'loading' ? '正在加载选项' : placeholder || '省 / 市 / 区'}
        isOff={remote.status === 'failed'}
      >
        {(Cascader, shared) => (
          <Cascader<RegionOption>
            {...shared}
            options={options}
            loadData={(path) => void open(path.map((option) => option.value))}
            value={options.length > 0 ? codes : []}
            loading={remote.status === 'loading'}
            onChange={(chosen) =>
              onChange(chosen && chosen.length > 0 ? chosen.map(String) : undefined)
            }
          />
        )}
      </Picker>
      {remote.status === 'failed' && <RemoteFailed retry={remote.retry} />}
      {retryPart && <RemoteFailed retry={retryPart} />}
    </>
  )
}

/** What the regions on the way down to one are called, as far as they are known. */
const namesOf = (
  options: readonly RegionOption[],
  [code, ...below]: readonly string[],
): string[] => {
  const option = options.find(({ value }) => value === code)
  return option ? [option.label, ...namesOf(option.children ?? [], below)] : []
}

const loadBelow = async (
  context: Pick<FormContext, 'options'>,
  within: string,
): Promise<RegionOption[]> =>
  (await context.options('region', { within })).options.map(({ value, label, hasMore }) => ({
    value,
    label,
    isLeaf: !hasMore,
  }))

/** The country, and what is below the regions that are chosen already, so that their names show. */
const loadPath = async (
  context: Pick<FormContext, 'options'>,
  codes: readonly string[],
): Promise<RegionOption[]> => {
  const [country = [], ...below] = await Promise.all(
    [COUNTRY, ...codes.slice(0, -1)].map((code) => loadBelow(context, code)),
  )
  return below.reduce(
    (options, children, depth) => withChildren(options, codes.slice(0, depth + 1), children),
    country,
  )
}

const withChildren = (
  options: readonly RegionOption[],
  [code, ...rest]: readonly string[],
  children: RegionOption[],
): RegionOption[] =>
  options.map((option) => {
    if (option.value !== code) return option
    if (rest.length > 0)
      return { ...option, children: withChildren(option.children ?? [], rest, children) }
    return children.length > 0 ? { ...option, children } : { ...option, isLeaf: true }
  })
