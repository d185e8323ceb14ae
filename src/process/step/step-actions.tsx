import { useId } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { holdPress } from '#src/ui/controls/hold-press.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { SaveState } from './save-state.tsx'
import styles from './step-actions.module.css'
import { useIsBusy, useIsUnsure, useTheirs } from '../flow/use-flow.ts'

interface StepActionsProps {
  /** Says what has to be done before the next step. */
  waitsFor?: string | undefined
  /** Part of the step can't be shown: a notice says so. */
  isBroken: boolean
  nextLabel: string
  /** Undefined at the first step. */
  onBack?: (() => void) | undefined
  /** Saves the step as it is and leaves. */
  onPause: () => void
}

/** The buttons of a step; on a phone at the bottom of the viewport. */
export const StepActions = ({
  waitsFor,
  isBroken,
  nextLabel,
  onBack,
  onPause,
}: StepActionsProps) => {
  const reason = useId()
  const isBusy = useIsBusy()
  const isUnsure = useIsUnsure()
  const isHeld = useTheirs() !== undefined || isUnsure
  return (
    <div className={classNames(layout.cluster, styles.bar)}>
      <SaveState id={reason} waitsFor={waitsFor} />
      <Button
        look="quiet"
        className={styles.pause}
        disabled={isBusy || isHeld}
        onMouseDown={holdPress}
        onClick={onPause}
      >
        暂存并退出
      </Button>
      <div className={styles.buttons}>
        {onBack && (
          <Button size="large" disabled={isBusy || isHeld} onMouseDown={holdPress} onClick={onBack}>
            上一步
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          className={styles.next}
          busy={isBusy}
          disabled={waitsFor !== undefined || isBroken || isHeld}
          aria-describedby={waitsFor === undefined ? undefined : reason}
          onMouseDown={holdPress}
        >
          {nextLabel}
        </Button>
      </div>
    </div>
  )
}
