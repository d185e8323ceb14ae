import * as z from 'zod/mini'
import { list, record as json, text } from './wire.ts'

/** An action that waits for a second operator. */
export const proposal = z.object({
  action: text,
  label: text,
  /** The input as it was proposed; a confirmation sends the same. */
  input: json,
  /** The same as texts, for reading. */
  values: list(z.object({ label: text, text })),
  /** The reason for which a second operator is needed. */
  reason: text,
  proposedBy: text,
  proposedAt: text,
  /** The reason for which the caller can't confirm it; '' where they can. */
  blocked: text,
})
export type Proposal = z.output<typeof proposal>
