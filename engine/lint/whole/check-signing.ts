import { FIXED_PAGE_WORDS } from '#schemas/process/fixed-page-words.ts'
import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { isDecimalFormat } from '../../formats/formats.ts'
import type { Field } from '../../form/form-plan.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { PlanStep, ProcessPlan } from '../../process/plan.ts'

/**
 * Reports the last signing page where a later form still asks for terms: amounts, rates, a repayment plan. The contract states the
 * earlier forms, unless its author has named the data that it depends on.
 */
export const checkSigning = ({ steps }: ProcessPlan, report: Report): void => {
  const last = steps.findLastIndex(givesContract)
  const signing = steps[last]
  if (!signing || !statesAll(signing, steps.slice(0, last))) return
  for (const { progress, forms } of steps.slice(last + 1)) {
    const terms = forms.flatMap(({ plan }) => plan.fields.filter(isTerm)).map(({ title }) => title)
    if (terms.length === 0) continue
    const words = `“${signing.title}”在第 ${signing.progress} 步，${terms.map((title) => `“${title}”`).join('、')}到第 ${progress} 步才填写，合同中没有`
    return report('signed-too-early', pointerTo(signing.pointer, 'progress'), words)
  }
}

/** Tells whether a contract is signed at a step. */
const givesContract = ({ page }: PlanStep): boolean =>
  page.kind === 'fixed' &&
  page.exists &&
  'contractId' in FIXED_PAGE_WORDS[page.key as FixedPageKey].gives

/** Tells whether a page depends on all earlier forms, as one does whose step names no data. */
const statesAll = ({ dependsOn = [] }: PlanStep, before: readonly PlanStep[]): boolean =>
  before.every(({ forms }) =>
    forms.every(({ keyName }) => dependsOn.includes(pointerTo('', keyName))),
  )

const isTerm = ({ schema: { format }, widget }: Field): boolean =>
  isDecimalFormat(format) || widget === 'trial'
