import { lazyComponent } from '#src/platform/lazy-component.tsx'

/* The values whose display is loaded on demand: only some definitions have them. */

/** The records that a field has chosen. */
export const RecordNames = lazyComponent(
  async () => (await import('./record-names.tsx')).RecordNames,
)

/** The repayment plan of a form's values. */
export const ShownTrial = lazyComponent(async () => (await import('../trial/trial.tsx')).Trial)
