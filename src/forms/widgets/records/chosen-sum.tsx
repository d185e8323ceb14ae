import type { RecordCover } from '#engine/finance/record-cover.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import styles from './records.module.css'

interface ChosenSumProps {
  id: string
  count: number
  cover: RecordCover
  share: string
  isLoading: boolean
  /** The records have amounts. */
  isCounted: boolean
}

/** Says how many records are chosen, what they come to, and whether that suffices. */
export const ChosenSum = ({ id, count, cover, share, isLoading, isCounted }: ChosenSumProps) => (
  <p id={id} aria-live="polite" className={styles.sum}>
    <span>
      已选 <strong>{count}</strong> 项
      {isCounted && !isLoading && (
        <>
          ，合计 <MoneyText value={cover.sum} />
        </>
      )}
    </span>
    {isCounted && !isLoading && cover.needed !== '' && (
      <span className={cover.missing ? styles.short : styles.enough}>
        <Icon name={cover.missing ? 'warning' : 'done'} />
        <span>
          {cover.missing ? (
            <>
              还差 <MoneyText value={cover.missing} />
            </>
          ) : (
            '已足够'
          )}
          （至少需要 <MoneyText value={cover.needed} />
          {share === '1' ? '' : `，按金额的 ${percentOf(share)} 计`}）
        </span>
      </span>
    )}
  </p>
)

interface LowerAmountProps {
  /** In 元. */
  covered: string
  /** The title of the field with the amount. */
  title: string
  onLower: () => void
}

/** Offers to lower the amount to what the chosen records cover. */
export const LowerAmount = ({ covered, title, onLower }: LowerAmountProps) => (
  <p className={styles.sum}>
    <span>
      所选可支持的“{title}”至多 <MoneyText value={covered} />
    </span>
    <Button size="small" onClick={onLower}>
      修改“{title}”
    </Button>
  </p>
)

const percentOf = (share: string): string => `${Number((Number(share) * 100).toFixed(4))}%`
