import type { PlanStep } from '#engine/process/plan.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useFlow } from '../flow/use-flow.ts'
import { Notice } from '../notices/notice.tsx'
import { LazyAnswersNote } from './lazy-answers-note.tsx'
import styles from './step-intro.module.css'

/** The description of a step, and the notices for parts that cannot be shown. */
export const StepIntro = ({ step }: { step: PlanStep }) => {
  const { reload } = useFlow()
  return (
    <>
      {step.description && <p className={styles.intro}>{step.description}</p>}
      {step.when && <LazyAnswersNote step={step} />}
      {step.page.kind === 'fixed' && !step.page.exists && (
        <Notice alert tone="warning" title="不存在的固定页">
          {`流程中的页面“${step.page.key}”不存在，暂时无法继续办理，请联系客服。`}
        </Notice>
      )}
      {step.broken && (
        <Notice
          alert
          tone="danger"
          title="本步骤暂时无法显示"
          actions={<Button onClick={reload}>重新载入</Button>}
        >
          流程配置有误，请联系客服。您之前填写的内容已保存。
        </Notice>
      )}
    </>
  )
}
