import { useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import texts from '../theme/text.module.css'
import styles from './table-part.module.css'

const [FIRST, MORE] = [20, 100]

interface TablePartProps<Row> {
  rows: readonly Row[]
  children: (shown: readonly Row[]) => ReactNode
}

/** Renders the first rows of a long table, with a button for more. */
export const TablePart = <Row,>({ rows, children }: TablePartProps<Row>) => {
  const [count, setCount] = useState(FIRST)
  const left = rows.length - count
  return (
    <>
      {children(rows.slice(0, count))}
      {left > 0 && (
        <div className={styles.more}>
          <span className={texts.small}>
            已显示 {count} 条，共 {rows.length} 条
          </span>
          <Button size="small" onClick={() => setCount(count + MORE)}>
            再显示 {Math.min(left, MORE)} 条
          </Button>
        </div>
      )}
    </>
  )
}
