import type { ProcessFile } from '#schemas/process/definition.ts'
import { recordPurpose } from '#schemas/process/record-purposes.ts'
import { PAGES_OF_PRODUCT } from '#schemas/process/fixed-page-words.ts'
import type { Report } from '../language/diagnostic.ts'
import type { ProcessPlan } from '../process/plan.ts'

/**
 * Reports a process about a record whose forms have no field for a value that its record needs, or that has a page about a
 * product (docs/decisions/0247).
 */
export const checkPurpose = (
  { steps }: ProcessPlan,
  { type }: ProcessFile,
  pointerOf: (id: string) => string,
  report: Report,
): void => {
  const purpose = recordPurpose(type)
  if (!purpose) return
  const named = new Set(
    steps
      .flatMap(({ forms }) => forms)
      .flatMap(({ plan }) => plan.fields)
      .flatMap(({ path, name }) => (path.length === 1 ? [name] : [])),
  )
  for (const name of Object.keys(purpose.values.shape))
    if (!named.has(name)) report('missing-value', '/actExForms', `${name}（用途 ${type}）`)
  for (const { page } of steps)
    if (page.kind === 'fixed' && PAGES_OF_PRODUCT.includes(page.key))
      report('page-without-product', pointerOf(page.entryId), `“${page.key}”（用途 ${type}）`)
}
