import { Button } from '#src/ui/button.tsx'
import { SaveState } from './save-state.tsx'
import styles from './step-actions.module.css'
import { useIsBusy, useIsUnsure, useTheirs } from './use-flow.ts'

interface StepActionsProps {
  canContinue: boolean
  nextLabel: string
  /** Missing at the first step. */
  onBack?: () => void
}

/** The ways on and back, always in the same place; on a phone at the bottom of the screen. */
export const StepActions = ({ canContinue, nextLabel, onBack }: StepActionsProps) => {
  const isBusy = useIsBusy()
  const isUnsure = useIsUnsure()
  const isHeld = useTheirs() !== undefined || isUnsure
  return (
    <div className={styles.bar}>
      <SaveState />
      <div className={styles.buttons}>
        {onBack && (
          <Button size="large" disabled={isBusy || isHeld} onClick={onBack}>
            上一步
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          className={styles.next}
          busy={isBusy}
          disabled={!canContinue || isHeld}
        >
          {nextLabel}
        </Button>
      </div>
    </div>
  )
}
