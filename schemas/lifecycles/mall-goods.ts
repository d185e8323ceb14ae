import { defineLifecycle } from './lifecycle.ts'

/** Goods of the agency mall (代采商品): the operator sets their prices by date, and says what the seller has. */
export const mallGoodsLifecycle = defineLifecycle({
  kind: 'mallGoods',
  title: '代采商品',
  figures: { price: '今日单价' },
  initial: 'onSale',
  statuses: {
    onSale: { code: 0, label: '在售', tone: 'success', sentence: '客户可以申请代采。' },
    offSale: {
      code: 1,
      label: '已下架',
      tone: 'neutral',
      sentence: '不再受理新的代采申请，已有订单不受影响。',
    },
  },
  actions: {
    quote: {
      label: '更新价格',
      by: ['operator'],
      moves: { onSale: 'onSale', offSale: 'offSale' },
      input: {
        type: 'object',
        properties: {
          price: {
            type: 'string',
            title: '当日单价（元）',
            pattern: String.raw`^(?!0+(\.0+)?$)[0-9]{1,9}(\.[0-9]{1,2})?$`,
          },
        },
        required: ['price'],
        additionalProperties: false,
      },
      confirm: '价格自当前营业日起生效，日终按新价格检查在库订单的保证金。',
      secondPerson: { offMarket: '10' },
    },
    restock: {
      label: '增加库存',
      by: ['operator'],
      moves: { onSale: 'onSale', offSale: 'offSale' },
      input: {
        type: 'object',
        properties: {
          quantity: {
            type: 'string',
            title: '增加的数量',
            pattern: String.raw`^(?!0+(\.0+)?$)[0-9]{1,9}(\.[0-9]{1,3})?$`,
          },
        },
        required: ['quantity'],
        additionalProperties: false,
      },
    },
    takeOff: {
      label: '下架',
      by: ['operator'],
      moves: { onSale: 'offSale' },
      confirm: '下架后，客户不能再申请代采这项商品。',
    },
    putOn: { label: '上架', by: ['operator'], moves: { offSale: 'onSale' } },
  },
})

export type MallGoodsStatus = keyof typeof mallGoodsLifecycle.statuses
