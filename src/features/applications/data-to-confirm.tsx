import { useState, type ReactNode } from 'react'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { useFormContext } from '#src/process/context/use-form-context.ts'
import { OutdatedNotice } from '#src/process/notices/outdated-notice.tsx'
import { StepPage } from '#src/process/step/step-page.tsx'
import type { FixedStep } from '#src/process/step/use-fixed-step.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './data-to-confirm.module.css'

interface DataToConfirmProps extends FixedStep {
  title: string
  /** The data with the form by which it is shown, or a sentence in its place; undefined while there is none. */
  data: { form: FormPlan; value: unknown } | { words: string } | undefined
  /** The label of the checkbox. */
  label: string
  /** The message where it is not checked. */
  message: string
  /** The content without data. */
  empty: ReactNode
  /** Says what has to be done while there is no data. */
  waitsFor?: string | undefined
  /** The content above the panel. */
  above?: ReactNode
}

/** The content of a fixed page that shows data to confirm. */
export const DataToConfirm = ({
  step,
  saved,
  isOutdated,
  title,
  data,
  label,
  message,
  empty,
  waitsFor = '资料取得后可以继续',
  above,
}: DataToConfirmProps) => {
  const [isConfirmed, setConfirmed] = useState(isJsonObject(saved) && saved.confirmed === true)
  const [isMissed, setMissed] = useState(false)
  // Sub-forms of the step ask for the outcome themselves.
  const isAsked = step.forms.length === 0
  const context = useFormContext()
  return (
    <StepPage
      step={step}
      waitsFor={data ? undefined : waitsFor}
      pageData={() => ({ confirmed: isConfirmed || !isAsked })}
      check={() => {
        setMissed(isAsked && !isConfirmed)
        return isConfirmed || !isAsked
      }}
    >
      {isOutdated && <OutdatedNotice step={step} />}
      {above}
      <Panel title={title}>
        {data ? (
          <>
            {'form' in data ? (
              <FormReview form={data.form} data={data.value} context={context} />
            ) : (
              <p>{data.words}</p>
            )}
            {isAsked && (
              <label className={styles.confirm}>
                <input
                  type="checkbox"
                  checked={isConfirmed}
                  aria-invalid={isMissed || undefined}
                  aria-describedby={isMissed ? 'confirm-error' : undefined}
                  onChange={(event) => {
                    setConfirmed(event.target.checked)
                    setMissed(false)
                  }}
                />
                {label}
              </label>
            )}
            {isMissed && (
              <p id="confirm-error" role="alert" className={styles.error}>
                {message}
              </p>
            )}
          </>
        ) : (
          empty
        )}
      </Panel>
    </StepPage>
  )
}
