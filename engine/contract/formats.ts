import { capitals } from '../finance/capitals.ts'
import { shifted } from '../formats/quantity.ts'
import { widgets } from '../widgets/widgets.ts'
import { valueText, type ReadField, type Reading } from '../form/value-text.ts'

/** A way of writing a value that a placeholder may name: `{{/terms/amount|capitals}}`. */
interface ContractFormat {
  words: string
  /** The kinds of fields that it fits. */
  fits: readonly Kind[]
  text: (value: unknown, field: ReadField, reading: Reading) => string
}

type Kind = 'money' | 'percent' | 'number' | 'date' | 'text'

const as =
  (schema: ReadField['schema'], unit?: string): ContractFormat['text'] =>
  (value, _, reading) =>
    valueText(value, { schema, options: unit === undefined ? {} : { unit } }, reading)

export const CONTRACT_FORMATS: Readonly<Record<string, ContractFormat>> = {
  amount: {
    words: '金额，如 500,000.00 元',
    fits: ['money', 'number'],
    text: as({ type: 'string', format: 'money' }, '元'),
  },
  capitals: {
    words: '大写金额，如 人民币伍拾万元整',
    fits: ['money', 'number'],
    text: (value, { options: { unit } }) => {
      const amount = String(value)
      return capitals(unit === '万元' ? shifted(amount, 4) : amount) ?? amount
    },
  },
  percent: {
    words: '百分比，如 4.35%',
    fits: ['percent', 'number'],
    text: as({ type: 'string', format: 'percent' }),
  },
  days: { words: '天数，如 90 天', fits: ['number'], text: as({ type: 'number' }, '天') },
  months: { words: '月数，如 3 个月', fits: ['number'], text: as({ type: 'number' }, '个月') },
  date: {
    words: '日期，如 2026-11-20',
    fits: ['date'],
    text: as({ type: 'string', format: 'date' }),
  },
}

/** Tells whether a format fits a field; it fits data without a schema, whose kind nobody knows. */
export const fitsField = (name: string, field: ReadField | undefined): boolean =>
  !field || (CONTRACT_FORMATS[name]?.fits.includes(kindOf(field)) ?? false)

const kindOf = ({ schema: { type, format }, widget }: ReadField): Kind => {
  const [implied] = (widget && widgets[widget].formats) ?? []
  const read = format ?? implied
  if (read === 'money' || read === 'percent' || read === 'date') return read
  return [type].flat().some((one) => one === 'number' || one === 'integer') ? 'number' : 'text'
}
