import { useEffect, useState } from 'react'
import { FloatingButton } from '#src/ui/controls/floating-button.tsx'

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
    <FloatingButton
      name="回到顶部"
      path="M11 17V5m-5 5 5-5 5 5"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}
