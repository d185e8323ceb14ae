import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import type { ProcessActor } from '#machines/process/machine.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { selectIsFlowBusy, selectFlowView } from '#machines/process/selectors.ts'
import type { Path } from '#src/platform/paths.ts'
import { formScreen, viewUrl, type ProcessAddress } from './process-address.ts'
import type { StepSender } from './step-sender.ts'

const withoutFlow = (url = ''): string => url.replace(/&flowOnlyId=[^&]*/, '')

const stepIn = (url: string): number => Number(/[?&]step=(\d+)/.exec(url)?.[1] ?? 0)

/** The path of a fixed page, by its key in the definition. */
export type FixedPagePath = (key: string) => Path | undefined

/**
 * Synchronises the URL and the flow. When the flow moves, the URL follows: each step gets an entry of its own
 * in the browser's history. When the browser moves, by its back button, the flow is asked to jump to the step
 * of that entry, and by its forward button to the next step; where it can't, the URL of the flow is restored.
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
  const navigationType = useNavigationType()
  const enteredAt = useRef(location.pathname)
  const flowOnlyId = useSelector(actor, ({ context }) => context.flowOnlyId)
  const isBusy = useSelector(actor, selectIsFlowBusy)
  const url = useSelector(actor, (snapshot) =>
    viewUrl(
      selectFlowView(plan, snapshot),
      { ...address, flowOnlyId },
      {
        form: formScreen(address.processType, enteredAt.current),
        fixedPage,
      },
    ),
  )

  /** The flow's URL that the browser shows, or goes to from the location `from`. */
  const shown = useRef<{ url: string; from?: Location }>(undefined)
  /** The key of the location for which the flow was last asked to jump. */
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (isBusy || !url) return
    if (location.pathname + location.search === url) {
      shown.current = { url }
      asked.current = undefined
      return
    }
    const isBrowsers = shown.current?.url === url
    // The navigation is under way: React renders it in a transition.
    if (isBrowsers && shown.current?.from === location) return
    if (isBrowsers && asked.current !== location.key) {
      asked.current = location.key
      const progress = stepIn(location.search)
      const jump = { type: 'step.jump', progress } as const
      if (actor.getSnapshot().can(jump)) {
        stepSender.send(jump)
        return
      }
      if (navigationType === 'POP' && progress > stepIn(url)) {
        stepSender.send({ type: 'step.next' })
        // A step that can't be passed stays on the screen.
        if (selectIsFlowBusy(actor.getSnapshot())) return
      }
    }
    const isFirst = shown.current === undefined
    // A save while typing gives a new flow its id: the screen is the same.
    const isSame = !isFirst && withoutFlow(shown.current?.url) === withoutFlow(url)
    shown.current = { url, from: location }
    const replace = isFirst || isBrowsers || isSame
    void navigate(url, { replace, state: location.state as unknown })
  }, [actor, isBusy, location, navigate, navigationType, stepSender, url])
}
