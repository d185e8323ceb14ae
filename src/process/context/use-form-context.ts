import { useContext, useMemo } from 'react'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { pointedValue } from '#engine/process/pointed-value.ts'
import type { ProcessActor } from '#machines/process/machine.ts'
import type { FlowValues, FormContext } from '#src/forms/model/form-types.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { OPTIONS_OF } from './option-sources.ts'
import { leadTo } from '../flow/use-correction.ts'
import { collectedData, useFlow, useIsReturned } from '../flow/use-flow.ts'
import { AdditionsContext } from './additions.ts'
import { LazyRemarks } from './lazy-pins.tsx'

/** Loaded on demand: most steps have no file. */
const uploading = lazyCode(async () => (await import('#src/api/upload.ts')).uploadFile)
const finance = lazyCode(async () => (await import('./finance-calls.ts')).financeCalls)
const downloading = lazyCode(() => import('#src/api/download.ts'))

/** The form context of a step: collected data, uploads and options. The object is stable while the step is shown. */
export const useFormContext = (): FormContext => {
  const { plan, actor, aside, formCalls, stepSender, destination } = useFlow()
  const isReturned = useIsReturned()
  const additions = useContext(AdditionsContext)
  return useMemo(
    () => ({
      collected: collectedData(plan, actor),
      sourceNames: sourceNames(plan),
      process: plan,
      officialSources: plan.externalData.flatMap(({ official }) => official),
      aside,
      upload: async (file, options) => (await uploading.load())(file, options),
      fileUrl: async (attachment) => (await downloading.load()).fileAddress(attachment),
      fileDetail: async (attachId) => (await downloading.load()).readAttachment(attachId),
      options: (source, query) => OPTIONS_OF[source](query),
      values: flowValues(plan, actor),
      records: async (query, signal) => (await finance.load()).records(query, signal),
      trial: async (terms, signal) => (await finance.load()).trial(terms, signal),
      additions,
      leadTo: (field) => leadTo({ plan, actor, stepSender, destination }, field),
      Remarks: isReturned ? LazyRemarks : undefined,
      ...formCalls,
    }),
    [plan, actor, aside, formCalls, stepSender, destination, additions, isReturned],
  )
}

const flowValues = (plan: ProcessPlan, actor: ProcessActor): FlowValues => ({
  at: (given) => pointedValue(plan, collectedData(plan, actor), given),
  watch: (listener) => {
    const subscription = actor.subscribe(listener)
    return () => subscription.unsubscribe()
  },
})

/** Returns the names of entries by keyName, which the marks of differing values show. */
export const sourceNames = ({ externalData, steps }: ProcessPlan) =>
  Object.fromEntries(
    [...externalData, ...steps.flatMap(({ forms }) => forms)].map(({ keyName, name }) => [
      keyName,
      name,
    ]),
  )
