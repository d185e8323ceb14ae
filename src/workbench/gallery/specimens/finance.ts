import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

/** Specimens of widgets that financing needs. */
export const finance = {
  records: {
    title: '选择记录',
    note: '从本人的记录中选择几项；least 是所选金额须达到的金额，share 是计入的比例。不能选择的列出原因。',
    isWide: true,
    isRemote: true,
    field: { type: 'array', title: '融资发票', items: { type: 'string' } },
    ui: {
      'ui:widget': 'records',
      'ui:options': {
        kind: 'invoice',
        status: ['available'],
        least: '/customer/amount',
        share: '0.8',
      },
    },
    sample: ['1', '2', '3'],
    // One that is used elsewhere meanwhile, and one that is gone.
    long: ['1', '2', '4', '5', '99'],
  },
  trial: {
    title: '还款试算',
    note: '没有值：按 terms 指向的金额、利率和期限实时显示还款计划。',
    isWide: true,
    isRemote: true,
    field: { type: 'string', title: '还款试算' },
    ui: {
      'ui:widget': 'trial',
      'ui:options': {
        terms: {
          amount: '/customer/amount',
          annualRate: '/customer/annualRate',
          method: 'equalInstalments',
          dayCount: 'actual/360',
          periods: '/customer/months',
          startDate: '2026-11-20',
        },
      },
    },
    sample: undefined,
    states: ['empty', 'filled', 'disabled', 'review', 'loading', 'failed'],
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
