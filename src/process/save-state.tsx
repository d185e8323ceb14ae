import styles from './save-state.module.css'
import { useFlow, useHasUnsaved } from './use-flow.ts'

/** Whether what was typed is safe, always visible and never in the way. */
export const SaveState = () => {
  const { savedAt } = useFlow()
  const hasUnsaved = useHasUnsaved()
  const text = hasUnsaved ? '已暂存在本机，关闭页面也不会丢失' : savedAt ? `已保存 ${savedAt}` : ''
  return (
    <p className={styles.state} role="status">
      {text}
    </p>
  )
}
