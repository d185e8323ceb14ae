import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  operatorChanges,
  operatorConfirmChange,
  operatorList,
  operatorRefuseChange,
} from '#schemas/api/operator.ts'
import { operatorQueues } from '#schemas/api/operator-queues.ts'
import { replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { renderConsole } from './console.tsx'

const change = {
  id: '1',
  about: '修改 复核陆远（fuhe）：重设密码',
  proposedBy: '管理员何川',
  proposedAt: '2026-11-20 10:00:00',
  takesEffectAt: '2026-11-21 10:00:00',
  blocked: '',
}

/** Keeps the ids that are sent to a call. */
const sentTo = ({ path }: { path: string }): unknown[] => {
  const sent: unknown[] = []
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 200, success: true, data: null, msg: '' })
    }),
  )
  return sent
}

describe('a change of an account that waits', () => {
  it('is confirmed or refused by a manager, or says why it can not be confirmed', async () => {
    const user = userEvent.setup()
    const [confirmed, refused] = [sentTo(operatorConfirmChange), sentTo(operatorRefuseChange)]
    renderConsole('/operator/operators', ['viewer', 'manager'])
    const own = { ...change, id: '2', blocked: '您已提交，需由另一位操作员复核' }
    server.use(replyWith(operatorList, []), replyWith(operatorChanges, [change, own]))
    const list = await screen.findByRole('list', { name: '待生效的修改' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first!.textContent).toContain(change.about)
    expect(first!.textContent).toContain('2026-11-21')
    expect(second!.textContent).toContain(own.blocked)
    expect(within(second!).queryByRole('button', { name: /复核通过/ })).toBeNull()
    await user.click(within(first!).getByRole('button', { name: /复核通过/ }))
    await waitFor(() => expect(confirmed).toEqual([{ id: '1' }]))
    await user.click(within(second!).getByRole('button', { name: /拒绝/ }))
    await waitFor(() => expect(refused).toEqual([{ id: '2' }]))
  })

  it('is told on every page to the one whom it concerns, who may refuse it', async () => {
    const user = userEvent.setup()
    const refused = sentTo(operatorRefuseChange)
    renderConsole('/operator/operators', ['viewer', 'manager'])
    const notices = [
      { id: '1', text: '重设密码，将于明日生效', waits: true },
      { id: '2', text: '权限已修改', waits: false },
    ]
    server.use(
      replyWith(operatorList, []),
      replyWith(operatorQueues, { submissions: 0, kinds: [], changes: 1, notices }),
    )
    expect(await screen.findByText('重设密码，将于明日生效')).toBeDefined()
    expect((await screen.findByRole('link', { name: /操作员/ })).textContent).toBe('操作员1')
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.queryByText('权限已修改')).toBeNull()
    await user.click(screen.getByRole('button', { name: '拒绝' }))
    await waitFor(() => expect(refused).toEqual([{ id: '1' }]))
  })
})
