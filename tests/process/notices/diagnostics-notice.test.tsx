import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { DiagnosticsNotice } from '#src/process/notices/diagnostics-notice.tsx'
import { entry, processOf } from '../../engine/process/definitions.ts'

afterEach(() => vi.unstubAllEnvs())

const plan = compileProcess(processOf(entry(1), entry(3, { content: '{' }), entry(9)))
const { diagnostics } = plan
const unclear = compileProcess(processOf(entry(1), { ...entry(2), nodeType: 9 }))

describe('DiagnosticsNotice', () => {
  it.each(['development', 'demo'])('shows authors the errors in a %s build', (mode) => {
    vi.stubEnv('MODE', mode)
    vi.stubEnv('PROD', mode === 'demo')
    render(<DiagnosticsNotice plan={unclear} />)
    expect(screen.getByText('查看配置问题（1）')).toBeTruthy()
    expect(screen.getByText(/未知的节点类型 9/).textContent).toContain(
      'unknown-node-type /actExForms/1/nodeType',
    )
  })

  it('shows customers that a part cannot be shown, and no code, pointer or word for authors', () => {
    vi.stubEnv('MODE', 'production')
    vi.stubEnv('PROD', true)
    const { container } = render(<DiagnosticsNotice plan={plan} />)
    expect(container.textContent).toBe(
      '该流程的配置有误，部分内容暂时无法显示您可以先查看能够显示的步骤；如需办理，请联系客服。',
    )
    for (const { code, pointer, message } of diagnostics)
      for (const word of [code, pointer, message]) expect(container.innerHTML).not.toContain(word)
  })

  it('promises no steps where the process cannot be begun', () => {
    vi.stubEnv('MODE', 'production')
    vi.stubEnv('PROD', true)
    const { container } = render(<DiagnosticsNotice plan={unclear} />)
    expect(container.textContent).toBe('该流程的配置有误')
  })

  it('shows nothing for warnings', () => {
    const warned = compileProcess(processOf(entry(1), entry(9)))
    expect(warned.diagnostics).not.toEqual([])
    const { container } = render(<DiagnosticsNotice plan={warned} />)
    expect(container.innerHTML).toBe('')
  })
})
