import type { ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import styles from '../styles/schema-form.module.css'

/** Message that options could not be loaded, with a retry button. */
export const RemoteFailed = ({ retry }: { retry: () => void }): ReactElement => (
  <p role="status" className={styles.note}>
    选项加载失败，请检查网络后
    <Button look="quiet" size="inline" onClick={retry}>
      重试
    </Button>
  </p>
)
