import { useRef, type KeyboardEvent } from 'react'
import { MESSAGE_TABS, type MessageTab } from '#schemas/messages.ts'
import styles from './message-tabs.module.css'

/** The list that the tabs choose. */
export const LIST_ID = 'message-list'

export const tabId = (tab: MessageTab): string => `message-tab-${tab}`

interface MessageTabsProps {
  tab: MessageTab
  onChoose: (tab: MessageTab) => void
}

/** 通知 and 预警; arrow keys move between the two, as in every list of tabs. */
export const MessageTabs = ({ tab, onChoose }: MessageTabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const other = MESSAGE_TABS.find((each) => each.tab !== tab)?.tab ?? tab
  const onArrow = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onChoose(other)
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="消息类型" className={styles.tabs}>
      {MESSAGE_TABS.map(({ tab: each, label }) => (
        <button
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={LIST_ID}
          tabIndex={each === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(each)}
          onKeyDown={onArrow}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
