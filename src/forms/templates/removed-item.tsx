import type { ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import styles from '../styles/schema-form.module.css'

interface RemovedItemProps {
  name: string
  disabled: boolean | undefined
  onRestore: () => void
}

/** The place of an item that was removed from a list, with its undo button. */
export const RemovedItem = ({ name, disabled, onRestore }: RemovedItemProps): ReactElement => (
  <li className={styles.removed}>
    已删除{name}
    <Button
      look="quiet"
      size="inline"
      aria-label={`撤销：删除${name}`}
      disabled={disabled}
      onClick={onRestore}
    >
      撤销
    </Button>
  </li>
)
