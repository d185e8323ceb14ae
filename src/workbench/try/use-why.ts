import { useMemo } from 'react'
import { useSelector } from '@xstate/react'
import { whyFields, whySteps } from '#engine/explanation/why.ts'
import type { ProcessSnapshot } from '#machines/process/machine.ts'
import { now } from '#src/platform/clock.ts'
import { useFlow, useView } from '#src/process/flow/use-flow.ts'

const selectData = ({ context }: ProcessSnapshot) => context.data
const selectExternal = ({ context }: ProcessSnapshot) => context.external

/** Returns why each step of the flow is shown or not, and what the definition does to the fields of the current one. */
export const useWhy = () => {
  const { plan, actor } = useFlow()
  const view = useView()
  const data = useSelector(actor, selectData)
  const external = useSelector(actor, selectExternal)
  const step = view.kind === 'step' ? view.step : undefined
  return useMemo(() => {
    const collected = { data, external }
    return {
      steps: whySteps(plan, collected),
      fields: step ? whyFields(plan, step, collected, now()) : [],
    }
  }, [plan, step, data, external])
}
