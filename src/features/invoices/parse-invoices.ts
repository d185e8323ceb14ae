import { creditCode } from '#engine/formats/credit-code.ts'
import { halfWidth } from '#engine/formats/half-width.ts'
import { readFigure } from '#engine/formats/quantity.ts'
import { date } from '#engine/formats/date.ts'
import type { InvoiceDraft } from '#schemas/api/invoices.ts'

type Draft = Required<InvoiceDraft>
type Member = Exclude<keyof Draft, 'attachId'>

/** The columns of a pasted table in their order, with their headings. */
export const COLUMNS: readonly { member: Member; label: string }[] = [
  { member: 'code', label: '发票代码' },
  { member: 'number', label: '发票号码' },
  { member: 'issuedOn', label: '开票日期' },
  { member: 'net', label: '不含税金额' },
  { member: 'tax', label: '税额' },
  { member: 'buyerName', label: '购买方名称' },
  { member: 'buyerCreditCode', label: '购买方信用代码' },
]

/** Makes an invoice of nothing. */
export const emptyInvoice = (): Draft => ({
  code: '',
  number: '',
  issuedOn: '',
  net: '',
  tax: '',
  buyerName: '',
  buyerCreditCode: '',
  attachId: '',
})

/**
 * Reads invoices from cells that were copied from a spreadsheet: rows by line, columns by tab. Headings, where the first
 * row has them, say the order of the columns.
 */
export const parseInvoices = (pasted: string): Draft[] => {
  const rows = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))
  const [first = []] = rows
  const headed = first.map((heading) => COLUMNS.find(({ label }) => label === heading)?.member)
  const hasHeadings = headed.includes('number')
  const order = hasHeadings ? headed : COLUMNS.map(({ member }) => member)
  return (hasHeadings ? rows.slice(1) : rows).map((cells) => {
    const draft = emptyInvoice()
    for (const [at, member] of order.entries())
      if (member) draft[member] = cleanInvoiceText(member, cells[at] ?? '')
    return draft
  })
}

/** Removes from a pasted text what does not belong to a member of an invoice. */
const cleanInvoiceText = (member: Member, text: string): string => {
  if (member === 'code' || member === 'number')
    return halfWidth(text).replaceAll(/[^\dA-Za-z]/g, '')
  if (member === 'net' || member === 'tax') return readFigure(text) ?? text
  if (member === 'buyerCreditCode') return creditCode.normalise(text)
  return member === 'issuedOn' ? date.normalise(text) : text
}
