import { describe, expect, it } from 'vitest'
import { productFindings } from '#engine/lint/products/check-product.ts'
import { atPointer, pointerTokens } from '#engine/json/pointer.ts'
import { withValueAt } from '#engine/json/values-at.ts'
import agencyPurchase from '#schemas/products/agency-purchase.json' with { type: 'json' }
import orderFinancing from '#schemas/products/order-financing.json' with { type: 'json' }
import pledgeLoan from '#schemas/products/pledge-loan.json' with { type: 'json' }
import termGroup from '#schemas/products/term-group.json' with { type: 'json' }
import termGroupHuachuan from '#schemas/products/term-group-huachuan.json' with { type: 'json' }

const SHIPPED = import.meta.glob<unknown>('../../../schemas/products/*.json', {
  eager: true,
  import: 'default',
})

/** Mistakes in a product: the file, the place that is changed, its value there, and what the check says, at another place if so. */
const MISTAKES: readonly [
  name: string,
  file: unknown,
  pointer: string,
  value: unknown,
  message: string,
  at?: string,
][] = [
  ['a range upside down', agencyPurchase, '/amount/least', '20000000.00', '额度的下限', '/amount'],
  [
    'rates upside down',
    agencyPurchase,
    '/annualRate/least',
    '9.5',
    '年化利率的下限',
    '/annualRate',
  ],
  ['a term of no days', agencyPurchase, '/termDays/least', 0, '值的写法不正确'],
  ['a number in place of an amount', agencyPurchase, '/amount/most', 5_000_000, '应为 文字'],
  ['an unknown method', orderFinancing, '/loans/method', 'bullets', '应为 equalInstalments、'],
  ['a member that does nothing', orderFinancing, '/loans/feeRate', '1', '“feeRate”不起作用'],
  ['an unknown type', orderFinancing, '/type', 9, '没有类型 9'],
  ['rules of another type', orderFinancing, '/agency', agencyPurchase.agency, '请删除'],
  ['no rules of its type', agencyPurchase, '/agency', undefined, '代采产品须写明 agency'],
  ['a band that begins late', orderFinancing, '/loans/penalty/bands/0/fromDay', 5, '从第 0 天开始'],
  ['bands out of order', orderFinancing, '/loans/penalty/bands/1/fromDay', 0, '从小到大'],
  [
    'lines out of order',
    pledgeLoan,
    '/loans/pledge/callAt',
    '74',
    '补足线 74% 应高于预警线 75%',
    '/loans/pledge',
  ],
  [
    'a part twice',
    orderFinancing,
    '/loans/allocation/order/0',
    'fee',
    '各一次',
    '/loans/allocation/order',
  ],
  ['words for another method', pledgeLoan, '/repayment', '等额本息', '规则为“按月付息”'],
  [
    'a promise that no rule keeps',
    agencyPurchase,
    '/features/0',
    '保证金低至 15%',
    '15% 不在规则里',
  ],
]

describe('the check of products', () => {
  it.each(Object.entries(SHIPPED))('finds nothing in a shipped one: %s', (file, product) => {
    const others = Object.entries(SHIPPED).flatMap(([name, one]) => (name === file ? [] : [one]))
    expect(productFindings(product, others)).toEqual([])
  })

  it.each(MISTAKES)('finds %s', (_, file, pointer, value, message, at = pointer) => {
    expect(productFindings(file)).toEqual([])
    const changed = withValueAt(file, pointerTokens(pointer), value)
    expect(value === undefined || atPointer(changed, pointer)).toEqual(value ?? true)
    const found = productFindings(changed)
    expect(found[0]).toMatchObject({
      pointer: at,
      message: expect.stringContaining(message) as string,
    })
  })

  it('says which product it would take the place of, and finds its group', () => {
    expect(productFindings(orderFinancing, [{ ...pledgeLoan, id: orderFinancing.id }])).toEqual([
      {
        pointer: '/id',
        severity: 'warning',
        message: '“订单融”的 id 与“动产质押贷”相同，发布后会取代它',
      },
    ])
    expect(productFindings(termGroupHuachuan, [termGroup])).toEqual([])
    expect(productFindings(termGroupHuachuan)).toEqual([
      { pointer: '/group', severity: 'error', message: expect.stringContaining('1002') as string },
    ])
  })

  it('finds what is no product', () => {
    expect(productFindings([])).toEqual([{ pointer: '', severity: 'error', message: '应为 对象' }])
  })
})
