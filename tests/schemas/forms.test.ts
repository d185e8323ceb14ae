import { describe, expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import * as addressBook from '#schemas/forms/address-book.ts'
import * as agency from '#schemas/forms/agency.ts'
import * as balance from '#schemas/forms/balance.ts'
import * as billDiscount from '#schemas/forms/bill-discount.ts'
import * as cloudBill from '#schemas/forms/cloud-bill.ts'
import * as consultation from '#schemas/forms/consultation.ts'
import * as documents from '#schemas/forms/documents.ts'
import * as invoice from '#schemas/forms/invoice.ts'
import * as order from '#schemas/forms/order.ts'
import * as pledge from '#schemas/forms/pledge.ts'
import * as repayment from '#schemas/forms/repayment.ts'
import * as trade from '#schemas/forms/trade.ts'
import { entry, processOf } from '../engine/process/definitions.ts'

const someone = [{ id: '1', name: '云序重工' }]
const [document] = documents.documentTypes(false)

/** The forms outside of processes, those of facts for some facts. */
const FORMS = {
  addressForm: addressBook.addressForm,
  contactForm: addressBook.contactForm,
  bankCardForm: addressBook.bankCardForm(false),
  agencyRedemptionForm: agency.agencyRedemptionForm('吨'),
  rechargeForm: balance.rechargeForm,
  billDiscountForm: billDiscount.billDiscountForm,
  billMemberForm: cloudBill.billMemberForm(someone),
  billSplitForm: cloudBill.billSplitForm({ amount: '1000.00', leastAmount: '100.00' }),
  billPaymentForm: cloudBill.billPaymentForm('1000.00'),
  consultationForm: consultation.consultationForm({ due: '1000.00', date: '2026-11-20' }),
  documentForm: documents.documentForm(document!),
  invoiceForm: invoice.invoiceForm,
  invoicesForm: invoice.invoicesForm,
  orderForm: order.orderForm,
  receiptForm: pledge.receiptForm(someone),
  mergeForm: pledge.mergeForm,
  addGoodsForm: pledge.addGoodsForm,
  splitForm: pledge.splitForm('500.000'),
  redemptionForm: pledge.redemptionForm,
  repaymentForm: repayment.repaymentForm({
    instalments: [
      { number: 1, title: '第 1 期' },
      { number: 2, title: '第 2 期' },
    ],
    settlement: '1000.00',
    outstanding: '990.00',
  }),
  repaymentAccountForm: trade.repaymentAccountForm,
}

const ROOMS = [
  addressBook,
  agency,
  balance,
  billDiscount,
  cloudBill,
  consultation,
  documents,
  invoice,
  order,
  pledge,
  repayment,
  trade,
]

describe('the forms outside of processes', () => {
  it('are all checked here', () => {
    const named = ROOMS.flatMap((room) => Object.keys(room)).filter((name) => name.endsWith('Form'))
    expect(Object.keys(FORMS).toSorted()).toEqual(named.toSorted())
    expect(ROOMS).toHaveLength(Object.keys(import.meta.glob('../../schemas/forms/*.ts')).length)
  })

  // A rule that can't be read would hold for every value.
  it.each(Object.entries(FORMS))('have no finding of the checker: %s', (_, content) => {
    const file = { ...processOf(entry(1, content), entry(2)), type: 1, goodsTypes: [1], version: 1 }
    expect(checkProcessFile(file).diagnostics).toEqual([])
  })
})
