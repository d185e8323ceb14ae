import { useAskBeforeLoss } from '#src/platform/use-ask-before-loss.ts'
import { DRAFT_TEXTS } from '#src/ui/feedback/draft-texts.ts'
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
  if (hasUnsaved) return isKept ? DRAFT_TEXTS.kept : DRAFT_TEXTS.atRisk
  return savedAt ? `已保存 ${savedAt}` : ''
}
