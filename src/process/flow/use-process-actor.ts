import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ProcessPlan } from '#engine/process/plan.ts'
import {
  createProcessMachine,
  type ProcessActor,
  type ProcessMachine,
} from '#machines/process/machine.ts'
import { randomId } from '#src/platform/random-id.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { loadFlow, loadReason, readStatus, saveStep } from './flow-actors.ts'
import type { FlowDrafts } from './flow-drafts.ts'
import type { ProcessAddress } from './process-address.ts'
import { useTraceInspector } from './trace-recorder.ts'

/** The actor of a flow; it lives as long as the component that calls this hook. */
export const useProcessActor = (
  plan: ProcessPlan,
  address: ProcessAddress,
  drafts: FlowDrafts,
): ProcessActor => {
  const machine = useMemo(() => browserProcessMachine(plan), [plan])
  const inspect = useTraceInspector(plan)
  return useActorRef(machine, {
    ...(inspect && { inspect }),
    input: {
      ...address,
      returnRoute: returnRoute.read(),
      drafts: drafts.read(),
      keySeed: randomId(),
    },
  })
}

/** The machine of a process with the server's calls. */
export const browserProcessMachine = (plan: ProcessPlan): ProcessMachine =>
  createProcessMachine(plan).provide({
    actors: {
      loadFlow: fromPromise(({ input }) => loadFlow(plan, input.flowOnlyId)),
      loadReason: fromPromise(({ input }) => loadReason(input.processInstanceId)),
      readStatus: fromPromise(({ input }) => readStatus(input.processInstanceId)),
      saveStep: fromPromise(({ input }) => saveStep(plan, input)),
    },
  })
