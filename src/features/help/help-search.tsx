import { useSearchParams } from 'react-router-dom'
import styles from './help-search.module.css'

/** Renders the search field; the search text is kept in the URL, so that a result can be shared as a link. */
export const HelpSearch = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <svg width="20" height="20" viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
        <path
          d="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.500-1.500L17 17"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <input
        type="search"
        className={styles.field}
        aria-label="搜索问题"
        placeholder="搜索问题，例如：合同下载"
        enterKeyHint="search"
        value={search.get('q') ?? ''}
        onChange={({ target }) =>
          setSearch(target.value ? { q: target.value } : {}, { replace: true })
        }
      />
    </form>
  )
}
