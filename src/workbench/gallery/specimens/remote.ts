import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

/** Specimens of widgets whose options come from an option source. */
export const remote = {
  dictionary: {
    title: '字典',
    note: '字典中的一个值；较大的字典在服务端查找。',
    field: { type: 'string', title: '所属行业' },
    ui: { 'ui:widget': 'dictionary', 'ui:dictionary': 'industry' },
    sample: '1',
    long: '6',
    isRemote: true,
  },
  remoteSelect: {
    title: '远程选择',
    note: 'optionSource 指明来源：字典、地区或银行网点；array 为多选。',
    field: { type: 'array', title: '涉及行业', items: { type: 'string' }, uniqueItems: true },
    ui: {
      'ui:widget': 'remoteSelect',
      'ui:options': { optionSource: 'dictionary', dictionary: 'industry' },
    },
    sample: ['1', '3'],
    long: ['1', '2', '3', '4', '5', '6'],
    isRemote: true,
  },
  region: {
    title: '地区',
    note: '省、市、区，逐级加载。',
    field: { type: 'array', title: '注册地区', items: { type: 'string' } },
    ui: { 'ui:widget': 'region' },
    sample: ['31', '3101', '310115'],
    isRemote: true,
  },
  bankBranch: {
    title: '银行网点',
    note: '按银行、城市或名称查找，保存联行号。',
    field: { type: 'string', title: '开户网点' },
    ui: { 'ui:widget': 'bankBranch' },
    sample: '308290003020',
    long: '308290003038',
    isRemote: true,
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
