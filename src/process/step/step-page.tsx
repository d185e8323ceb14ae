import { useSelector } from '@xstate/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { isAboutRecord } from '#schemas/process/definition.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { useWidgets } from '#src/forms/use-widgets.ts'
import type { LazyCode } from '#src/platform/lazy-code.ts'
import { useAllCode } from '#src/platform/use-code.ts'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { commitCode } from './commit-issues.ts'
import { FailureNotice } from '../notices/failure-notice.tsx'
import { LazyPreparation } from './lazy-preparation.tsx'
import { StepActions } from './step-actions.tsx'
import { StepForms } from './step-forms.tsx'
import { StepIntro } from './step-intro.tsx'
import { LazyReviewPanel, useReviewCode } from '../review/lazy-review-panel.tsx'
import { StaleNotice } from '../review/stale-notice.tsx'
import { useArriveAtField } from '../flow/use-correction.ts'
import { useFlow, useIsNew, useStepTraits, useStepValues } from '../flow/use-flow.ts'
import { useStepPreload } from './use-step-preload.ts'
import { useStepForms } from './use-step-forms.ts'

interface StepPageProps {
  step: PlanStep
  /** The content of a fixed page, above the forms. */
  children?: ReactNode
  /** Returns the values of a fixed page. */
  pageData?: () => unknown
  /** Validates a fixed page and shows its issues. @returns true without issues */
  check?: () => boolean
  /** Says what has to be done before the next step; while it is set, 下一步 is disabled. */
  waitsFor?: string | undefined
}

/** The screen of one step: the content of its page, its forms and its buttons. */
export const StepPage = (props: StepPageProps) => {
  const { actor } = useFlow()
  // Rendered anew after each load of the flow.
  const loads = useSelector(actor, ({ context }) => context.loads)
  const forms = useMemo(() => props.step.forms.map(({ plan }) => plan), [props.step])
  const { isCommit } = useStepTraits(props.step)
  const reviewCode = useReviewCode()
  const hasWidgets = useWidgets(forms)
  const hasReview = useAllCode(isCommit ? reviewCode : NONE)
  if (!hasWidgets || !hasReview) return <PageSkeleton lines={6} />
  return <OpenStep key={`${props.step.name} ${loads}`} {...props} />
}

const NONE: readonly LazyCode<unknown>[] = []

const OpenStep = ({ step, children, pageData, check = () => true, waitsFor }: StepPageProps) => {
  const { stepSender, address } = useFlow()
  const forms = useStepForms(step)
  useStepPreload()
  useArriveAtField(step, forms.arrive)
  const { isFirst, isCommit, leadsToReview } = useStepTraits(step)
  const isNew = useIsNew()
  const commitLabel = isAboutRecord(address.processType) ? '提交' : '提交申请'
  useEffect(() => {
    if (isCommit) commitCode.preload()
  }, [isCommit])

  useStepValues(() => ({
    ...forms.collect(),
    ...(step.page.kind === 'fixed' && pageData && { [step.page.entryId]: pageData() }),
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isRight = [check(), forms.check()].every(Boolean)
        if (waitsFor === undefined && isRight) stepSender.send({ type: 'step.next' })
      }}
    >
      {isFirst && isNew && <LazyPreparation />}
      <StepIntro step={step} />
      {children}
      {isCommit && <LazyReviewPanel before={step} />}
      <StepForms step={step} forms={forms} />
      <StaleNotice step={step} isReview={isCommit} />
      <FailureNotice />
      <StepActions
        waitsFor={waitsFor}
        isBroken={step.broken}
        nextLabel={isCommit ? commitLabel : leadsToReview ? '保存并返回核对' : '下一步'}
        onPause={() => stepSender.send({ type: 'step.pause' })}
        onBack={isFirst ? undefined : () => stepSender.send({ type: 'step.back' })}
      />
    </form>
  )
}
