import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { rotation } from '#schemas/api/home.ts'
import { isOwnPath } from '#src/platform/paths.ts'
import styles from './notices.module.css'
import { useHomeList } from './use-home-list.ts'

/** Renders the notices of the home page: side by side, on a phone a row that moves by a finger and never by itself. */
export const Notices = () => {
  const notices = useDeferredValue(useHomeList(rotation).data) ?? []
  return notices.length === 0 ? null : (
    <ul className={styles.notices} aria-label="最新动态">
      {notices.map(({ id, title, summary, link }) => (
        <li key={id} className={styles.notice}>
          <h3>{isOwnPath(link) ? <Link to={link}>{title}</Link> : title}</h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
