import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentDetail } from '#schemas/api/payments.ts'
import { loanLifecycle } from '#schemas/lifecycles/loan.ts'
import { paymentLifecycle } from '#schemas/lifecycles/payment.ts'
import { renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const show = (cashier: string) => {
  server.use(
    replyWith(paymentDetail, {
      id: '9',
      paymentNo: 'FK1',
      payable: {
        kind: 'loan',
        id: '5',
        no: 'JJ1',
        word: '还款',
        numberLabel: '借据号',
        status: { name: 'current', ...loanLifecycle.statuses.current },
      },
      purpose: 'due',
      amount: '20000.00',
      status: { name: 'waiting', ...paymentLifecycle.statuses.waiting },
      cashier,
      account: { accountName: '备付金', accountNo: '1', bankName: '清算银行', reference: 'FK1' },
      balance: null,
      expiresAt: '2026-11-20 10:00:00',
      uses: [],
      surplus: '',
    }),
  )
  renderPortal('/status/repayment/9', signedIn())
}

describe('a payment that waits', () => {
  beforeEach(() => replyWithTenant())

  it('offers its QR code, and the page of the provider for a bank transfer', async () => {
    show('/cashier?orderNo=FK1')
    const cashier = await screen.findByRole('link', { name: '打开收银台' })
    expect(cashier.getAttribute('href')).toBe('/cashier?orderNo=FK1')
    expect(screen.queryByText(/收银台暂时没有打开/)).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: '银行转账' }))
    const bank = screen.getByRole('link', { name: '打开网上银行' })
    expect(bank.getAttribute('href')).toBe('/cashier?orderNo=FK1&way=transfer')
  })

  it('says that the cashier is not open yet while the provider has not opened the order', async () => {
    show('')
    await screen.findByText(/收银台暂时没有打开/)
    expect(screen.queryByRole('link', { name: '打开收银台' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: '银行转账' }))
    expect(screen.getByText('备付金')).toBeDefined()
    expect(screen.queryByRole('link', { name: '打开网上银行' })).toBeNull()
  })
})
