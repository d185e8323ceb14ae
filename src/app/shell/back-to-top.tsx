import { useSyncExternalStore } from 'react'
import { FloatingButton } from '#src/ui/controls/floating-button.tsx'

/** Button that scrolls to the top, floating on a wide screen; rendered once a page is scrolled by more than a viewport. */
export const BackToTop = () => {
  if (!useSyncExternalStore(onScroll, isFarDown, () => false)) return null
  return (
    <FloatingButton
      name="回到顶部"
      path="M11 17V5m-5 5 5-5 5 5"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  )
}

const isFarDown = (): boolean => window.scrollY > window.innerHeight

const onScroll = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
