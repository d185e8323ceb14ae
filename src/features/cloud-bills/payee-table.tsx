import type { BillPayee } from '#schemas/api/cloud-bills.ts'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import texts from '#src/ui/theme/text.module.css'
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
      <DataTable
        name={name}
        columns={[
          { title: '收款方', render: (payee) => <Payee {...payee} /> },
          ...columns.map(({ label, of }): Column<P> => ({
            title: label,
            render: (payee) => <MoneyText value={of(payee)} />,
            kind: 'figure',
          })),
        ]}
        rows={shown}
        keyOf={({ id }) => id}
      />
    )}
  </TablePart>
)

const Payee = ({ payee, holder, positionNo }: BillPayee) => (
  <>
    {payee}
    {payee !== holder && <span className={texts.small}>（{holder}已融资）</span>}
    <span className={styles.below}>{positionNo}</span>
  </>
)
