import { parseYuan, yuanText } from '#engine/finance/ratio.ts'
import { shareOut } from '#engine/finance/share-out.ts'
import type { BillPayee } from '#schemas/api/cloud-bills.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import texts from '#src/ui/theme/text.module.css'
import styles from './cloud-bills.module.css'
import { PayeeTable } from './payee-table.tsx'

interface ShareTrialProps {
  payees: readonly BillPayee[]
  /** The payment as it was typed, 元. */
  amount: string
}

/** Shows who gets how much of a payment: shared out by largest remainder, as the backend does. */
export const ShareTrial = ({ payees, amount }: ShareTrialProps) => {
  const open = payees.map((one) => parseYuan(one.open) ?? 0n)
  const whole = open.reduce((sum, one) => sum + one, 0n)
  const paid = parseYuan(amount) ?? 0n
  if (paid <= 0n || paid > whole)
    return (
      <p className={texts.note} role="status">
        {amount
          ? `请填写不超过 ${grouped(whole)} 元的金额，最多两位小数。`
          : '填写金额后，这里显示每个收款方分得的金额。'}
      </p>
    )
  const shares = shareOut(paid, open)
  const rows = payees.map((one, at) => ({
    ...one,
    share: yuanText(shares[at] ?? 0n),
    left: yuanText((open[at] ?? 0n) - (shares[at] ?? 0n)),
  }))
  return (
    <div aria-live="polite" className={styles.form}>
      <PayeeTable
        name="付款分配"
        payees={rows.filter((_, at) => (open[at] ?? 0n) > 0n)}
        columns={[
          { label: '本次分得', of: (one) => one.share },
          { label: '待付', of: (one) => one.open },
          { label: '付后待付', of: (one) => one.left },
        ]}
      />
      {paid < whole && (
        <p className={texts.note}>
          每笔分得 = 待付 × {grouped(paid)} ÷ {grouped(whole)}
          ，先舍去分以下的尾数，剩下的分依次给尾数最大的几笔，合计正好是 {grouped(paid)} 元。
        </p>
      )}
    </div>
  )
}

const grouped = (fen: bigint): string => formatMoney(yuanText(fen), '元')?.amount ?? ''
