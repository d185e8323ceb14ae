import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isEmptyValue, withoutEmpty } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { FOCUSABLE } from '../model/focus-field.ts'
import { ListItemsContext } from './list-scope.ts'

/** A removed item that can be restored. */
interface Removed {
  index: number
  name: string
  item: unknown
}

/** The announcement of the last action. */
interface Notice {
  words: string
  removed?: Removed | undefined
}

/** The actions on the items of a list, with focus management, announcements and undo. */
export const useList = (formData: unknown, count: number, minItems: number) => {
  const change = useContext(ListItemsContext)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [{ words, removed }, tell] = useState<Notice>({ words: '' })
  /** The focus target once the list has been rendered: the add button where the item does not exist. */
  const focus = useRef<{ count: number; item: number; selector: string }>(undefined)
  useLayoutEffect(() => {
    const wanted = focus.current
    if (wanted?.count !== count) return
    focus.current = undefined
    const item = list.current?.querySelectorAll(':scope > [data-item]')[wanted.item]
    const target =
      item?.querySelector<HTMLElement>(wanted.selector) ??
      item?.querySelector<HTMLElement>('[data-tool]:not(:disabled)') ??
      addButton.current
    target?.focus()
  })

  const scope = useMemo(
    () => ({
      canRemove: count > minItems,
      minItems,
      removed: (index: number, name: string) => {
        const item = itemsOf(formData)[index]
        const canUndo = hasContent(item)
        focus.current = { count: count - 1, item: index, selector: toolOf('remove') }
        tell({
          words: `已删除${name}，还有 ${count - 1} 项${canUndo ? '，可以撤销' : ''}`,
          removed: canUndo ? { index, name, item } : undefined,
        })
      },
      moved: (to: number, name: string, tool: 'up' | 'down') => {
        focus.current = { count, item: to, selector: toolOf(tool) }
        tell({ words: `${name}已移到第 ${to + 1} 项` })
      },
      copied: (index: number, name: string) => {
        focus.current = { count: count + 1, item: index + 1, selector: FIELD }
        tell({ words: `已复制${name}，共 ${count + 1} 项` })
      },
    }),
    [count, minItems, formData],
  )
  return {
    list,
    addButton,
    status: words,
    removed,
    scope,
    added: (name: string) => {
      focus.current = { count: count + 1, item: count, selector: FIELD }
      tell({ words: `已添加${name}，共 ${count + 1} 项` })
    },
    /** Restores a removed item; later changes to the other items are kept. */
    restore: ({ index, name, item }: Removed) => {
      focus.current = { count: count + 1, item: index, selector: toolOf('remove') }
      tell({ words: `已恢复${name}，共 ${count + 1} 项` })
      change(itemsOf(formData).toSpliced(index, 0, item))
    },
  }
}

const itemsOf = (formData: unknown): readonly unknown[] => (Array.isArray(formData) ? formData : [])

const toolOf = (tool: 'up' | 'down' | 'remove'): string => `[data-tool=${tool}]:not(:disabled)`

/** Selector of the first field of an item, without the tools above it. */
const FIELD = FOCUSABLE.split(', ')
  .map((selector) => `${selector}:not([data-tool])`)
  .join()

/** Tells whether an item has values that removing it would lose. */
const hasContent = (item: unknown): boolean => {
  const kept = withoutEmpty(item)
  return isJsonObject(kept) ? Object.values(kept).some(hasContent) : !isEmptyValue(kept)
}
