import type { BillPayee } from '#schemas/api/cloud-bills.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import styles from './cloud-bills.module.css'

interface PayeeTableProps<P extends BillPayee> {
  name: string
  payees: readonly P[]
  /** The columns of amounts: the label and the amount in 元. */
  columns: readonly { label: string; of: (payee: P) => string }[]
}

/** Lists whom the issuer of a bill pays, with amounts. */
export const PayeeTable = <P extends BillPayee>({ name, payees, columns }: PayeeTableProps<P>) => (
  <TablePart rows={payees}>
    {(shown) => (
      <ScrollRegion name={name} className={styles.scroll}>
        <table className={styles.table} data-narrow>
          <thead>
            <tr>
              <th scope="col">收款方</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className={styles.amount}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.id}>
                <td>
                  {one.payee}
                  {one.payee !== one.holder && (
                    <span className={styles.own}>（{one.holder}已融资）</span>
                  )}
                  <span className={styles.below}>{one.positionNo}</span>
                </td>
                {columns.map(({ label, of }) => (
                  <td key={label} className={styles.amount} data-name={label}>
                    <MoneyText value={of(one)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </TablePart>
)
