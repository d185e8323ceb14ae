import type { RecordOption } from '#schemas/api/records.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'

const BUYERS = [
  '海陵重工有限公司',
  '澄禾精密部件有限公司',
  '云帆新能源汽车零部件（苏州工业园区）股份有限公司第三事业部',
]

/** Reasons for which a record can't be chosen, by its number. */
const BLOCKED: Readonly<Record<number, string>> = { 4: '已用于其他融资申请', 6: '发票已过期' }

const invoice = (number: number): RecordOption => ({
  id: String(number),
  title: `发票 ${26_330_000 + number}`,
  status:
    number in BLOCKED
      ? { name: 'used', code: 2, label: '已占用', tone: 'neutral', sentence: '' }
      : { name: 'available', code: 1, label: '可融资', tone: 'success', sentence: '' },
  facts: [
    { label: '买方', value: BUYERS[number % BUYERS.length] ?? '', unit: '' },
    { label: '开票日期', value: `2026-10-${String(number + 9)}`, unit: 'date' },
  ],
  amount: `${number * 40_000}.50`,
  blocked: BLOCKED[number] ?? '',
})

const INVOICES = Array.from({ length: 12 }, (_, index) => invoice(index + 1))

const PAGE_SIZE = 5

/** Lists the sample records, as a server would. */
export const sampleRecords: NonNullable<FormContext['records']> = ({
  keyword = '',
  page = 1,
  ids,
}) => {
  const found = INVOICES.filter((record) =>
    ids
      ? ids.includes(record.id)
      : [record.title, ...record.facts.map(({ value }) => value)].join(' ').includes(keyword),
  )
  const end = page * PAGE_SIZE
  return Promise.resolve({
    records: ids ? found : found.slice(end - PAGE_SIZE, end),
    pages: Math.ceil(found.length / PAGE_SIZE),
    total: found.length,
  })
}
