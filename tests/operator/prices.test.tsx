import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { operatorCommodities, operatorSetPrice } from '#schemas/api/operator.ts'
import { replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { renderConsole } from './console.tsx'

const commodity = {
  id: 'copper',
  name: '电解铜 1#',
  date: '2026-11-20',
  price: '68000.00',
  prices: [],
  proposal: null,
}

const proposal = {
  action: 'setPrice',
  label: '设定价格',
  input: { price: '9999999.00' },
  values: [{ label: '新的价格（元/吨）', text: '9999999.00' }],
  reason: '9,999,999.00 元与市价 68,000.00 元相差超过 10%',
  proposedBy: '陆远',
  proposedAt: '2026-11-20 10:00:00',
  blocked: '',
}

const show = (roles: Parameters<typeof renderConsole>[1], waits: object | null) => {
  server.use(replyWith(operatorCommodities, [{ ...commodity, proposal: waits as null }]))
  renderConsole('/operator/prices', roles)
}

describe('a price that waits for a second operator', () => {
  it('says which, by whom and why, and is confirmed as it was proposed', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    server.use(
      http.post(`*/api/${operatorSetPrice.path}`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, data: [commodity], msg: '' })
      }),
    )
    show(['viewer', 'reviewer'], proposal)
    const item = await screen.findByRole('listitem')
    expect(item.textContent).toContain('待复核：9999999.00 元/吨')
    expect(item.textContent).toContain('陆远')
    expect(item.textContent).toContain(proposal.reason)
    expect(within(item).queryByRole('textbox')).toBeNull()
    await user.click(within(item).getByRole('button', { name: '复核通过' }))
    await waitFor(() => expect(sent).toEqual([{ commodityId: 'copper', price: '9999999.00' }]))
  })

  it('says why its reader can not confirm it', async () => {
    show(['viewer', 'handler'], { ...proposal, blocked: '您没有“复核”权限' })
    expect(await screen.findByText('您没有“复核”权限')).toBeDefined()
    expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull()
  })
})
