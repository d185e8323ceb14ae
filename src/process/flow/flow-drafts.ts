import { useMemo } from 'react'
import { hashOf } from '#engine/json/hash.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { ProcessContext } from '#machines/process/context.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { draftsOf } from '#src/platform/drafts.ts'
import { useSession } from '#src/session/use-session.ts'
import type { ProcessAddress } from './process-address.ts'

/** The drafts of one flow in this browser: values that were typed and not saved, by form id. */
export interface FlowDrafts {
  /** Reads the drafts of the forms whose definition is still the same. */
  read: () => Record<string, unknown>
  /** Replaces the drafts by the values of the unsaved entries; a fixed page has no drafts. */
  write: (flow: Pick<ProcessContext, 'unsaved' | 'data' | 'flowOnlyId'>) => void
  /** The values that changes made inapplicable, written with the drafts. */
  aside: NonNullable<FormContext['aside']>
  /** False where the browser's storage is full or forbidden: the drafts end with the page. */
  areKept: () => boolean
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
    return {
      aside,
      read: () => drafts.read(fingerprints),
      write: ({ unsaved, data, flowOnlyId }) =>
        drafts.write(
          Object.fromEntries(
            unsaved.filter((id) => id in fingerprints).map((id) => [id, data[id]]),
          ),
          fingerprints,
          { aside, address: { goodId, processType, flowOnlyId } },
        ),
      areKept: drafts.areKept,
    }
  }, [tenantId, customerId, draftKey, plan, businessId, goodId, processType])
}

/** The fingerprints of the forms' definitions, by form id. */
export const formFingerprints = (plan: ProcessPlan): Record<string, string> =>
  Object.fromEntries(
    plan.steps.flatMap(({ forms }) => forms.map(({ id, plan: form }) => [id, hashOf(form.schema)])),
  )
