import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { processWithdraw } from '#schemas/api/process.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { WithdrawApplication } from '#src/process/withdraw-application.tsx'
import { Notices } from '#src/ui/feedback/notices.tsx'
import { replyWith } from '../app/portal.tsx'
import { server } from '../setup/server.ts'

const open = async (status: number, action: string) => {
  const onChanged = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Notices />
      <WithdrawApplication
        application={{ flowOnlyId: '7', status, processName: '产品开通' }}
        onChanged={onChanged}
      />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: `${action}：产品开通` }))
  const dialog = screen.getByRole('dialog', { name: `${action}？` })
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: action }))
  return { onChanged, dialog, confirm }
}

it.each([
  [1, '撤回申请', '平台停止审批“产品开通”'],
  [-1, '放弃申请', '“产品开通”不再列为待办'],
])(
  'withdraws an application of status %i after saying what it means',
  async (status, action, text) => {
    server.use(replyWith(processWithdraw, { id: '7', status: 5 }))
    const { onChanged, dialog, confirm } = await open(status, action)
    expect(dialog.textContent).toContain(text)
    expect(onChanged).not.toHaveBeenCalled()
    await confirm()
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  },
)

it('says that it was decided meanwhile, and has the page read again', async () => {
  const msg = '申请已通过，不能撤回'
  server.use(
    http.post(`*/api/${processWithdraw.path}`, () =>
      HttpResponse.json({ code: 409, success: false, data: null, msg }, { status: 409 }),
    ),
  )
  const { onChanged, confirm } = await open(1, '撤回申请')
  await confirm()
  expect((await screen.findAllByText(msg)).length).toBeGreaterThan(0)
  expect(onChanged).toHaveBeenCalledOnce()
})

it('stays open with the reason where the call has failed', async () => {
  server.use(http.post(`*/api/${processWithdraw.path}`, () => HttpResponse.error()))
  const { onChanged, dialog, confirm } = await open(1, '撤回申请')
  await confirm()
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''))
  expect(onChanged).not.toHaveBeenCalled()
})
