import { describe, expect, it } from 'vitest'
import { checkLifecycle } from '#engine/lifecycle/check-lifecycle.ts'
import { statusOfCode, verdictOf } from '#engine/lifecycle/moves.ts'
import { bankCardLifecycle } from '#schemas/lifecycles/bank-card.ts'
import { consultationLifecycle } from '#schemas/lifecycles/consultation.ts'
import { creditLineLifecycle } from '#schemas/lifecycles/credit-line.ts'
import { documentLifecycle } from '#schemas/lifecycles/document.ts'
import { exemptionLifecycle } from '#schemas/lifecycles/exemption.ts'
import { invoiceLifecycle } from '#schemas/lifecycles/invoice.ts'
import { materialRequestLifecycle } from '#schemas/lifecycles/material-request.ts'
import type { Lifecycle } from '#schemas/lifecycles/lifecycle.ts'
import { loanLifecycle } from '#schemas/lifecycles/loan.ts'
import { orderLifecycle } from '#schemas/lifecycles/order.ts'
import { paymentLifecycle } from '#schemas/lifecycles/payment.ts'
import { receivableLifecycle } from '#schemas/lifecycles/receivable.ts'
import { tradeBackgroundLifecycle } from '#schemas/lifecycles/trade-background.ts'
import { tradingPartnerLifecycle } from '#schemas/lifecycles/trading-partner.ts'

describe('checkLifecycle', () => {
  it.each([
    creditLineLifecycle,
    invoiceLifecycle,
    orderLifecycle,
    tradingPartnerLifecycle,
    tradeBackgroundLifecycle,
    receivableLifecycle,
    documentLifecycle,
    bankCardLifecycle,
    loanLifecycle,
    paymentLifecycle,
    consultationLifecycle,
    exemptionLifecycle,
    materialRequestLifecycle,
  ])('accepts the lifecycle of $title', (lifecycle) => {
    expect(checkLifecycle(lifecycle)).toEqual([])
  })

  it('names each thing that is wrong', () => {
    const status = { label: '', tone: 'neutral', sentence: '' } as const
    const broken: Lifecycle = {
      kind: 'x',
      title: '',
      initial: 'begun',
      statuses: {
        open: { ...status, code: 1 },
        lonely: { ...status, code: 1 },
        over: { ...status, code: 2, isFinal: true },
      },
      actions: {
        end: {
          label: '',
          by: [],
          moves: { open: 'over', over: 'gone' },
          secondPerson: { above: 'much' },
          messages: [{ to: 'owner', type: 'warning', title: '{subject}', content: '{why}' }],
        },
      },
    }
    expect(checkLifecycle(broken)).toEqual([
      'The initial status begun is not declared',
      'Two statuses have the same code',
      'No action leads to open',
      'No action leads to lonely',
      'No action leads to over',
      'end has no role',
      'end names the status gone, which is not declared',
      'end leads away from the final status over',
      'end needs a second person above no limit',
      'A message of end names {why}, which is not in its input',
    ])
  })
})

describe('verdictOf', () => {
  it('tells where an action leads, or why it is not possible', () => {
    const verdict = (status: string, action: string, role: 'owner' | 'operator' = 'operator') =>
      verdictOf(creditLineLifecycle, { status, action, role })
    expect(verdict('active', 'freeze')).toEqual({ to: 'frozen' })
    expect(verdict('frozen', 'freeze')).toEqual({
      refused: 'status',
      why: '额度已冻结，不能办理“冻结额度”',
    })
    expect(verdict('active', 'freeze', 'owner')).toMatchObject({ refused: 'role' })
    expect(verdict('active', 'constructor')).toMatchObject({ refused: 'action' })
    expect(verdict('toString', 'freeze')).toMatchObject({ refused: 'status' })
    expect(statusOfCode(creditLineLifecycle, 3)).toBe('expired')
    expect(() => statusOfCode(creditLineLifecycle, 99)).toThrow('no status 99')
  })
})
