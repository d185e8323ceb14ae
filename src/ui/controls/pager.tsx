import { Link, useSearchParams } from 'react-router-dom'
import styles from './pager.module.css'

/** Renders links to the pages of a list (the query parameter `page`); nothing on a single page. */
export const Pager = ({ current, pages }: { current: number; pages: number }) => {
  const [search] = useSearchParams()
  if (pages <= 1 && current === 1) return null
  const to = (page: number): string => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `?${next.toString()}`
  }
  return (
    <nav className={styles.pager} aria-label="分页">
      {current > 1 ? <Link to={to(current - 1)}>上一页</Link> : <span>上一页</span>}
      <span className={styles.place} aria-current="page">
        第 {current} 页，共 {pages} 页
      </span>
      {current < pages ? <Link to={to(current + 1)}>下一页</Link> : <span>下一页</span>}
    </nav>
  )
}
