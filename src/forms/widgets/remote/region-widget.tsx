import { useState, type ReactElement } from 'react'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import type { RemoteOption } from '../../model/form-types.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { useOptionPages } from '../../options/use-option-pages.ts'
import { useOptionSearch } from '../../options/use-option-search.ts'
import { cascaderCode } from '../../picker/picker-code.ts'
import { Picker } from '../../picker/picker.tsx'
import { RemoteFailed } from '../../picker/remote-failed.tsx'

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
  const [expanded, setExpanded] = useState<readonly string[]>([])
  /** The country and the ancestors of the stored region, loaded so that their names are displayed. */
  const needed = [COUNTRY, ...codes.slice(0, -1)]
  const listed = [...new Set([...needed, ...expanded])]
  const { pages, retry } = useOptionPages(
    context,
    'region',
    listed.map((within) => ({ within })),
  )
  const parts: Parts = new Map(listed.map((code, index) => [code, pages[index]?.options]))
  const isReady = needed.every((code) => parts.get(code))
  const search = useOptionSearch(context, EVERY_REGION)
  const { keyword, status, options: found } = search.found
  // A server without this search leaves the regions that are loaded.
  const isSearching = keyword !== '' && status !== 'failed'
  /** The path of the region selected in a search: its names are known before the lists around it are loaded. */
  const [selected, setSelected] = useState<readonly RemoteOption[]>([])
  const known = selected.at(-1)?.value === codes.at(-1) ? regionsOf([selected]) : []
  const options = isReady ? regionsIn(parts, [COUNTRY]) : known
  const isLoading = !isReady && !retry && known.length === 0

  return (
    <>
      <Picker
        field={properties}
        control={control}
        code={cascaderCode}
        shown={namesOf(options, codes).join(' / ')}
        placeholder={isLoading ? '正在加载选项' : placeholder || '省 / 市 / 区'}
        isOff={!isReady && !isLoading}
      >
        {(Cascader, shared) => (
          <Cascader<RegionOption>
            {...shared}
            placeholder={isLoading ? shared.placeholder : '可输入地区名称查找'}
            options={isSearching ? regionsOf(found.map(({ path = [] }) => path)) : options}
            showSearch={{
              onSearch: search.search,
              filter: (typed, path) =>
                isSearching || path.some(({ label }) => label.includes(typed.trim())),
            }}
            notFoundContent={
              isSearching && status !== 'ready' ? '正在查找…' : '没有匹配的地区，请换个词再试'
            }
            onOpenChange={(isOpen) => {
              if (!isOpen) search.search('')
            }}
            loadData={(path) => {
              setExpanded([...expanded, ...path.map((option) => option.value)])
              retry?.()
            }}
            value={options.length > 0 ? codes : []}
            loading={isLoading}
            onChange={(chosen, path) => {
              setSelected(path?.map(({ value: code, label }) => ({ value: code, label })) ?? [])
              onChange(chosen && chosen.length > 0 ? chosen.map(String) : undefined)
            }}
          />
        )}
      </Picker>
      {retry && <RemoteFailed retry={retry} />}
    </>
  )
}

const EVERY_REGION = { source: 'region', within: '' } as const

/** The tree of some paths from the country down. */
const regionsOf = (paths: readonly (readonly RemoteOption[])[]): RegionOption[] => {
  const tree: RegionOption[] = []
  for (const path of paths) {
    let level = tree
    path.forEach(({ value, label }, index) => {
      const isLeaf = index === path.length - 1
      let region = level.find((one) => one.value === value)
      if (!region) {
        region = { value, label, isLeaf, ...(!isLeaf && { children: [] }) }
        level.push(region)
      }
      level = region.children ?? []
    })
  }
  return tree
}

/** The parts of regions by their codes; undefined where they are not loaded. */
type Parts = ReadonlyMap<string, readonly RemoteOption[] | undefined>

/** The parts of the last region of a path, with what is loaded below them. */
const regionsIn = (parts: Parts, path: readonly string[]): RegionOption[] =>
  (parts.get(path.at(-1) ?? COUNTRY) ?? []).map(({ value, label, hasMore }) => {
    const below = parts.get(value)
    if (!below || path.includes(value)) return { value, label, isLeaf: !hasMore }
    if (below.length === 0) return { value, label, isLeaf: true }
    return { value, label, isLeaf: false, children: regionsIn(parts, [...path, value]) }
  })

/** The names of the regions on a path, as far as they are loaded. */
const namesOf = (
  options: readonly RegionOption[],
  [code, ...below]: readonly string[],
): string[] => {
  const option = options.find(({ value }) => value === code)
  return option ? [option.label, ...namesOf(option.children ?? [], below)] : []
}
