import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS, parseInvoices } from '#src/features/invoices/parse-invoices.ts'

describe('parseInvoices', () => {
  it('reads rows in the order of the columns, or in that of their headings', () => {
    const [one] = parseInvoices(
      '\r\n3200214130\t12345678\t2026年1月5日\t¥1,000.50\t130元\t 云序重工 \t91310000ma1w6n5r27\r\n',
    )
    expect(one).toEqual({
      code: '3200214130',
      number: '12345678',
      issuedOn: '2026-01-05',
      net: '1000.50',
      tax: '130',
      buyerName: '云序重工',
      buyerCreditCode: '91310000MA1W6N5R27',
      attachId: '',
    })
    expect(
      parseInvoices('税额\t备注\t发票号码\n130\t无\t1\n260\t\t2').map(({ number, tax, code }) => [
        number,
        tax,
        code,
      ]),
    ).toEqual([
      ['1', '130', ''],
      ['2', '260', ''],
    ])
    expect(parseInvoices(' \n\t\t\n')).toEqual([])
  })

  it('reads what it has read again unchanged', () => {
    const line = fc
      .array(fc.string(), { minLength: 0, maxLength: 9 })
      .map((cells) => cells.join('\t'))
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const drafts = parseInvoices(lines.join('\n')).filter((draft) =>
          COLUMNS.some(({ member }) => draft[member]),
        )
        const written = drafts
          .map((draft) => COLUMNS.map(({ member }) => draft[member]).join('\t'))
          .join('\n')
        expect(parseInvoices(written)).toEqual(drafts)
      }),
    )
  })
})
