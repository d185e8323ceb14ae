import { createContext, useContext } from 'react'

/** What a list tells its items, and they tell it. */
interface ListScope {
  /** More items than there have to be. */
  canRemove: boolean
  minItems: number
  /** Whether taking an item away loses something. */
  hasContent: (index: number) => boolean
  removed: (index: number, name: string) => void
  moved: (to: number, name: string, tool: 'up' | 'down') => void
}

/** Provided by a list round its items. */
export const ListScopeContext = createContext<ListScope>({
  canRemove: true,
  minItems: 0,
  hasContent: () => false,
  removed: () => undefined,
  moved: () => undefined,
})

/** The list that an item belongs to. */
export const useListScope = (): ListScope => useContext(ListScopeContext)
