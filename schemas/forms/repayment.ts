import { spokenAmount } from '../amount.ts'
import { PURPOSES, type Purpose, type Way } from '../api/loans.ts'
import { PREPAYMENT_WAYS } from '../finance-words.ts'

/** The kinds of repayment that a customer chooses among; `purposeInWords` says what each pays. */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  due: '到期应还',
  next: '还本期',
  instalment: '选择期次',
  other: '其他金额',
  principal: '只还本金',
  settle: '全部结清',
}

/** The ways in which principal that is repaid early changes the rest of the plan. */
export const WAY_NAMES: Readonly<Record<Way, { name: string; text: string }>> = {
  fewerInstalments: { name: '缩短期限', text: '每期金额不变，期数减少' },
  smallerInstalments: { name: '减少月供', text: '期数不变，每期金额减少' },
  nextInstalments: { name: '抵扣后续', text: '依次抵扣接下来的几期；够还下一期的，同“还本期”' },
}

interface Row {
  open: string
  status: string
  dueDate: string
  principal: { open: string }
}

/** Returns the instalment whose due day is next, paid ahead or not; an inserted instalment of 0 is none. @param date the business date */
export const nextRow = <R extends Row>(rows: readonly R[], date: string): R | undefined =>
  rows.find(({ status, dueDate }) => status !== 'holiday' && dueDate > date)

/** Lists the instalments that can be chosen: overdue and due ones, the next one, and later ones with principal. */
export const payableRows = <R extends Row>(rows: readonly R[], date: string): R[] => {
  const next = nextRow(rows, date)
  return rows.filter(
    (row) =>
      Number(row.open) > 0 &&
      (row.status !== 'future' || row === next || Number(row.principal.open) > 0),
  )
}

/** A loan as it can be repaid today; amounts in 元. */
interface Repayable {
  /** Those among which the customer chooses. */
  purposes?: readonly Purpose[]
  instalments: readonly { number: number; title: string }[]
  /** The sum that settles it. */
  settlement: string
  outstanding: string
}

/** A choice of a repayment, as the form gives it. */
export interface Repayment {
  purpose: Purpose
  amount?: string
  instalment?: number
  way?: Way
}

const half = { width: 'half' }

/** Returns the branch of the form for some purposes, which requires the first of its fields. */
const asks = (purposes: readonly Purpose[], properties: Readonly<Record<string, object>>) => ({
  if: { required: ['purpose'], properties: { purpose: { enum: purposes } } },
  then: { required: Object.keys(properties).slice(0, 1), properties },
})

const way = {
  type: 'string',
  title: '剩余计划',
  default: PREPAYMENT_WAYS[0],
  oneOf: PREPAYMENT_WAYS.map((one) => ({ const: one, title: WAY_NAMES[one].name })),
}

/** Returns the form by which a loan is repaid: what is paid, and how principal repaid early changes the rest of the plan. */
export const repaymentForm = ({
  purposes = PURPOSES,
  instalments,
  settlement,
  outstanding,
}: Repayable) => ({
  schema: {
    type: 'object',
    required: ['purpose'],
    properties: {
      purpose: {
        type: 'string',
        title: '还款方式',
        oneOf: purposes.map((one) => ({ const: one, title: PURPOSE_NAMES[one] })),
      },
    },
    allOf: [
      asks(['instalment'], {
        instalment: {
          type: 'integer',
          title: '还至期次',
          default: instalments[0]?.number,
          oneOf: instalments.map(({ number, title }) => ({ const: number, title })),
        },
      }),
      asks(['other', 'principal'], {
        amount: { type: 'string', title: '还款金额', format: 'money' },
        // The rest of a plan of one instalment cannot be arranged otherwise.
        ...(instalments.length > 1 && { way }),
      }),
    ],
  },
  uiSchema: {
    purpose: { 'ui:widget': 'radio', 'ui:options': { inline: true, width: 'full' } },
    instalment: { 'ui:widget': 'select', 'ui:options': half },
    amount: {
      'ui:options': {
        unit: '元',
        ...half,
        rules: [
          { holds: 'amount > 0', message: '请填写还款金额' },
          {
            holds: `purpose != "other" || amount <= ${settlement}`,
            message: `还款金额不能超过结清金额 ${spokenAmount(settlement)}`,
          },
          {
            holds: `purpose != "principal" || amount < ${outstanding}`,
            message: `单独归还的本金应小于剩余本金 ${spokenAmount(outstanding)}；全部还清请选择结清`,
          },
        ],
      },
    },
    way: {
      'ui:widget': 'radio',
      'ui:help': '提前归还本金后，剩余计划按此调整',
      'ui:options': { inline: true, width: 'full' },
    },
  },
})
