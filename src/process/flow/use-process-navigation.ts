import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ProcessActor } from '#machines/process/machine.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { selectIsBusy, selectView } from '#machines/process/selectors.ts'
import type { Path } from '#src/platform/paths.ts'
import { formScreen, viewUrl, type ProcessAddress } from './process-address.ts'
import type { StepSender } from './step-sender.ts'

/** The path of a fixed page, by its key in the definition. */
export type FixedPagePath = (key: string) => Path | undefined

/**
 * Keeps the URL and the flow together. The flow leads: when it moves, the URL follows, each step with
 * an entry of its own in the browser's history. The browser's back button asks the flow to go back to
 * that step; where it won't, the URL returns to where the flow is.
 */
export const useProcessNavigation = (
  plan: ProcessPlan,
  actor: ProcessActor,
  address: ProcessAddress,
  fixedPage: FixedPagePath,
  stepSender: StepSender,
): void => {
  const navigate = useNavigate()
  const location = useLocation()
  const enteredAt = useRef(location.pathname)
  const flowOnlyId = useSelector(actor, ({ context }) => context.flowOnlyId)
  const isBusy = useSelector(actor, selectIsBusy)
  const url = useSelector(actor, (snapshot) =>
    viewUrl(
      selectView(plan, snapshot),
      { ...address, flowOnlyId },
      {
        form: formScreen(address.processType, enteredAt.current),
        fixedPage,
      },
    ),
  )

  /** The location that the flow was last at; a different one is the browser's doing. */
  const settled = useRef<string>(undefined)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (isBusy || !url) return
    if (location.pathname + location.search === url) {
      settled.current = location.key
      return
    }
    const flowMoved = settled.current === location.key
    if (!flowMoved && settled.current !== undefined && asked.current !== location.key) {
      asked.current = location.key
      const progress = Number(new URLSearchParams(location.search).get('step'))
      const jump = { type: 'step.jump', progress } as const
      if (actor.getSnapshot().can(jump)) {
        stepSender.send(jump)
        return
      }
    }
    void navigate(url, { replace: !flowMoved, state: location.state as unknown })
  }, [actor, isBusy, location, navigate, stepSender, url])
}
