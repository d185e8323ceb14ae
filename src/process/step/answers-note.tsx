import { useSelector } from '@xstate/react'
import { answersBehind } from '#engine/explanation/answers-behind.ts'
import { isSameJson } from '#engine/json/same.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { useFlow } from '../flow/use-flow.ts'
import styles from './step-intro.module.css'

/** Says for which of their answers the customer has this step. */
export const AnswersNote = ({ step }: { step: PlanStep }) => {
  const { plan, actor } = useFlow()
  const answers = useSelector(
    actor,
    ({ context }) => answersBehind(plan, step, context),
    isSameJson,
  )
  return (
    answers.length > 0 && (
      <p className={styles.intro}>因为您填写的{answers.join('、')}，所以有这一步。</p>
    )
  )
}
