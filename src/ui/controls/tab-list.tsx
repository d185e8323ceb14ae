import { useRef, type KeyboardEvent } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './tab-list.module.css'

interface TabListProps<Tab extends string | number> {
  /** The accessible name of the list. */
  label: string
  /** `note`: a mark next to the label, for a tab that needs attention. */
  tabs: readonly { tab: Tab; label: string; note?: string | undefined }[]
  selected: Tab
  onChoose: (tab: Tab) => void
  /** The id of the panel; `tabId` derives the tabs' ids from it. */
  panelId: string
  /** `pills` fill the width of a dialog, `lines` fit a heading. */
  look: 'pills' | 'lines'
}

/** Returns the id of a tab, by which its panel is labelled. */
export const tabId = (panelId: string, tab: string | number): string => `${panelId}-tab-${tab}`

/** Renders a list of tabs; arrow keys move between them (WAI-ARIA, tabs pattern). */
export const TabList = <Tab extends string | number>({
  label,
  tabs,
  selected,
  onChoose,
  panelId,
  look,
}: TabListProps<Tab>) => {
  const list = useRef<HTMLDivElement>(null)
  const onArrow = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ tab }) => tab === selected)
    const next = tabs.at((at + step) % tabs.length)
    if (step === 0 || !next) return
    onChoose(next.tab)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, next.tab))}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={classNames(styles[look])}>
      {tabs.map(({ tab, label: name, note }) => (
        <button
          key={tab}
          id={tabId(panelId, tab)}
          type="button"
          role="tab"
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab)}
          onKeyDown={onArrow}
        >
          {name}
          {note && ' '}
          {note && <span className={styles.note}>{note}</span>}
        </button>
      ))}
    </div>
  )
}
