import { createContext, useContext } from 'react'

/** The context between a list and its items. */
interface ListScope {
  /** True where the list has more items than `minItems`. */
  canRemove: boolean
  minItems: number
  removed: (index: number, name: string) => void
  moved: (to: number, name: string, tool: 'up' | 'down') => void
  copied: (index: number, name: string) => void
}

/** Provided by a list to its items. */
export const ListScopeContext = createContext<ListScope>({
  canRemove: true,
  minItems: 0,
  removed: () => undefined,
  moved: () => undefined,
  copied: () => undefined,
})

/** The list that an item belongs to. */
export const useListScope = (): ListScope => useContext(ListScopeContext)

/** Replaces the items of a list: rjsf's template can only add one and remove one. */
export const ListItemsContext = createContext<(items: readonly unknown[]) => void>(() => undefined)
