import type { FormPlan } from '#engine/form/form-plan.ts'
import type { WidgetName } from '#engine/widgets/widgets.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import type { LazyCode } from '#src/platform/lazy-code.ts'

/* The values whose display is loaded on demand: only some definitions have them. */

/** The records that a field has chosen. */
export const RecordNames = lazyComponent(
  async () => (await import('./record-names.tsx')).RecordNames,
)

/** The repayment plan of a form's values. */
export const ShownTrial = lazyComponent(async () => (await import('../trial/trial.tsx')).Trial)

const CODES: Partial<Record<WidgetName, LazyCode<unknown>>> = {
  records: RecordNames.code,
  trial: ShownTrial.code,
}

/** The code that a review of forms needs: it is loaded before the review is shown, which would move under a finger otherwise. */
export const reviewCodeOf = (forms: readonly FormPlan[]): LazyCode<unknown>[] => [
  ...new Set(forms.flatMap(({ fields }) => fields.flatMap(({ widget }) => CODES[widget] ?? []))),
]
