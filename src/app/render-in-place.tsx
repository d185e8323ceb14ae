import { startTransition, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { after } from '#src/platform/clock.ts'
import { replacePage } from './replace-page.ts'

/**
 * Renders an app in place of its prerendered page. React renders it in short tasks, beside the page, so that a tap
 * meanwhile is not kept waiting, and the page is replaced in one step. A button that was pressed before is pressed again.
 * @param page the root element with the prerendered page
 */
export const renderInPlaceOf = (page: Element, app: ReactNode): void => {
  const fresh = page.cloneNode() as Element
  const root = createRoot(fresh)
  startTransition(() =>
    root.render(
      <>
        {/* Before the app: what its own effects measure and focus is in the document by then. */}
        <Replace page={page} by={fresh} />
        {app}
      </>,
    ),
  )
}

const Replace = ({ page, by }: { page: Element; by: Element }) => {
  const pressed = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    if (page.isConnected) pressed.current = replacePage(page, by)
  }, [page, by])
  // The button is pressed again once all effects of the app have run.
  useEffect(() => after(0, () => pressed.current?.click()), [])
  return null
}
