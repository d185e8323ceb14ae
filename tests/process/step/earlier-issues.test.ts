import { beforeAll, describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { expressionCode } from '#src/forms/model/expressions.ts'
import { earlierIssues } from '#src/process/step/earlier-issues.ts'
import creditLineApplication from '#schemas/processes/credit-line-application.json' with { type: 'json' }

const plan = compileProcess(creditLineApplication)
const review = plan.steps.at(-1)!
const issuesAfter = (guaranteeMethod: string, appliedAmount: string, guarantee: object) =>
  earlierIssues(plan, review, {
    data: {
      'credit-demand': { guaranteeMethod, appliedAmount },
      'trade-background': { counterparties: [{ share: '45' }], totalShare: '45' },
      guarantee,
    },
    external: {},
  })

describe('earlierIssues', () => {
  beforeAll(async () => {
    await expressionCode.load()
  })
  const guarantee = { guaranteedAmount: '1500', coverage: 150 }

  it('finds no issue where all steps agree', () => {
    expect(issuesAfter('guarantor', '1000', guarantee)).toEqual([])
  })

  it('finds the field of another step whose rule a change breaks', () => {
    expect(issuesAfter('guarantor', '2000', guarantee)).toEqual([
      {
        formId: 'guarantee',
        pointer: '/guaranteedAmount',
        message: '担保金额不能低于申请额度',
      },
    ])
  })

  it('finds a computed value that a change outdates', () => {
    expect(issuesAfter('guarantor', '1200', guarantee)).toMatchObject([
      { formId: 'guarantee', pointer: '/coverage' },
    ])
  })

  it('finds no issue in a skipped step', () => {
    expect(issuesAfter('credit', '2000', guarantee)).toEqual([])
  })
})
