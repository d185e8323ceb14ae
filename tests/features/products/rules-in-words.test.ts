import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { METHODS } from '#engine/finance/terms.ts'
import { readRules } from '#schemas/api/product-rules.ts'
import { goods } from '#schemas/api/products.ts'
import { sampleGoods } from '#fixtures/data/goods.ts'
import { METHOD_NAMES } from '#schemas/loan-terms.ts'
import { rulesInWords } from '#src/features/products/rules-in-words.ts'

/** Returns the terms of a sample product in words, by name. */
const termsOf = (id: string) => {
  const { loanRules } = z.parse(
    goods,
    sampleGoods.find((product) => product.id === id),
  )
  const rules = readRules(loanRules)
  return Object.fromEntries(
    (rules ? rulesInWords(rules) : []).map((term) => [term.name, term.text]),
  )
}

describe('the terms of a product in words', () => {
  it('says the basis, the confirmation, the approval, the line, the interest, the fee, the prepayment, the penalty and the order', () => {
    expect(termsOf('1001')).toEqual({
      融资依据: '在本企业的发票中选择，同一发票不能重复融资',
      贸易背景确认: '由核心企业在线确认后审批',
      审批: '超过 100 万元的，由平台两人复核',
      额度类型: '循环额度，归还本金后恢复',
      提款: '批准后 30 天内办理，逾期失效',
      计息: '按实际天数、一年 360 天计息；算头不算尾；每期金额按分四舍五入',
      服务费: '放款时按放款金额的 0.3% 计收，15 天内在线缴纳',
      提前还款: '每期金额不变，缩短期限；利息计至还款当日；不收手续费',
      逾期罚息: '到期后 3 天内还清不收，超过的自到期日起计收；以逾期本金和利息为基数；年化利率 9%',
      还款入账顺序: '先到期的先还，每期依次偿还罚息、费用、利息、本金',
    })
  })

  it('says the bands of a penalty, and the fee of a prepayment', () => {
    expect(termsOf('1003')['逾期罚息']).toBe(
      '自到期日起计收；以逾期本金为基数；逾期 30 天内年化利率 12%；逾期满 30 天后日利率 0.05%',
    )
    expect(termsOf('1003')['额度类型']).toBe('一次性额度，还款后不恢复')
    expect(termsOf('5001')['提前还款']).toBe(
      '期数不变，减少每期金额；利息计至当期期末；手续费为提前归还本金的 1%',
    )
    expect(termsOf('5001')['贸易背景确认']).toBe('无需确认')
  })

  it('has every term of every sample product, and a name for every way of repayment', () => {
    for (const { id } of sampleGoods)
      expect([id, Object.keys(termsOf(id)).length]).toEqual([id, 10])
    expect(Object.keys(METHOD_NAMES).toSorted()).toEqual(METHODS.toSorted())
  })
})
