const half = { width: 'half' }

/** The heaviest receipt, in 吨. */
const HEAVIEST = 1_000_000

const weight = (title: string) => ({ type: 'string', title, format: 'quantity' })

/** The look of a weight, whose rules read it by its name. */
const weightLook = (name: string, title: string) => ({
  'ui:options': {
    unit: '吨',
    ...half,
    rules: [
      { holds: `${name} > 0`, message: `${title}应大于 0` },
      { holds: `${name} <= ${HEAVIEST}`, message: `${title}不能超过 ${HEAVIEST} 吨` },
    ],
  },
})

/**
 * Returns the form that registers a warehouse receipt.
 *
 * @param commodities the goods that can be stored
 */
export const receiptForm = (commodities: readonly { id: string; name: string }[]) => ({
  schema: {
    type: 'object',
    required: ['commodityId', 'warehouse', 'weight', 'unitCost'],
    additionalProperties: false,
    properties: {
      commodityId: {
        type: 'string',
        title: '货物',
        oneOf: commodities.map(({ id, name }) => ({ const: id, title: name })),
      },
      warehouse: { type: 'string', title: '监管仓', minLength: 2, maxLength: 50 },
      weight: weight('重量'),
      unitCost: { type: 'string', title: '成本单价（每吨）', format: 'money' },
    },
  },
  uiSchema: {
    commodityId: { 'ui:widget': 'select', 'ui:options': half },
    warehouse: { 'ui:options': half },
    weight: weightLook('weight', '重量'),
    unitCost: {
      'ui:options': {
        unit: '元',
        ...half,
        rules: [
          { holds: 'unitCost > 0', message: '成本单价应大于 0' },
          { holds: 'unitCost < 1000000000', message: '成本单价最多 9 位整数' },
        ],
      },
    },
  },
})

/** The most parts of one split. */
const MOST_PARTS = 20

/**
 * Returns the form that splits a receipt.
 *
 * @param whole the weight of the receipt, 吨; without it the sum is not checked
 */
export const splitForm = (whole?: string) => ({
  schema: {
    type: 'object',
    required: ['weights'],
    additionalProperties: false,
    properties: {
      weights: {
        type: 'array',
        title: '各份重量',
        items: weight('重量'),
        minItems: 2,
        maxItems: MOST_PARTS,
      },
    },
  },
  uiSchema: {
    weights: {
      'ui:options': {
        rules: [
          { holds: 'weights.all(one, one > 0)', message: '每份重量应大于 0' },
          ...(whole === undefined
            ? []
            : [
                {
                  holds: `sum(weights) == ${whole}`,
                  message: `各份重量之和应等于原仓单的 ${whole} 吨`,
                },
              ]),
        ],
      },
      items: { 'ui:options': { unit: '吨' } },
    },
  },
})

/** A choice among the customer's appraised warehouse receipts, in `receiptIds`. */
const receiptsForm = (title: string, minItems: number, maxItems: number) => ({
  schema: {
    type: 'object',
    required: ['receiptIds'],
    additionalProperties: false,
    properties: {
      receiptIds: {
        type: 'array',
        title,
        items: { type: 'string' },
        minItems,
        maxItems,
      },
    },
  },
  uiSchema: {
    receiptIds: { 'ui:widget': 'records', 'ui:options': { kind: 'warehouseReceipt' } },
  },
})

/** The form that merges receipts. */
export const mergeForm = receiptsForm('合并的仓单', 2, 20)

/** The form that adds appraised receipts to a pledge. */
export const addGoodsForm = receiptsForm('补充的仓单', 1, 50)

/** The form that asks for the redemption of pledged goods. */
export const redemptionForm = {
  schema: {
    type: 'object',
    required: ['weight'],
    additionalProperties: false,
    properties: { weight: weight('赎货重量') },
  },
  uiSchema: { weight: weightLook('weight', '赎货重量') },
}
