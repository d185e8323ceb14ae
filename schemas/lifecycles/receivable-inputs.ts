import { AMOUNT_PATTERN } from '../amount.ts'
import { inputOf, reason } from './action-inputs.ts'
import { registrationNumber, registrationTerm } from './registration-inputs.ts'

/* The forms of a receivable's actions, as JSON Schemas. */

const text = { type: 'string', minLength: 1 }
const holder = { type: 'string', title: '权利人', minLength: 2, maxLength: 60 }
const amount = { type: 'string', format: 'money', pattern: AMOUNT_PATTERN }

/** An instant as the registry prints it, such as 2026-11-20 09:30. */
const MOMENT = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$`

/** The amount in 元 that the debtor acknowledges, and why. */
export const disputeInput = inputOf(['amount', 'reason'], {
  amount: { ...amount, title: '认可金额（元）' },
  reason,
})

/** A bank account of the supplier on file, by its id. */
export const accountInput = inputOf(['account'], { account: { ...text, title: '回款账户' } })

/** The registration of the assignment at the credit reference centre; its term is 12 months by default. */
export const registrationInput = inputOf(['holder', 'number'], {
  holder: { ...holder, title: '受让人（融资方）' },
  number: registrationNumber,
  months: registrationTerm,
})

/** The right of another holder that a search of the registry, or the debtor, has shown. */
export const otherRightInput = inputOf(['holder'], {
  holder,
  number: registrationNumber,
  registeredAt: { type: 'string', title: '登记时间（如 2026-11-20 09:30）', pattern: MOMENT },
  noticedAt: { type: 'string', title: '转让通知到达时间', pattern: MOMENT },
})

/** The amount in 元 that arrived. */
export const paidInput = inputOf(['amount'], { amount, reason: { ...reason, title: '说明' } })
