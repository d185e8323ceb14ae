import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'

/** Button that scrolls to the top, floating on a wide screen; rendered once a page is scrolled by more than a viewport. */
export const BackToTop = () => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > window.innerHeight)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  if (!isShown) return null
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 16V4m-5 5 5-5 5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.name}>回到顶部</span>
    </button>
  )
}
