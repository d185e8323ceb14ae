import { formats } from '#engine/formats/formats.ts'
import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

/** Specimens of typed fields: texts, numbers and formats with their own widget. */
export const text = {
  text: {
    title: '单行文本',
    note: '一行文字，可限制长度与格式。',
    field: { type: 'string', title: '企业名称', minLength: 4, maxLength: 60 },
    ui: { 'ui:placeholder': '与营业执照一致' },
    sample: '海陵精密制造有限公司',
    wrong: '海陵',
    long: '海陵精密制造（长三角一体化示范区）新能源汽车零部件研发与供应链服务股份有限公司华东第一分公司',
  },
  textarea: {
    title: '多行文本',
    note: '随内容增高，rows 是最少行数。',
    field: { type: 'string', title: '主营业务', minLength: 10, maxLength: 400 },
    ui: { 'ui:widget': 'textarea', 'ui:placeholder': '请简要说明主要产品与客户' },
    sample: '汽车零部件的精密加工，主要客户为整车企业。',
    wrong: '加工',
    long: '汽车零部件的精密加工，主要客户为整车企业及其一级供应商。\n'.repeat(8),
  },
  updown: {
    title: '数字',
    note: '整数或小数，可用上下键增减。',
    field: { type: 'integer', title: '用款期限', minimum: 30, maximum: 360 },
    ui: { 'ui:widget': 'updown', 'ui:unit': '天' },
    sample: 90,
    wrong: 7,
  },
  money: {
    title: '金额',
    note: '以文本保存，最多 13 位整数与 2 位小数；下方以大写读出。',
    field: { type: 'string', title: '申请金额', format: 'money' },
    ui: { 'ui:unit': '万元' },
    sample: formats.money.sample(7),
    wrong: '12.345',
    long: '9999999999999.99',
  },
  percent: {
    title: '百分比',
    note: '0 至 100，最多 4 位小数。',
    field: { type: 'string', title: '可接受年化利率', format: 'percent' },
    sample: formats.percent.sample(7),
    wrong: '101',
    long: '99.9999',
  },
  mobile: {
    title: '手机号码',
    note: '分组显示，以数字保存。',
    field: { type: 'string', title: '联系手机', format: 'mobile' },
    sample: formats.mobile.sample(7),
    wrong: '1380001',
  },
  residentId: {
    title: '身份证号码',
    note: '校验出生日期与校验码，核对时掩码。',
    field: { type: 'string', title: '法定代表人身份证号码', format: 'resident-id' },
    sample: formats['resident-id'].sample(7),
    wrong: '330106199811247331',
  },
  creditCode: {
    title: '统一社会信用代码',
    note: '校验校验码，小写自动转为大写。',
    field: { type: 'string', title: '统一社会信用代码', format: 'credit-code' },
    sample: formats['credit-code'].sample(7),
    wrong: '91310115MA3713240A',
  },
  bankCard: {
    title: '银行卡号',
    note: '分组显示，识别发卡银行。',
    field: { type: 'string', title: '收款银行卡号', format: 'bank-card' },
    sample: formats['bank-card'].sample(7),
    wrong: '6222021001123456780',
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
