import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { replayTrace } from '#src/workbench/traces/replayed-trace.ts'
import { TraceView } from '#src/workbench/traces/trace-view.tsx'
import loanDrawing from '#schemas/processes/loan-drawing.json' with { type: 'json' }
import { traceNamed } from '../../traces/corpus.ts'

const trace = traceNamed('loan-drawing')

const show = (definition: typeof loanDrawing) => {
  const plan = compileProcess(definition)
  render(<TraceView plan={plan} trace={trace} replayed={replayTrace(plan, trace)} />)
}

describe('TraceView', () => {
  afterEach(cleanup)

  it('steps through the events, with the state after each', async () => {
    show(loanDrawing)
    const next = screen.getByRole('button', { name: '下一个事件' })
    for (const _ of trace.events) await userEvent.click(next)
    expect(next).toHaveProperty('disabled', true)
    expect(screen.getByRole('region', { name: '状态与请求' }).textContent).toContain('等待审批')
    await userEvent.click(screen.getByRole('button', { name: '上一个事件' }))
    expect(screen.getByRole('region', { name: '状态与请求' }).textContent).toContain('saveStep')
  })

  it('opens at the first event that goes another way', () => {
    show({ ...loanDrawing, processKey: 'other' })
    const saved = trace.events.findIndex(({ then }) => then.calls.length > 0) + 1
    expect(screen.getByRole('heading', { name: /走向与录制不同/ }).textContent).toContain(
      `第 ${saved} 个`,
    )
    expect(screen.getByText('现在：保存 /modelKey 为 "other"')).toBeDefined()
    expect(screen.getByText(`${saved} / ${trace.events.length}`)).toBeDefined()
  })
})
