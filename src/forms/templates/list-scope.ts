import { createContext, useContext } from 'react'

/** What a list tells its items, and they tell it. */
interface ListScope {
  /** More items than there have to be. */
  canRemove: boolean
  minItems: number
  removed: (index: number, name: string) => void
  moved: (to: number, name: string, tool: 'up' | 'down') => void
  copied: (index: number, name: string) => void
}

/** Provided by a list round its items. */
export const ListScopeContext = createContext<ListScope>({
  canRemove: true,
  minItems: 0,
  removed: () => undefined,
  moved: () => undefined,
  copied: () => undefined,
})

/** The list that an item belongs to. */
export const useListScope = (): ListScope => useContext(ListScopeContext)

/** Gives a list other items: rjsf lets its template only add one and take one away. */
export const ListItemsContext = createContext<(items: readonly unknown[]) => void>(() => undefined)
