import { render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { reviewedFlow } from '#src/process/review/reviewed-flow.ts'
import { ReviewedSteps } from '#src/process/review/reviewed-steps.tsx'
import { realProcesses } from '../../engine/process/definitions.ts'
import { sampleContext } from '../../forms/sample-context.ts'
import { opening } from '../../verdicts/rows/shipped-values.ts'

const REASON = '注册资本已变更为 800 万元，变更登记办理中'
const PROFILE = opening['enterprise-profile']

const show = (values: object) =>
  render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ReviewedSteps
        flow={reviewedFlow(
          compileProcess(realProcesses.receivablesOpening),
          {
            values: { ...opening, ...values },
            external: { enterpriseRegistry: { registeredCapital: PROFILE.registeredCapital } },
          },
          { options: sampleContext.options },
        )}
      />
    </ConfigProvider>,
  )

describe('ReviewedSteps', () => {
  it('shows that registry data is not right, with the reason, and marks the value that differs', () => {
    show({
      'registry-verdict': { matches: 'no', reason: REASON },
      'enterprise-profile': { ...PROFILE, registeredCapital: '800' },
    })
    expect(screen.getByText('与实际不符')).toBeTruthy()
    expect(screen.getByText(REASON)).toBeTruthy()
    expect(screen.getByText('与工商登记信息不符，登记为：3,000 万元')).toBeTruthy()
  })

  it('shows the reason of a value that was changed after the register was confirmed', () => {
    const differences = '注册资本'
    const changed = { registeredCapital: '800', differences, differenceReason: REASON }
    show({ 'enterprise-profile': { ...PROFILE, ...changed } })
    expect(screen.getByText('与登记信息不符的原因').parentElement?.textContent).toContain(REASON)
    expect(screen.getByText('与工商登记信息不符，登记为：3,000 万元')).toBeTruthy()
    expect(screen.queryByText('与登记信息不符的内容')).toBeNull()
  })

  it('marks nothing where the values are those of the register', () => {
    show({})
    expect(screen.getByText('以上信息与本企业一致')).toBeTruthy()
    expect(screen.queryByText(/不符/)).toBeNull()
  })
})
