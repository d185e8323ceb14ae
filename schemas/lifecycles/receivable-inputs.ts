import { inputOf, reason } from './action-inputs.ts'

/* The forms of a receivable's actions, as JSON Schemas. */

const text = { type: 'string', minLength: 1 }
const holder = { type: 'string', title: '权利人', minLength: 2, maxLength: 60 }
const amount = { type: 'string', format: 'money', pattern: String.raw`^\d{1,13}(\.\d{1,2})?$` }

/** An instant as the registry prints it, such as 2026-11-20 09:30. */
const MOMENT = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$`

/** The amount in 元 that the debtor acknowledges, and why. */
export const disputeInput = inputOf(['amount', 'reason'], {
  amount: { ...amount, title: '认可金额（元）' },
  reason,
})

/** A bank account of the supplier on file, by its id. */
export const accountInput = inputOf(['account'], { account: { ...text, title: '回款账户' } })

/** A term of the registry in months: 1 to 360 (unified registration measures 2021, articles 12 and 13). */
const months = { type: 'string', pattern: String.raw`^([1-9]|[1-9]\d|[12]\d{2}|3[0-5]\d|360)$` }

/** The registration of the assignment at the credit reference centre; its term is 12 months by default. */
export const registrationInput = inputOf(['holder', 'number'], {
  holder: { ...holder, title: '受让人（融资方）' },
  number: { type: 'string', title: '中登网登记编号', pattern: String.raw`^\d{20}$` },
  months: { ...months, title: '登记期限（月，默认 12）' },
})

/** The extension of a registration before its last day. */
export const extensionInput = inputOf(['months'], {
  months: { ...months, title: '展期期限（月）' },
})

/** The right of another holder that a search of the registry, or the debtor, has shown. */
export const otherRightInput = inputOf(['holder'], {
  holder,
  number: { type: 'string', title: '中登网登记编号', pattern: String.raw`^\d{20}$` },
  registeredAt: { type: 'string', title: '登记时间（如 2026-11-20 09:30）', pattern: MOMENT },
  noticedAt: { type: 'string', title: '转让通知到达时间', pattern: MOMENT },
})

/** The amount in 元 that arrived. */
export const paidInput = inputOf(['amount'], { amount, reason: { ...reason, title: '说明' } })
