import { describe, expect, it } from 'vitest'
import { PURPOSES } from '#schemas/api/loans.ts'
import { loanTermsInWords, purposeInWords } from '#schemas/loan-terms.ts'

const standing = { isWhole: false, isLast: false }

describe('what a repayment pays, in words', () => {
  it('never says that interest runs to the day where the whole period is charged, nor the other way round', () => {
    for (const purpose of PURPOSES) {
      const toDay = purposeInWords(purpose, {}, standing)
      const whole = purposeInWords(purpose, {}, { ...standing, isWhole: true })
      expect(toDay, purpose).not.toContain('当期期末')
      expect(whole, purpose).not.toContain('计至还款当日')
    }
  })

  it('says the fee of the terms for principal that is repaid early, and none for the next instalment', () => {
    const terms = { prepayment: { feeRate: '0.5' } }
    for (const purpose of ['instalment', 'other', 'principal', 'settle'] as const)
      expect(purposeInWords(purpose, terms, standing)).toContain('手续费为提前归还本金的 0.5%')
    expect(purposeInWords('next', terms, standing)).toBe(
      '提前还清下一期：利息计至到期日，不收手续费，到期日无需再还。',
    )
  })

  it('says that the last instalment costs no more than the settlement', () => {
    expect(purposeInWords('next', {}, { ...standing, isLast: true })).toMatch(
      /；不超过全部结清的金额。$/,
    )
  })
})

describe('the terms of a loan in words', () => {
  it('leaves out what is not stated, and says that a flat rate counts the amount', () => {
    const terms = { method: 'equalPrincipal', dayCount: '30/360', interestOn: 'amount' }
    expect(loanTermsInWords(terms)).toEqual([
      {
        name: '计息',
        text: '每月按 30 天、一年按 360 天计息；各期均以借款金额计息；算头不算尾；每期金额按分四舍五入',
      },
    ])
  })

  it('says the vertical order of a payment', () => {
    const order = ['penalty', 'fee', 'interest', 'principal']
    const terms = { method: '', dayCount: '', allocation: { direction: 'vertical', order } }
    expect(loanTermsInWords(terms).at(-1)?.text).toBe('各期合并，依次偿还罚息、费用、利息、本金')
  })
})
