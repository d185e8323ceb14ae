import { classNames } from '#src/ui/theme/class-names.ts'
import unseen from '#src/ui/display/unseen.module.css'
import styles from './step-progress.module.css'
import { useFlow, useIsBusy, useStepBar, useView } from '../flow/use-flow.ts'

/** The step bar; completed steps are buttons that jump back. */
export const StepProgress = () => {
  const { stepSender } = useFlow()
  const items = useStepBar()
  const isBusy = useIsBusy()
  const canJump = useView().kind === 'step' && !isBusy
  const current = items.findIndex(({ state }) => state === 'current')
  if (items.length === 0) return null
  const count = items.filter(({ progress }) => progress !== undefined).length
  return (
    <nav className={styles.progress} aria-label="办理进度">
      <p className={styles.summary}>
        {current < count ? `第 ${current + 1} 步，共 ${count} 步：` : `${count} 步已全部提交：`}
        <strong>{items[current]?.title}</strong>
      </p>
      <ol className={styles.steps}>
        {items.map(({ title, state, progress }, index) => {
          const label = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {/* Waiting and the outcome are no steps of the customer. */}
                {state === 'done' ? '✓' : index < count ? index + 1 : '·'}
              </span>
              <span className={classNames(unseen.onPhone, styles.title)}>{title}</span>
            </>
          )
          return (
            <li
              key={`${progress ?? ''}${title}`}
              className={classNames(
                styles.step,
                styles[state],
                progress === undefined && styles.behind,
              )}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && canJump && progress !== undefined ? (
                <button
                  type="button"
                  className={styles.jump}
                  aria-label={`返回第 ${index + 1} 步：${title}`}
                  onClick={() => stepSender.send({ type: 'step.jump', progress })}
                >
                  {label}
                </button>
              ) : (
                <span className={styles.place}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
