import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { recordDetail, recordPerform } from '#schemas/api/records.ts'
import { renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const redemption = (number: string, rest: Partial<WireDataOf<typeof recordDetail>> = {}) =>
  replyWith(recordDetail, {
    kind: 'redemption',
    id: '7',
    subject: '赎货 SH1（聚丙烯）',
    number,
    role: 'owner',
    status: { name: 'paid', code: 1, label: '待发货', tone: 'waiting', sentence: '等待发货。' },
    timeline: [],
    actions: [],
    figures: {},
    ...rest,
  })

beforeEach(() => {
  replyWithTenant()
  server.use(redemption('SH1'))
})

describe.each(['detail', 'detailPledge', 'confirm', 'confirmPledge'])(
  '/foreclosure/%s/{id}/{redeemNo}',
  (screenName) => {
    const at = (redeemNo: string) => `/foreclosure/${screenName}/7/${redeemNo}`

    it('shows the redemption of that id and number', async () => {
      const portal = renderPortal(at('SH1'), signedIn())
      expect(await screen.findByText('赎货 SH1（聚丙烯）')).toBeDefined()
      expect(portal.address()).toBe(at('SH1'))
    })

    it('takes the number into an address that has the id twice', async () => {
      const portal = renderPortal(at('7'), signedIn())
      await waitFor(() => expect(portal.address()).toBe(at('SH1')))
      expect(await screen.findByText('赎货 SH1（聚丙烯）')).toBeDefined()
    })

    it('shows no redemption of another number', async () => {
      renderPortal(at('SH2'), signedIn())
      expect(await screen.findByText('没有找到这笔赎货')).toBeDefined()
      expect(screen.queryByText('赎货 SH1（聚丙烯）')).toBeNull()
    })
  },
)

describe('a gateway that names no number', () => {
  it('shows the redemption at the address as it is', async () => {
    server.use(redemption(''))
    const portal = renderPortal('/foreclosure/detail/7/7', signedIn())
    expect(await screen.findByText('赎货 SH1（聚丙烯）')).toBeDefined()
    expect(portal.address()).toBe('/foreclosure/detail/7/7')
  })
})

describe('an action on a record', () => {
  it('is followed by the new status', async () => {
    const cancel = { name: 'cancel', label: '取消赎货', confirm: '', input: null, blocked: '' }
    server.use(
      redemption('SH1', { actions: [cancel] }),
      replyWith(recordPerform, { outcome: 'done', status: 'cancelled' }),
    )
    renderPortal('/foreclosure/detail/7/SH1', signedIn())
    await userEvent.click(await screen.findByRole('button', { name: '取消赎货' }))
    const dialog = within(await screen.findByRole('dialog', { name: /取消赎货/ }))
    const status = { name: 'cancelled', code: 9, label: '已取消', tone: 'neutral', sentence: '' }
    server.use(redemption('SH1', { status }))
    await userEvent.click(dialog.getByRole('button', { name: '取消赎货' }))
    expect(await screen.findByText('已取消')).toBeDefined()
    expect(screen.queryByText('待发货')).toBeNull()
  })
})
