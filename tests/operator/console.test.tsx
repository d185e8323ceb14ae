import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  operatorCalendar,
  operatorList,
  operatorMoveDate,
  operatorProvider,
  operatorSetFault,
  operatorSetSigningFault,
  operatorSigningProvider,
  operatorVerifyLedger,
} from '#schemas/api/operator.ts'
import { operatorActions } from '#schemas/api/operator-actions.ts'
import { submissionList } from '#schemas/api/operator-queues.ts'
import { operatorToken } from '#src/operator/operator-token.ts'
import { refuse, replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { renderConsole } from './console.tsx'

const calendar = {
  today: '2026-11-20',
  target: '2026-11-20',
  dayEnds: [{ date: '2026-11-19', jobs: [{ name: 'x', label: '额度到期', processed: 2 }] }],
  jobs: [
    {
      name: 'dayEnd',
      label: '日终处理',
      lastRun: '2026-11-20 00:00:21',
      result: 'retrying',
      nextRun: '2026-11-20 00:00:25',
    },
  ],
}

/** The wait for what follows a read in the background. */
const PATIENCE = { timeout: 20_000 }

describe('the console', () => {
  it('asks for a sign-in, and says what is missing', async () => {
    const user = userEvent.setup()
    renderConsole('/operator')
    expect(document.activeElement).toBe(screen.getByLabelText('账号'))
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByText('请输入账号和密码')).toBeDefined()
  })

  it('has a queue for each kind of record, and operators and codes for managers alone', async () => {
    server.use(replyWith(submissionList, { records: [], current: 1, size: 20, pages: 0, total: 0 }))
    renderConsole('/operator/submissions', ['viewer'])
    const links = async () =>
      within(await screen.findByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(await screen.findByText('没有符合条件的申请')).toBeDefined()
    expect(await links()).toEqual([
      '申请审核3',
      '额度1',
      '营业日期',
      '货物价格',
      '付款渠道',
      '签署服务',
    ])
  })

  it('lists for managers who did what, and what was refused', async () => {
    const action = { at: '2026-11-20 09:30:00', operator: '何川', account: 'guanli', refusal: '' }
    const records = [
      { ...action, id: '3', kind: 'signIn' as const, operator: '', about: '', refusal: '密码错误' },
      { ...action, id: '2', kind: 'setFault' as const, account: '', about: '切换为“通知延迟”' },
      { ...action, id: '1', kind: 'readOutbox' as const, about: '全部' },
    ]
    server.use(replyWith(operatorActions, { records, current: 1, size: 20, pages: 2, total: 23 }))
    renderConsole('/operator/actions', ['viewer', 'manager'])
    const list = within(await screen.findByRole('list', { name: '操作记录' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026-11-20 09:30:00未登录guanli登录密码错误被拒绝',
      '2026-11-20 09:30:00何川运营口令切换付款渠道状态切换为“通知延迟”已完成',
      '2026-11-20 09:30:00何川guanli查看短信与通知全部已完成',
    ])
    expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
      '/operator/actions?page=2',
    )
    expect(screen.getByRole('link', { name: '操作记录' })).toBeDefined()
  })

  it('lets managers change the roles of others, not their own', async () => {
    const user = userEvent.setup()
    const operator = { roles: ['viewer' as const], isDisabled: false }
    server.use(
      replyWith(operatorList, [
        { ...operator, id: '1', account: 'shen', name: '沈悦' },
        { ...operator, id: '2', account: 'han', name: '韩平' },
      ]),
    )
    renderConsole('/operator/operators', ['viewer', 'manager'])
    const roles = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `修改${name}` }))
      const dialog = within(await screen.findByRole('dialog', { name: `修改${name}` }))
      const box = dialog.getByRole('checkbox', { name: /审批申请、办理业务/ })
      const isOwn = dialog.queryByText('自己的权限由另一位管理员修改。') !== null
      const canEnd = dialog.queryByRole('checkbox', { name: '停用该账号' }) !== null
      await user.click(dialog.getByRole('button', { name: '取消' }))
      return { isDisabled: box.closest('fieldset')?.disabled, isOwn, canEnd }
    }
    expect(await roles('沈悦')).toEqual({ isDisabled: true, isOwn: true, canEnd: false })
    expect(await roles('韩平')).toEqual({ isDisabled: false, isOwn: false, canEnd: true })
  })

  it('goes back to the sign-in when its session is over', async () => {
    server.use(
      http.get(`*/api/${submissionList.path}`, () =>
        HttpResponse.json({ code: 401, msg: '登录已失效' }, { status: 401 }),
      ),
    )
    renderConsole('/operator/submissions', ['viewer'])
    expect(await screen.findByRole('tab', { name: '账号登录' })).toBeDefined()
    expect(operatorToken.read()).toBe('')
  })

  it('shows the failure of a queue, with a way to try again', async () => {
    server.use(refuse(submissionList, 400, '暂时无法读取'))
    renderConsole('/operator/submissions', ['viewer'])
    expect(await screen.findByText('暂时无法读取')).toBeDefined()
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined()
  })

  it('lets managers alone move the business date, and says what the day ends did', async () => {
    server.use(replyWith(operatorCalendar, calendar))
    const { unmount } = renderConsole('/operator/calendar', ['viewer'])
    expect(await screen.findByText('推进营业日期需要“管理”权限。')).toBeDefined()
    expect(screen.getByRole('list', { name: '日终处理' }).textContent).toContain('额度到期 2 笔')
    expect(screen.getByRole('list', { name: '定时任务' }).textContent).toBe(
      '日终处理失败，将自动重试上次运行 2026-11-20 00:00下次运行 2026-11-20 00:00',
    )
    unmount()
    renderConsole('/operator/calendar', ['viewer', 'manager'])
    expect(await screen.findByLabelText('推进到')).toHaveProperty('value', '2026-11-21')
  })

  it('says which days are still to be ended, and when they have', async () => {
    const user = userEvent.setup()
    let current = calendar
    const reply = () => HttpResponse.json({ code: 200, success: true, msg: '', data: current })
    server.use(
      http.get(`*/api/${operatorCalendar.path}`, reply),
      http.post(`*/api/${operatorMoveDate.path}`, () => {
        current = { ...calendar, target: '2026-11-22' }
        return reply()
      }),
    )
    renderConsole('/operator/calendar', ['viewer', 'manager'])
    await user.click(await screen.findByRole('button', { name: '推进' }))
    expect(await screen.findByText(/将推进到 2026-11-22，还有 2 天/, {}, PATIENCE)).toBeDefined()
    expect(screen.queryByLabelText('推进到')).toBeNull()
    current = { ...current, today: '2026-11-22' }
    expect(await screen.findByText('日终处理已完成', {}, PATIENCE)).toBeDefined()
    expect(await screen.findByLabelText('推进到')).toHaveProperty('value', '2026-11-23')
  }, 60_000)

  it('lets managers alone switch the faults of the payment provider', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    const orders = [
      {
        orderNo: 'HK1',
        subject: '归还借款 JJ1',
        amount: '100.00',
        state: 'paid',
        tries: 1,
        nextNoticeAt: '',
      },
    ]
    server.use(
      replyWith(operatorProvider, { fault: 'none', orders }),
      http.post(`*/api/${operatorSetFault.path}`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, msg: '', data: { fault: 'never' } })
      }),
    )
    const { unmount } = renderConsole('/operator/provider', ['viewer'])
    await screen.findByText('切换状态需要“管理”权限。')
    expect(screen.getByRole('group')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: '撤回款项' })).toBeNull()
    unmount()
    renderConsole('/operator/provider', ['viewer', 'manager'])
    await user.click(await screen.findByRole('radio', { name: /^不通知/ }))
    await waitFor(() => expect(sent).toEqual([{ fault: 'never' }]))
    expect(screen.getByRole('button', { name: '撤回款项' })).toBeDefined()
  })

  it('lets managers alone switch the faults of the signing provider', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    const orders = [
      {
        orderNo: 'QS1',
        title: '融资服务合同',
        signer: '苏州澄禾精密部件有限公司',
        state: 'refused',
        tries: 2,
        nextNoticeAt: '2026-11-20 09:31:00',
      },
    ]
    server.use(
      replyWith(operatorSigningProvider, { fault: 'none', orders }),
      http.post(`*/api/${operatorSetSigningFault.path}`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, msg: '', data: { fault: 'refused' } })
      }),
    )
    const { unmount } = renderConsole('/operator/signing-provider', ['viewer'])
    await screen.findByText('切换状态需要“管理”权限。')
    expect(screen.getByRole('group')).toHaveProperty('disabled', true)
    unmount()
    renderConsole('/operator/signing-provider', ['viewer', 'manager'])
    for (const name of [/^不通知/, /^重复通知/, /^通知签名错误/, /^通知延迟/])
      expect(await screen.findByRole('radio', { name })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /^拒绝签署/ }))
    await waitFor(() => expect(sent).toEqual([{ fault: 'refused' }]))
    const list = screen.getByRole('list', { name: '最近的签署' })
    expect(list.textContent).toBe(
      '融资服务合同QS1 · 已通知 2 次 · 下次 2026-11-20 09:31:00苏州澄禾精密部件有限公司已拒绝',
    )
  })

  it('recomputes the ledger, and says what does not agree', async () => {
    const user = userEvent.setup()
    const issues = [{ check: 'balance', subject: '17', detail: 'stores balance 1' }]
    server.use(replyWith(operatorCalendar, calendar), replyWith(operatorVerifyLedger, { issues }))
    renderConsole('/operator/calendar', ['viewer'])
    const check = await screen.findByRole('button', { name: '核对台账' })
    await user.click(check)
    expect(await screen.findByText(/余额与流水不符：17/)).toBeDefined()
    server.use(replyWith(operatorVerifyLedger, { issues: [] }))
    await user.click(check)
    expect(await screen.findByText('台账一致，没有发现问题。')).toBeDefined()
  })
})
