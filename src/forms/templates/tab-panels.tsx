import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { tabId, TabList } from '#src/ui/controls/tab-list.tsx'
import { REVEAL } from '../model/focus-field.ts'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'
import { NamedElsewhereContext } from './named-elsewhere.ts'

/** A part of a form that has a tab. */
export interface TabPanel {
  key: string
  title: string
  content: ReactNode
  /** The prefixes of its fields' ids. */
  fieldPrefixes: readonly string[]
  /** True for a single object, whose heading is the tab. */
  isObject?: boolean
}

interface TabPanelsProps {
  id: string
  /** The accessible name of the tab list. */
  label: string
  panels: readonly TabPanel[]
}

/**
 * Parts of a form in tabs. Hidden panels stay mounted, so that they are validated and keep their drafts; a tab shows the
 * number of errors in its panel, and opens when the customer follows an error into it.
 */
export const TabPanels = ({ id, label, panels }: TabPanelsProps): ReactElement => {
  const { store } = useFormScope()
  const [opened, open] = useState<string>()
  const selected = panels.find(({ key }) => key === opened)?.key ?? panels[0]?.key ?? ''
  const counts = useSyncExternalStore(store.subscribe, () =>
    panels
      .map(
        ({ fieldPrefixes }) =>
          store.errors.filter(({ fieldId }) =>
            fieldPrefixes.some((prefix) => `${fieldId}_`.startsWith(`${prefix}_`)),
          ).length,
      )
      .join(),
  ).split(',')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const reveal = ({ target }: Event) => {
      const below = [...(element.current?.children ?? [])] as HTMLElement[]
      const key = below.find((panel) => panel.contains(target as Node))?.dataset['panel']
      // The field in the panel is focused right after, so the panel has to be visible by then.
      if (key !== undefined) flushSync(() => open(key))
    }
    const root = element.current
    root?.addEventListener(REVEAL, reveal)
    return () => root?.removeEventListener(REVEAL, reveal)
  }, [])
  const panelId = `${id}__tabs`
  return (
    <div>
      <div className={styles.tabs}>
        <TabList
          label={label}
          look="lines"
          panelId={panelId}
          selected={selected}
          onChoose={open}
          tabs={panels.map(({ key, title }, index) => ({
            tab: key,
            label: title,
            note: counts[index] === '0' ? undefined : `${counts[index]} 处需修改`,
          }))}
        />
      </div>
      <div ref={element} role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, selected)}>
        {panels.map(({ key, content, fieldPrefixes: [prefix = ''], isObject }) => (
          <div key={key} data-panel={key} hidden={key !== selected}>
            {isObject ? <Named id={prefix}>{content}</Named> : content}
          </div>
        ))}
      </div>
    </div>
  )
}

const Named = ({ id, children }: { id: string; children: ReactNode }) => {
  const [named] = useState({ id, isBranch: false })
  return <NamedElsewhereContext value={named}>{children}</NamedElsewhereContext>
}
