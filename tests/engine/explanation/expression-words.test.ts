import { describe, expect, it } from 'vitest'
import { computedWords } from '#engine/explanation/computed-words.ts'
import { conditionWords } from '#engine/explanation/condition-words.ts'
import { collectedTopic } from '#engine/explanation/topic.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, processOf } from '../process/definitions.ts'

const number = (title: string): JsonSchema => ({ type: 'number', title })
const text = (title: string): JsonSchema => ({ type: 'string', title })

const schema: JsonSchema = {
  type: 'object',
  properties: {
    quantity: number('数量'),
    price: number('单价'),
    total: number('总额'),
    listed: { type: 'boolean', title: '已上市' },
    due: text('到期日'),
    note: text('备注'),
    scale: {
      title: '规模',
      oneOf: [
        { const: 'small', title: '小型' },
        { const: 'large', title: '大型' },
      ],
    },
    bank: {
      type: 'object',
      title: '账户',
      properties: { fee: number('手续费'), rate: number('费率') },
    },
    invoices: {
      type: 'array',
      title: '发票',
      items: {
        type: 'object',
        properties: { amount: number('金额'), tax: number('税额'), net: number('净额') },
      },
    },
  },
}

const uiSchema = (computed: Readonly<Record<string, string>>) => ({
  total: { 'ui:options': { computed: computed['total'] ?? '1' } },
  bank: { fee: { 'ui:options': { computed: computed['fee'] ?? '1' } } },
  invoices: { items: { net: { 'ui:options': { computed: computed['net'] ?? '1' } } } },
})

const planWith = (computed: Readonly<Record<string, string>>) =>
  compileProcess(
    processOf(
      entry(1, {
        keyName: 'demand',
        name: '融资需求',
        schema: { properties: { amount: number('申请额度') } },
      }),
      entry(2, { keyName: 'sale', name: '销售', schema, uiSchema: uiSchema(computed) }),
    ),
  )

/** The words of a computed field of the form. */
const made = (name: string, source: string) => {
  const plan = planWith({ [name]: source })
  const form = plan.steps[1]?.forms[0]?.plan
  const field = form?.fields.find((one) => one.name === name)
  return form && field && computedWords(form, field, plan)
}

const total = (source: string) => made('total', source)
const condition = (source: string) => conditionWords(source, collectedTopic(planWith({})))

describe('the words of a computed value', () => {
  it.each([
    ['quantity * price', '“数量” × “单价”'],
    ['quantity * price + 1.50', '“数量” × “单价” + 1.5'],
    ['(quantity + price) / 2', '（“数量” + “单价”） ÷ 2'],
    ['quantity - (price - 1)', '“数量” − （“单价” − 1）'],
    ['quantity / (price * 2)', '“数量” ÷ （“单价” × 2）'],
    ['quantity % 7', '“数量” ÷ 7 的余数'],
    ['-quantity', '−“数量”'],
    ['-(quantity + 1)', '−（“数量” + 1）'],
    ['round(quantity / price, 2)', '“数量” ÷ “单价”（四舍五入到 2 位小数）'],
    ['floor(quantity, 2)', '“数量”（尾数舍去到 2 位小数）'],
    ['ceil(quantity, 0)', '“数量”（尾数进一到整数）'],
    ['round(quantity, 0)', '“数量”（四舍五入到整数）'],
    ['triggerPrice(total, invoices, 75)', '使“总额”达到“发票”价值的 75% 的价格'],
    ['triggerPrice(total, invoices, price)', '使“总额”达到“发票”价值的“单价”的价格'],
    ['instalment(total, 6, 24)', '“总额”按年利率 6 分 24 期、期末支付的等额还款'],
    ['instalmentInAdvance(total, price, 24)', '“总额”按年利率 “单价” 分 24 期、期初支付的等额还款'],
    ['sum(invoices, "amount")', '“发票”各项“金额”之和'],
    ['sum(invoices.map(one, one.amount - one.tax))', '“发票”各项（“金额” − “税额”）之和'],
    [
      'sum(invoices.map(one, one.tax > 0, one.amount))',
      '“发票”中满足（“税额”大于 0）的各项“金额”之和',
    ],
    [
      'sum(invoices.filter(one, one.tax > 0), "amount")',
      '“发票”中满足（“税额”大于 0）的各项“金额”之和',
    ],
    ['size(invoices)', '“发票”的数量'],
    ['invoices.size()', '“发票”的数量'],
    ['invoices[0].amount', '“发票”第 1 项的“金额”'],
    ['form.bank.rate', '“账户”的“费率”'],
    ['self.quantity', '“数量”'],
    ['collected.demand.amount * 0.8', '“融资需求”的“申请额度” × 0.8'],
    ['days("2026-01-01", due)', '从“2026-01-01”到“到期日”的天数'],
    ['days(today(), due)', '从今天到“到期日”的天数'],
    ['listed ? quantity : price * 2', '若“已上市”为是则“数量”，否则“单价” × 2'],
    ['decimal(note) + 1', '“备注” + 1'],
    ['string(quantity)', '“数量”'],
  ])('%s', (source, words) => expect(total(source)).toBe(words))

  it('is left out for what has a name alone, which customers do not know', () => {
    expect(total('collected.demand.rates.filter(one, one.name == note)[0].rate')).toBeUndefined()
    expect(total('collected.demand.amount')).toBeDefined()
  })

  it('names the members of the same object alone, and others by their place', () => {
    expect(made('fee', 'rate * form.quantity')).toBe('“费率” × “数量”')
    expect(made('net', 'amount - tax')).toBe('“金额” − “税额”')
  })

  it('are none where the expression is wrong', () => {
    expect(total('quantity +')).toBeUndefined()
    expect(total('unknown(quantity)')).toBeUndefined()
  })
})

describe('the words of a condition that is an expression', () => {
  it.each([
    ['sale.scale == "small"', '“销售”的“规模”为“小型”'],
    ['"small" != sale.scale', '“销售”的“规模”不为“小型”'],
    ['sale.quantity >= 3', '“销售”的“数量”不小于 3'],
    ['3 < sale.quantity', '“销售”的“数量”大于 3'],
    ['sale.quantity <= sale.price + 1', '“销售”的“数量”不大于“销售”的“单价” + 1'],
    ['sale.listed', '“销售”的“已上市”为是'],
    ['sale.listed == true', '“销售”的“已上市”为是'],
    ['!sale.listed', '“销售”的“已上市”为否'],
    ['!(sale.quantity > 3)', '“销售”的“数量”不大于 3'],
    ['!!sale.listed', '“销售”的“已上市”为是'],
    ['has(sale.note)', '“销售”的“备注”已填写'],
    ['!has(sale.note)', '“销售”的“备注”未填写'],
    ['!(sale.listed && has(sale.note))', '并非（“销售”的“已上市”为是 且 “销售”的“备注”已填写）'],
    ['sale.scale in ["small", "large"]', '“销售”的“规模”为“小型”或“大型”'],
    ['"x" in sale.note', '“销售”的“备注”包含“x”'],
    ['sale.note.contains("x")', '“销售”的“备注”包含“x”'],
    ['sale.note.startsWith("x")', '“销售”的“备注”开头为“x”'],
    ['sale.note.endsWith("x")', '“销售”的“备注”结尾为“x”'],
    ['sale.invoices.all(one, one.amount > 0)', '“销售”的“发票”的每一项都满足（“金额”大于 0）'],
    ['sale.invoices.exists(one, one.amount > 0)', '“销售”的“发票”中有一项满足（“金额”大于 0）'],
    [
      'sale.invoices.exists_one(one, one.amount > 0)',
      '“销售”的“发票”中恰有一项满足（“金额”大于 0）',
    ],
    [
      '(sale.listed || sale.quantity > 1) && sale.price > 2',
      '（“销售”的“已上市”为是 或 “销售”的“数量”大于 1） 且 “销售”的“单价”大于 2',
    ],
    [
      'sale.listed || sale.quantity > 1 && sale.price > 2',
      '“销售”的“已上市”为是 或 “销售”的“数量”大于 1 且 “销售”的“单价”大于 2',
    ],
  ])('%s', (source, words) => expect(condition(source)).toBe(words))
})
