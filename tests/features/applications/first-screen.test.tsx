import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { processInfo } from '#schemas/api/process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001'

const licence = { type: 'array', title: '营业执照', items: { type: 'object' }, minItems: 1 }

beforeEach(() => {
  replyWithTenant()
  const process = processOf(
    entry(1),
    entry(2, {
      schema: { type: 'object', properties: { licence } },
      uiSchema: { licence: { 'ui:widget': 'upload' } },
    }),
  )
  server.use(replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }))
})

describe('the first screen of a process', () => {
  it('tells how long it takes and what to prepare, and counts steps as the step bar does', async () => {
    renderPortal(SCREEN, signedIn())
    const summary = await screen.findByText(/共 2 步，约需 5 分钟，需准备 1 份资料/)
    await userEvent.click(summary)
    expect(screen.getByText('提交前须提供')).toBeDefined()
    expect(screen.getByText('营业执照')).toBeDefined()
    const progress = screen.getByRole('navigation', { name: '办理进度' })
    expect(within(progress).getByText(/第 1 步，共 2 步/)).toBeDefined()
    const marks = within(progress)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(marks).toEqual(['1第1步', '2第2步', '·平台审批', '·完成'])
  })
})
