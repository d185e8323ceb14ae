import { useId, type MouseEvent } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
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
    <div className={styles.bar}>
      <SaveState id={reason} waitsFor={waitsFor} />
      <Button
        look="quiet"
        className={styles.pause}
        disabled={isBusy || isHeld}
        onMouseDown={keepFocus}
        onClick={onPause}
      >
        暂存并退出
      </Button>
      <div className={styles.buttons}>
        {onBack && (
          <Button size="large" disabled={isBusy || isHeld} onMouseDown={keepFocus} onClick={onBack}>
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
          onMouseDown={keepFocus}
        >
          {nextLabel}
        </Button>
      </div>
    </div>
  )
}

/**
 * Keeps the focus until the click: a field that loses it renders its error, and the button would move away under
 * the finger.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault()
