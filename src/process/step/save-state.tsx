import { useEffect } from 'react'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './save-state.module.css'
import { useFlow, useHasUnsaved } from '../flow/use-flow.ts'

interface SaveStateProps {
  id: string
  /** Says what has to be done before the next step; shown while no typed value waits to be saved. */
  waitsFor: string | undefined
}

/** Shows the state of the typed values: kept as a draft, saved, or at risk. */
export const SaveState = ({ id, waitsFor }: SaveStateProps) => {
  const { savedAt, keepsDrafts } = useFlow()
  const hasUnsaved = useHasUnsaved()
  const isAtRisk = hasUnsaved && !keepsDrafts
  useAskBeforeLoss(isAtRisk)
  return (
    // While typing the state changes every few seconds: only a risk is announced.
    <p
      id={id}
      className={classNames(styles.state, isAtRisk && styles.atRisk)}
      role="status"
      aria-live={isAtRisk ? 'polite' : 'off'}
    >
      {!hasUnsaved && waitsFor ? waitsFor : stateText(hasUnsaved, keepsDrafts, savedAt)}
    </p>
  )
}

const stateText = (hasUnsaved: boolean, isKept: boolean, savedAt: string | undefined): string => {
  if (hasUnsaved)
    return isKept ? '已暂存在本机，关闭页面也不会丢失' : '未能暂存，保存前请勿关闭页面'
  return savedAt ? `已保存 ${savedAt}` : ''
}

/** Lets the browser ask before the page is closed. */
const useAskBeforeLoss = (isAtRisk: boolean): void => {
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
