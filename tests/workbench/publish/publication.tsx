import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { WireDataOf } from '#schemas/api/contract.ts'
import type { processForecast } from '#schemas/api/workbench.ts'
import type { ForecastOutcome } from '#schemas/process/forecast.ts'
import { analystName, analystToken } from '#src/workbench/analyst/analyst-session.ts'
import { createDefinition } from '#src/workbench/definition/definition.ts'
import { NEW_DEFINITION } from '#src/workbench/definition/new-definition.ts'
import { DefinitionContext } from '#src/workbench/definition/use-definition.ts'

type Forecast = WireDataOf<typeof processForecast>

const flow = (id: string, outcome: ForecastOutcome) => ({
  id,
  goodsName: '普惠保理',
  version: 3,
  revision: 5,
  outcome,
  step: '申请',
  nextStep: '申请',
  lost: [],
  reason: '',
})

/** A flow of each outcome, and a change of each kind of place. */
export const FORECAST: Forecast = {
  processKey: 'opening',
  base: 3,
  version: 4,
  findings: [],
  isSame: false,
  changes: [
    { kind: 'step-removed', place: ['补充'], text: '删除步骤：“补充”' },
    { kind: 'field-required', place: ['申请', '用途'], text: '字段改为必填：“申请” › “用途”' },
  ],
  overshadowed: ['产品类型 1 的新申请仍由“产品开通”办理'],
  flows: [
    flow('1001', 'same'),
    { ...flow('1002', 'otherStep'), nextStep: '补填' },
    { ...flow('1003', 'lost'), lost: [{ place: '补充', title: '备注', text: '加急' }] },
    { ...flow('1004', 'stuck'), nextStep: '', reason: '新版本不面向个人账户' },
    flow('1005', 'inApproval'),
  ],
}

/** Renders a page of a definition for a signed-in analyst. @returns the definition */
export const renderPage = (page: ReactNode) => {
  analystName.write('分析林和')
  analystToken.write('token-1')
  const definition = createDefinition({
    key: 'opening',
    original: NEW_DEFINITION,
    draft: undefined,
    check: () => undefined,
    drafts: { write: () => Promise.resolve(), remove: () => Promise.resolve() },
  })
  const element = <DefinitionContext value={definition}>{page}</DefinitionContext>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return definition
}
