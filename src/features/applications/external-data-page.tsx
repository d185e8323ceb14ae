import { useState } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { StepPage } from '#src/process/step/step-page.tsx'
import { useExternalDatum } from '#src/process/step/use-external-datum.ts'
import { useFixedStep, type FixedStep } from '#src/process/step/use-fixed-step.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './external-data-page.module.css'

/** The fixed page that shows external data to confirm; basicsCurrent counts, from 1, which data. */
const ExternalDataPage = () => {
  const fixed = useFixedStep()
  return fixed ? <ExternalData {...fixed} /> : null
}

const ExternalData = ({ step, saved }: FixedStep) => {
  const { actor } = useFlow()
  const datum = useExternalDatum(step)
  const [isConfirmed, setConfirmed] = useState(isJsonObject(saved) && saved.confirmed === true)
  const [isMissed, setMissed] = useState(false)
  const isThere = datum !== undefined && datum.value !== undefined
  return (
    <StepPage
      step={step}
      canContinue={isThere}
      pageData={() => ({ confirmed: isConfirmed })}
      check={() => {
        setMissed(!isConfirmed)
        return isConfirmed
      }}
    >
      <Panel title={datum?.name ?? step.title}>
        {isThere ? (
          <>
            <FormReview form={datum.form} data={datum.value} />
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
              以上信息与本企业一致
            </label>
            {isMissed && (
              <p id="confirm-error" role="alert" className={styles.error}>
                请核对并勾选“以上信息与本企业一致”；如不一致，请返回上一步修改或联系客服
              </p>
            )}
          </>
        ) : (
          <PageState
            kind="empty"
            title="暂未取得外部数据"
            actions={<Button onClick={() => actor.send({ type: 'flow.refresh' })}>重新获取</Button>}
          >
            数据通常在数秒内取得。您之前填写的内容已保存。
          </PageState>
        )}
      </Panel>
    </StepPage>
  )
}

export default ExternalDataPage
