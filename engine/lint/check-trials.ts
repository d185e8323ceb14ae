import { DAY_COUNTS, METHODS } from '#schemas/finance-words.ts'
import { isDate } from '../finance/calendar.ts'
import { parseDecimal, parseYuan } from '../finance/ratio.ts'
import type { Field } from '../form/form-plan.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import {
  isPointer,
  isTrialTerms,
  type TrialTerm,
  type TrialTerms,
} from '../language/trial-terms.ts'
import { OPTIONS } from '../language/words.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { optionPointer } from './option-pointer.ts'
import { pointedData, type PointedData } from './pointed-data.ts'

/** Checks the trials of a process: that their terms are complete, and that each is a value or points to one. */
export const checkTrials = (plan: ProcessPlan, report: Report): void => {
  for (const step of plan.steps)
    for (const form of step.forms)
      for (const field of form.plan.fields) {
        if (field.widget !== 'trial' || form.dialect !== 'schema') continue
        const at = (name: string) =>
          `${form.pointer}/uiSchema${optionPointer(field.ui, field.uiPointer, name)}`
        checkTrial(field, pointedData(plan, step), at, report)
      }
}

const checkTrial = (
  { options, isRequired }: Field,
  data: PointedData,
  at: (name: string) => string,
  report: Report,
): void => {
  if (isRequired)
    report('invalid-trial', at('widget'), '试算没有值，必填永远不能满足；请把它移出 required')
  const terms = options[OPTIONS.terms]
  if (!isTrialTerms(terms))
    return report('invalid-trial', at('widget'), '没有写 terms，不会显示还款计划')
  for (const { name, problem } of wrongTerms(terms))
    report(
      'invalid-trial',
      pointerTo(at(OPTIONS.terms), ...(name === undefined ? [] : [name])),
      problem,
    )
  for (const [name, given] of Object.entries(terms)) {
    const problem = isPointer(given) ? data.wrong(given) : undefined
    if (problem !== undefined) report('unknown-source', pointerTo(at(OPTIONS.terms), name), problem)
  }
}

/** Returns what is wrong with the terms of a plan, apart from where they point to; without a name, of all of them. */
export const wrongTerms = (terms: TrialTerms): { name?: string; problem: string }[] => {
  const missing = (['amount', 'annualRate', 'method'] as const).filter(
    (name) => terms[name] === undefined,
  )
  return [
    ...(missing.length > 0 ? [{ problem: `terms 缺少 ${missing.join('、')}` }] : []),
    ...((terms.periods === undefined) === (terms.days === undefined)
      ? [{ problem: 'terms 应有 periods（期数）与 days（天数）之一' }]
      : []),
    ...Object.entries(terms).flatMap(([name, given]) => {
      const expected = EXPECTED[name as TrialTerm]
      return isPointer(given) || expected.isRight(given)
        ? []
        : [{ name, problem: `“${given}”不能用作 ${name}；${expected.words}，或 /keyName/字段` }]
    }),
  ]
}

interface Expected {
  isRight(given: unknown): boolean
  words: string
}

const isOneOf =
  (words: readonly string[]) =>
  (given: unknown): boolean =>
    words.some((word) => word === given)
const COUNT: Expected = {
  isRight: (given) => Number.isInteger(Number(given)) && Number(given) >= 1,
  words: '应为从 1 开始的整数',
}

const EXPECTED: Readonly<Record<TrialTerm, Expected>> = {
  amount: {
    isRight: (given) => parseYuan(String(given)) !== undefined,
    words: '应为以元为单位的金额',
  },
  annualRate: {
    isRight: (given) => parseDecimal(String(given)) !== undefined,
    words: '应为一年的百分比，如 "6"',
  },
  method: { isRight: isOneOf(METHODS), words: `应为 ${METHODS.join('、')} 之一` },
  dayCount: { isRight: isOneOf(DAY_COUNTS), words: `应为 ${DAY_COUNTS.join('、')} 之一` },
  periods: COUNT,
  days: COUNT,
  startDate: { isRight: isDate, words: '应为日期，如 2026-11-20' },
}
