import { hasErrors, type Diagnostic, type Report } from '../../language/diagnostic.ts'
import type { ProcessPlan } from '../../process/plan.ts'
import { checkAskedTwice, checkUnused } from './check-answers.ts'
import { checkDifferences } from './check-differences.ts'
import { checkRequired } from './check-required.ts'
import { checkRules } from './check-rules.ts'
import { checkSigning } from './check-signing.ts'
import { checkStepTitles, checkTexts } from './check-texts.ts'
import { checkWays } from './check-ways.ts'
import { checkWords } from './check-words.ts'

/**
 * Reports what no part of a definition shows by itself: steps that no answers lead to, answers that are asked for
 * twice or never read, required fields that are never asked for, rules that contradict each other, missing texts,
 * differences from an official record without a reason, contracts that are signed before their terms.
 * @param reported the findings so far
 */
export const checkWhole = (
  plan: ProcessPlan,
  reported: readonly Diagnostic[],
  pointerOf: (id: string) => string,
  report: Report,
): void => {
  for (const { forms } of plan.steps)
    for (const { plan: form, pointer, dialect } of forms) {
      // The texts and rules of a converted form are those of its designer.
      if (dialect !== 'schema') continue
      checkTexts(form, pointer, report)
      checkWords(form, pointer, report)
      checkRequired(form, pointer, report)
      checkRules(form, pointer, reported, report)
      checkDifferences(form, pointer, report)
    }
  checkStepTitles(plan, report)
  checkSigning(plan, report)
  checkAskedTwice(plan, report)
  // A misspelt name leaves its target unread, and changes the ways: both checks would report consequences.
  if (hasErrors(reported)) return
  checkUnused(plan, pointerOf, report)
  checkWays(plan, reported, report)
}
