import type { RecordOption } from '#schemas/api/records.ts'
import { Button } from '#src/ui/controls/button.tsx'
import styles from './records.module.css'

interface UnusableRecordsProps {
  /** The ids of chosen records that are no longer there. */
  gone: readonly string[]
  /** The chosen records that can't be chosen any more. */
  blocked: readonly RecordOption[]
  onRemove: ((ids: readonly string[]) => void) | undefined
}

/** Lists the chosen records that can't be used any more, each with the reason and a button that removes it. */
export const UnusableRecords = ({ gone, blocked, onRemove }: UnusableRecordsProps) => {
  if (gone.length + blocked.length === 0) return null
  return (
    <div role="status">
      <ul className={styles.unusable}>
        {blocked.map(({ id, title, blocked: reason }) => (
          <li key={id}>
            <span>
              “{title}”不能使用：{reason}
            </span>
            {onRemove && (
              <Button
                look="quiet"
                size="inline"
                aria-label={`移除${title}`}
                onClick={() => onRemove([id])}
              >
                移除
              </Button>
            )}
          </li>
        ))}
        {gone.length > 0 && (
          <li>
            <span>所选的 {gone.length} 项已不存在</span>
            {onRemove && (
              <Button
                look="quiet"
                size="inline"
                aria-label="移除已不存在的记录"
                onClick={() => onRemove(gone)}
              >
                移除
              </Button>
            )}
          </li>
        )}
      </ul>
    </div>
  )
}
