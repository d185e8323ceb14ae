import type { AnyFormatName } from '../../formats/formats.ts'
import { WIDGETS, widgets } from '../../widgets/widgets.ts'

/*
 * The descriptions that an editor shows for the words of the vocabulary. The types require one for each word.
 */

export const WIDGET_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  WIDGETS.map((name) => [name, widgets[name].words]),
)

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
