import { compileForm } from '#engine/form/compile-form.ts'
import { withNormalisedTexts } from '#engine/form/normalised-texts.ts'
import type { InvoiceDraft } from '#schemas/api/invoices.ts'
import { invoiceForm } from '#schemas/forms/invoice.ts'

type Draft = Required<InvoiceDraft>
type Member = Exclude<keyof Draft, 'attachId'>

const { properties } = invoiceForm.schema

/** The columns of a pasted table in their order, with their headings. */
export const COLUMNS = (
  ['code', 'number', 'issuedOn', 'net', 'tax', 'buyerName', 'buyerCreditCode'] as const
).map((member: Member) => ({ member, label: properties[member].title }))

const EMPTY: Draft = {
  code: '',
  number: '',
  issuedOn: '',
  net: '',
  tax: '',
  buyerName: '',
  buyerCreditCode: '',
  attachId: '',
}

/**
 * Reads invoices from cells that were copied from a spreadsheet: rows by line, columns by tab. Headings, where the first
 * row has them, say the order of the columns; the cells are read as the fields of the form read what is typed.
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
  const form = compileForm(invoiceForm)
  return (hasHeadings ? rows.slice(1) : rows).map((cells) => {
    const typed = order.flatMap((member, at) => (member ? [[member, cells[at] ?? '']] : []))
    return withNormalisedTexts(form, { ...EMPTY, ...Object.fromEntries(typed) }) as Draft
  })
}
