import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordDetail } from '#schemas/api/records.ts'
import { renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const redemption = (number: string) =>
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
