import { useRef, type KeyboardEvent } from 'react'
import type { LoginMode } from '#machines/login-form.ts'
import styles from './mode-tabs.module.css'

const MODES: readonly { mode: LoginMode; label: string }[] = [
  { mode: 'phone', label: '手机验证码登录' },
  { mode: 'account', label: '账号密码登录' },
]

export const tabId = (mode: LoginMode): string => `login-tab-${mode}`
export const panelId = 'login-panel'

interface ModeTabsProps {
  mode: LoginMode
  onChoose: (mode: LoginMode) => void
}

/** Arrow keys move between the two, as in every list of tabs. */
export const ModeTabs = ({ mode, onChoose }: ModeTabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const other = MODES.find((each) => each.mode !== mode)?.mode ?? mode
  const onArrow = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onChoose(other)
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="登录方式" className={styles.tabs}>
      {MODES.map(({ mode: each, label }) => (
        <button
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === mode}
          aria-controls={panelId}
          tabIndex={each === mode ? 0 : -1}
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
