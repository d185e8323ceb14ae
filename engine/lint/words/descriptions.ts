import type { AnyFormatName } from '../../formats/formats.ts'
import type { WidgetName } from '../../language/words.ts'

/*
 * The descriptions that an editor shows for the words of the vocabulary. The types require one for each word.
 */

export const WIDGET_WORDS: Record<WidgetName, string> = {
  text: '单行文本',
  textarea: '多行文本；ui:options.rows 为行数',
  select: '下拉选择；选项写在 oneOf（const 与 title）或 enum 中',
  radio: '单选；ui:options.inline 为 true 时排成一行',
  checkbox: '勾选框（boolean）',
  checkboxes: '多选（array，uniqueItems，items.enum）',
  updown: '带增减按钮的数字',
  date: '日期，存为 2026-11-20',
  month: '月份，存为 2026-11',
  year: '年份，存为文字 2026',
  week: '某年第几周，存为 2026-W47',
  dateTime: '日期和时间，存为 2026-11-20 09:30:00',
  time: '时间，存为 09:30:00',
  hidden: '不显示，数据照常保存',
  money: '金额，存为十进制字符串；ui:options.unit 为 元 或 万元，附大写金额',
  percent: '百分比，存为字符串，如 4.35',
  mobile: '手机号',
  residentId: '居民身份证号',
  creditCode: '统一社会信用代码',
  bankCard: '银行卡号，识别发卡行',
  region: '省市区选择，存为代码列表（array，items 为 string）',
  dictionary:
    '字典选择；ui:options.dictionary 为字典代码，如 bank、industry；within 限定为某项的下级',
  dateRange:
    '起止日期，存为两个日期的列表（array，items 为 string）；items.format 为 datetime、time、week、month、year 时相应更精确或更粗',
  upload:
    '文件上传（array，items 为 object）；minItems、maxItems 限制个数；places 为每个文件命名一个位置（人像面、国徽面）',
  consent:
    '须勾选的声明（boolean，const 为 true）；agreement 为所同意的文件；申请退回、驳回后须重新勾选',
  readonly: '只读显示，常与 ui:options.source 合用',
  switch: '开关（boolean）；oneOf 中 true 与 false 的 title 为两种状态的文字',
  rating: '评分，整数 1 至 maximum（缺省 5）',
  radioCards: '单选卡片；oneOf 的 title 为标题，description 为说明',
  checkboxCards: '多选卡片（array，uniqueItems，items.oneOf）',
  status: '只读的状态，图标加文字；ui:options.tones 按值指定图标',
  table: '表格（array，items 为 object）：每项一行，各字段一列，可从电子表格粘贴',
  signature: '签名：手写、输入姓名或上传图片（array，items 为 object，maxItems 为 1）',
  remoteSelect: '选项来自后端；ui:options.optionSource 为来源，不能写网址',
  bankBranch: '开户网点搜索，存为 12 位联行号；ui:options.bank 或 within 限定银行',
  records:
    '从本人的记录中选择（array，items 为 string）；ui:options.kind 为记录的种类，status 为可选的状态；least 为所选金额须达到的金额（按 share 的比例计）',
  trial: '还款试算（string，没有值）：按 ui:options.terms 指向的金额、利率、期限等实时显示还款计划',
}

export const FORMAT_WORDS: Record<AnyFormatName, string> = {
  mobile: '中国大陆手机号，11 位，以 13 至 19 开头',
  'resident-id': '居民身份证号，18 位，校验出生日期与校验码（GB 11643）',
  'credit-code': '统一社会信用代码，18 位，校验校验码（GB 32100）',
  'bank-card': '银行卡号，13 至 19 位，校验 Luhn 校验码',
  'bank-account': '对公银行账号，8 至 30 位数字',
  money: '金额，十进制字符串，最多 13 位整数、两位小数',
  percent: '0 至 100 的百分比，字符串，最多四位小数',
  month: '月份，如 2026-11',
  year: '年份，文字，如 2026',
  week: '某年第几周（ISO 8601），如 2026-W47',
  datetime: '日期和时间（北京时间），如 2026-11-20 09:30:00',
  time: '时间，如 09:30:00',
  date: '日期，如 2026-11-20',
  'date-time': '时刻（RFC 3339），按客户所在时区填写和显示，存为 2026-11-20T09:30:00+08:00',
  email: '邮箱地址',
  uri: '网址，http:// 或 https://',
}
