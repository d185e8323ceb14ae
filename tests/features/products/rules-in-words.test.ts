import { METHODS } from '#schemas/finance-words.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { goods } from '#schemas/api/products.ts'
import { describeGoods } from '#fixtures/backend/domain/products/goods.ts'
import { sampleGoods } from '#fixtures/data/goods.ts'
import { METHOD_NAMES } from '#schemas/loan-terms.ts'
import { termsOfProduct } from '#src/features/products/rules-in-words.ts'

/** Returns the terms of a sample product in words, by name, as its page gets them. */
const termsOf = (id: string) => {
  const sample = sampleGoods.find((product) => product.id === id)
  if (!sample) throw new Error(`There is no product ${id}`)
  const product = z.parse(goods, describeGoods(sample))
  return Object.fromEntries(termsOfProduct(product).map(({ name, text }) => [name, text]))
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

  it('says what a purchase by agency costs: its fee, its margin, and no service fee', () => {
    expect(termsOf('2001')).toEqual({
      保证金: '货值的 20%，订单受理后 5 天内支付，逾期未付的订单关闭',
      额度类型: '代采金额（货值减保证金）占用循环额度，赎货后恢复',
      资金占用费:
        '按已赎采购款、自采购入库日起的实际天数和额度的年费率计收，一年 360 天；到期后年费率 13.5%',
      服务费: '不收取',
      赎货: '可分批付款提货，提前赎货只付到赎货日，不收手续费',
      补缴保证金:
        '待赎采购款达到在库货值的 90% 时，须在 3 天内补缴；未补缴或到期未赎清的，平台可以处置货物',
    })
  })

  it('asks for no credit line where goods are pledged, and says when their price counts', () => {
    const terms = termsOf('4001')
    expect(terms['融资依据']).toBe('本企业存放在监管仓、已评估的同种货物，无需授信额度')
    expect(terms['质押率']).toBe('最多借到货物价值的 70%，评估 30 天内有效')
    expect(terms['盯市']).toContain('达到 80% 时须在 3 天内补足质物或归还本金')
    expect(terms).not.toHaveProperty('额度类型')
    expect(terms['逾期罚息']).toContain('年化利率 11.25%')
  })

  it('says how cloud bills move, and at which rates they are financed', () => {
    expect(termsOf('3001')).toEqual({
      期限: '最长 12 个月，超过 6 个月的须说明原因',
      签收: '开立后 10 天内由收款方签收，逾期退回',
      转让: '可转让给云信组织架构内的企业，最多 6 次，由受让方签收',
      拆分: '每份不少于 100.00 元，一张云信最多 200 份',
      融资: '无追索保理年化利率 4.35%，融资比例 100%，利息放款时扣收；有追索保理年化利率 3.85%，融资比例 90%，利息放款时扣收',
      停止流转: '到期前 3 天起不再转让和融资',
      兑付: '到期由开立方兑付',
    })
  })

  it('has terms of every sample product, and a name for every way of repayment', () => {
    for (const { id } of sampleGoods) expect(Object.keys(termsOf(id)).length).toBeGreaterThan(5)
    expect(Object.keys(METHOD_NAMES).toSorted()).toEqual(METHODS.toSorted())
  })
})
