import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { operatorPerform, operatorRecord, operatorRecords } from '#schemas/api/operator-queues.ts'
import { replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { renderConsole } from './console.tsx'

const status = { name: 'active', code: 1, label: '已激活', tone: 'success', sentence: '可以使用。' }

const freeze = { name: 'freeze', label: '冻结额度', confirm: '', input: {}, blocked: '' }

const record: WireDataOf<typeof operatorRecord> = {
  kind: 'creditLine',
  id: '7',
  subject: '“普惠保理”额度',
  owner: '苏州澄禾精密部件有限公司',
  status,
  timeline: [
    {
      action: 'activate',
      label: '激活额度',
      status: '已激活',
      role: 'operator',
      actor: '陆远',
      reason: '',
      businessDate: '2026-11-20',
      time: '2026-11-20 09:30:00',
    },
  ],
  actions: [freeze],
  figures: { available: '500000.00' },
  facts: [],
  related: [],
  movements: [],
  proposal: null,
}

const proposal = {
  action: 'adjust',
  label: '调整额度',
  input: { amount: '2000000.00', reason: '年审' },
  values: [{ label: '新的授信额度（元）', text: '2000000.00' }],
  reason: '金额 2,000,000.00 元，超过一人办理的上限 1,000,000.00 元',
  proposedBy: '陆远',
  proposedAt: '2026-11-20 10:00:00',
  blocked: '',
}

describe('the queue of a kind of record', () => {
  it('marks the records that wait, turns pages, and filters by status from the first page on', async () => {
    const user = userEvent.setup()
    const asked: (string | null)[][] = []
    server.use(
      http.get(`*/api/${operatorRecords.path}`, ({ request }) => {
        const { searchParams } = new URL(request.url)
        asked.push([searchParams.get('status'), searchParams.get('current')])
        const { id, owner, subject, figures } = record
        const rest = { day: { label: '有效期至', date: '2026-11-30' }, request: '', actions: [] }
        const records = [
          { id, owner, subject, figures, status, ...rest, waits: true, proposed: '调整额度' },
        ]
        const current = Number(searchParams.get('current'))
        const data = { records, current, size: 20, pages: 2, total: 21 }
        return HttpResponse.json({ code: 200, data })
      }),
    )
    renderConsole('/operator/records/creditLine', ['viewer'])
    const queue = await screen.findByRole('list', { name: '额度' })
    expect(queue.textContent).toContain('调整额度待复核')
    expect(queue.textContent).toContain('有效期至 2026-11-30')
    expect(within(queue).getByRole('link').getAttribute('href')).toBe(
      '/operator/records/creditLine/7',
    )
    const link = within(screen.getByRole('navigation', { name: '运营台' })).getByRole('link', {
      name: /额度/,
    })
    expect(within(link).getByLabelText('1 项待处理')).toBeDefined()
    await user.click(screen.getByRole('link', { name: '下一页' }))
    expect(await screen.findByText('第 2 页，共 2 页')).toBeDefined()
    await user.selectOptions(screen.getByLabelText('状态'), '解冻审核中')
    expect(await screen.findByText('第 1 页，共 2 页')).toBeDefined()
    expect(asked).toEqual([
      [null, '1'],
      [null, '2'],
      ['thawing', '1'],
    ])
  })
})

describe('a record of the console', () => {
  const show = (roles: Parameters<typeof renderConsole>[1], rest: Partial<typeof record> = {}) => {
    server.use(replyWith(operatorRecord, { ...record, ...rest }))
    renderConsole('/operator/records/creditLine/7', roles)
  }

  it('shows figures, actions and who acted', async () => {
    show(['viewer', 'handler'])
    expect(await screen.findByRole('button', { name: '冻结额度' })).toBeDefined()
    expect(screen.getByText('可用额度').parentElement?.textContent).toContain('500,000.00 元')
    expect(screen.getByRole('list', { name: '办理记录' }).textContent).toContain('平台 · 陆远')
  })

  it('has no actions for an operator who may only read', async () => {
    show(['viewer'])
    expect(await screen.findByText('可以使用。')).toBeDefined()
    expect(screen.queryByRole('button', { name: '冻结额度' })).toBeNull()
  })

  it('says why its reader can not confirm a proposal', async () => {
    show(['viewer', 'reviewer'], { proposal: { ...proposal, blocked: '需由另一位操作员复核' } })
    expect(await screen.findByText('需由另一位操作员复核')).toBeDefined()
    expect(screen.getByText(`需要复核的原因：${proposal.reason}。`)).toBeDefined()
    expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull()
  })

  it('confirms a proposal with exactly the input that was proposed', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    server.use(
      http.post(`*/api/${operatorPerform.path}`, async ({ request }) => {
        sent.push([await request.json(), request.headers.get('Authorization')])
        return HttpResponse.json({ code: 200, data: { outcome: 'done', status: 'active' } })
      }),
    )
    show(['viewer', 'reviewer'], { proposal })
    await user.click(await screen.findByRole('button', { name: '复核通过' }))
    expect(await screen.findByText('调整额度复核已提交')).toBeDefined()
    const { action, input } = proposal
    expect(sent).toEqual([[{ kind: 'creditLine', id: '7', action, input }, 'Bearer token-1']])
  })
})
