import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { recordTrace, type Recording } from '#machines/process/trace/record-trace.ts'
import { now } from '#src/platform/clock.ts'
import { createFieldDestination } from '#src/process/flow/field-destination.ts'
import { createStepSender } from '#src/process/flow/step-sender.ts'
import type { FlowContextValue } from '#src/process/flow/use-flow.ts'
import { sampleContext } from '../gallery/sample-context.ts'
import type { StandInServer } from './stand-in-server.ts'

/** A flow that is tried: the context of its screens, and the recording of it. */
export interface TriedFlow {
  flow: FlowContextValue
  recording: () => Recording | undefined
}

/** The calls of forms, without a server. */
const FORM_CALLS = {
  upload: sampleContext.upload,
  options: sampleContext.options,
  ...(sampleContext.records && { records: sampleContext.records }),
  ...(sampleContext.trial && { trial: sampleContext.trial }),
}

/** Runs the machine of a process against a stand-in of the server; it lives as long as the calling component. */
export const useTriedFlow = (
  plan: ProcessPlan,
  server: StandInServer,
  { goodId, processType, flowOnlyId }: { goodId: string; processType: number; flowOnlyId: string },
  restart: () => void,
): TriedFlow => {
  const machine = useMemo(
    () =>
      createProcessMachine(plan).provide({
        actors: {
          loadFlow: fromPromise(() => server.loadFlow()),
          loadReason: fromPromise(() => server.loadReason()),
          saveStep: fromPromise(({ input }) => server.saveStep(input)),
        },
      }),
    [plan, server],
  )
  const [{ inspect, recording }] = useState(() => recordTrace(now))
  const address = useMemo(
    () => ({ goodId, processType, flowOnlyId, businessId: 'try' }),
    [goodId, processType, flowOnlyId],
  )
  const actor = useActorRef(machine, { inspect, input: { ...address, keySeed: 'try' } })
  const stepSender = useMemo(() => createStepSender(actor), [actor])
  const [own] = useState(() => ({ destination: createFieldDestination(), aside: new Map() }))
  const flow = useMemo(
    () => ({
      plan,
      actor,
      address,
      savedAt: undefined,
      keepsDrafts: true,
      stepSender,
      formCalls: FORM_CALLS,
      reload: restart,
      ...own,
    }),
    [plan, actor, address, stepSender, restart, own],
  )
  return { flow, recording }
}
