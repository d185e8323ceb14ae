import { useMemo } from 'react'
import { readEmptied, writeEmptied } from '#engine/form/emptied.ts'
import { hashOf } from '#engine/json/hash.ts'
import { pathKey, valuesAt, type Path } from '#engine/json/path-values.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import type { StaleForm } from '#engine/process/stale-values.ts'
import type { ProcessContext } from '#machines/process/context.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { draftsOf } from '#src/platform/drafts.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { prepareDrafts } from '#src/platform/kept-drafts.ts'
import { localStore } from '#src/platform/storage.ts'
import { useSession } from '#src/session/use-session.ts'
import type { ProcessAddress } from './process-address.ts'

/** The drafts of one flow in this browser: values that were typed and not saved, by form id. */
export interface FlowDrafts {
  /** Reads the drafts, of forms whose definition has changed the values that still fit. */
  read: () => Record<string, unknown>
  /** Replaces the drafts by the values of the unsaved entries; a fixed page has no drafts. */
  write: (flow: Pick<ProcessContext, 'unsaved' | 'data' | 'flowOnlyId'>) => void
  /** The values that changes made inapplicable, written with the drafts. */
  aside: NonNullable<FormContext['aside']>
  /** The values that a changed definition has no place for. */
  dropped: DroppedValues
  /** False where the browser's storage is full or forbidden: the drafts end with the page. */
  areKept: () => boolean
}

/** Values of drafts without a place in the present definition: they are shown once, before they are forgotten. */
interface DroppedValues {
  /** Returns them for the first step that asks, [] for the others. */
  at: (step: PlanStep) => readonly StaleForm[]
  /** Replaces the drafts by those of the present definition. */
  forget: FlowDrafts['write']
}

/** The code for drafts whose definition has changed, which a customer without drafts does not load. */
const fitting = lazyCode(async () => (await import('#engine/process/fit-drafts.ts')).fitDrafts)

/** Loads what the drafts in this browser need, before they are read. @throws ChunkLoadError */
export const prepareFlowDrafts = async (): Promise<void> => {
  await prepareDrafts()
  if (localStore.keys().some((key) => /^(?:draft|aside)\//.test(key))) await fitting.load()
}

/** The drafts of the signed-in customer for a flow. */
export const useFlowDrafts = (
  plan: ProcessPlan,
  { businessId, goodId, processType }: ProcessAddress,
): FlowDrafts => {
  const { user, tenantId = '' } = useSession()
  const { customerId = '', draftKey = '' } = user ?? {}
  return useMemo(() => {
    const { processKey } = plan
    const drafts = draftsOf({ tenantId, customerId, processKey, businessId }, draftKey)
    const fingerprints = formFingerprints(plan)
    const aside = new Map(Object.entries(drafts.aside(fingerprints)))
    const changed = fitting.loaded()?.(plan, drafts.changed(fingerprints))
    const write: FlowDrafts['write'] = ({ unsaved, data, flowOnlyId }) => {
      const typed = Object.fromEntries(
        unsaved.filter((id) => id in fingerprints).map((id) => [id, writeEmptied(data[id])]),
      )
      drafts.write(typed, fingerprints, {
        aside,
        address: { goodId, processType, flowOnlyId },
        titles: titlesOf(plan, typed, aside),
      })
    }
    let place: PlanStep | undefined
    return {
      aside,
      read: () => readDrafts(plan, { ...drafts.read(fingerprints), ...changed?.kept }),
      write,
      dropped: {
        at: (step) => ((place ??= step) === step && changed?.dropped) || [],
        forget: write,
      },
      areKept: drafts.areKept,
    }
  }, [tenantId, customerId, draftKey, plan, businessId, goodId, processType])
}

/** Returns drafts as the forms hold them. */
export const readDrafts = (
  { steps }: ProcessPlan,
  drafts: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    steps.flatMap(({ forms }) =>
      forms.flatMap(({ id, plan: form }) =>
        id in drafts ? [[id, readEmptied(form, drafts[id])]] : [],
      ),
    ),
  )

/** The fingerprints of the forms' definitions, by form id. */
export const formFingerprints = (plan: ProcessPlan): Record<string, string> =>
  Object.fromEntries(
    plan.steps.flatMap(({ forms }) => forms.map(({ id, plan: form }) => [id, hashOf(form.schema)])),
  )

/** The titles of forms with drafts and of their fields that have values, by form id and path: the browser's storage is small. */
const titlesOf = (
  plan: ProcessPlan,
  drafts: Readonly<Record<string, unknown>>,
  aside: FlowDrafts['aside'],
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    plan.steps.flatMap(({ forms }) =>
      forms
        .filter(({ id }) => id in drafts || aside.has(id))
        .map(({ id, name, plan: { fields } }) => {
          const isThere = ({ path }: { path: Path }) =>
            aside.has(id) || valuesAt(drafts[id], path).some(({ value }) => value !== undefined)
          const titles = fields.filter(isThere).map(({ path, title }) => [pathKey(path), title])
          return [id, { '': name, ...Object.fromEntries(titles) }]
        }),
    ),
  )
