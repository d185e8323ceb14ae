import { Link } from 'react-router-dom'
import { invoiceForm } from '#schemas/forms/invoice.ts'
import { invoiceLifecycle } from '#schemas/lifecycles/invoice.ts'
import type { RegisteredInvoice } from '#schemas/api/invoices.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import styles from './register-invoices.module.css'

/** Lists the results of a registration: the statuses of invoices, the reasons of refusals, and warnings. */
export const RegisteredList = ({ registered }: { registered: readonly RegisteredInvoice[] }) => (
  <ul className={styles.results} aria-label="登记结果" aria-live="polite">
    {registered.map((invoice, at) => (
      <li key={`${invoice.id} ${at}`}>
        <span>
          <Number invoice={invoice} />
        </span>
        <Result invoice={invoice} />
        {invoice.warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </li>
    ))}
  </ul>
)

const Number = ({ invoice: { id, number } }: { invoice: RegisteredInvoice }) => {
  const path = id && recordPath('invoice', id)
  return path ? <Link to={path}>{number}</Link> : number
}

const Result = ({ invoice: { status, refused, pointer } }: { invoice: RegisteredInvoice }) => {
  const title = TITLES.find(([member]) => pointer === `/${member}`)?.[1].title ?? ''
  if (refused)
    return (
      <>
        <StatusTag tone="danger">未登记</StatusTag>
        <p className={styles.reason}>
          {refused.includes(title) ? refused : `${title}：${refused}`}
        </p>
      </>
    )
  const found = Object.entries(invoiceLifecycle.statuses).find(([name]) => name === status)?.[1]
  return <StatusTag tone={found?.tone ?? 'neutral'}>{found?.label ?? status}</StatusTag>
}

const TITLES = Object.entries(invoiceForm.schema.properties)
