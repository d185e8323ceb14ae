import type { PlanStep } from '#engine/process/plan.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'

const noteCode = lazyCode(() => import('./answers-note.tsx'))

/** The note of a step with a condition, loaded on demand; a failure hides it alone. */
export const LazyAnswersNote = ({ step }: { step: PlanStep }) => {
  const loaded = useCode(noteCode)
  return loaded ? <loaded.AnswersNote step={step} /> : null
}
