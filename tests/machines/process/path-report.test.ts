import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { pathReport } from '#machines/process/path-report.ts'
import { entry, processOf } from '../../engine/process/definitions.ts'

const schema = {
  type: 'object',
  required: ['scale'],
  properties: { scale: { type: 'string', title: '规模', enum: ['small', 'large'] } },
}
const when = (scale: string) => ({
  required: ['k1'],
  properties: { k1: { required: ['scale'], properties: { scale: { const: scale } } } },
})
const reportOf = (...entries: unknown[]) => pathReport(compileProcess(processOf(...entries)))

describe('pathReport', () => {
  it('tells of each step what paths reach of its condition, constraints and rules', () => {
    const uiSchema = {
      scale: { 'ui:options': { rules: [{ holds: 'scale == "large"', message: '应为大型' }] } },
    }
    const { places, missing } = reportOf(
      entry(1, { schema, uiSchema }),
      entry(2, { step: { when: when('large') } }),
      entry(3),
    )
    expect(places).toEqual({
      step1: [
        { label: '约束', reached: 2, all: 2 },
        { label: '规则', reached: 1, all: 1 },
      ],
      step2: [{ label: '条件', reached: 2, all: 2 }],
      step3: [],
    })
    expect(missing).toEqual([])
  })

  it('counts constraints and rules at their own step alone', () => {
    const { places } = reportOf(entry(1, { schema }), entry(2, { schema }), entry(3))
    expect(places).toEqual({
      step1: [{ label: '约束', reached: 2, all: 2 }],
      step2: [{ label: '约束', reached: 2, all: 2 }],
      step3: [],
    })
  })

  it('names the steps that no path takes, and the side of their condition that is missing', () => {
    const { places, missing, problems, figures } = reportOf(
      entry(1, { schema }),
      entry(2, { step: { when: when('giant') } }),
      entry(3),
    )
    const decisions = figures.find(({ label }) => label === '审批结果')
    expect(decisions?.reached).toBe(decisions?.all)
    for (const problem of problems) expect(problem).toMatch(/第2步/)
    expect(problems.some((problem) => problem.endsWith('没有路径经过'))).toBe(true)
    expect(problems.some((problem) => problem.endsWith('没有路径使它成立'))).toBe(true)
    expect(places['step2']).toEqual([{ label: '条件', reached: 1, all: 2 }])
    expect(missing).toEqual(['step2'])
  })
})
