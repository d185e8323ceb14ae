import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { replaceKeepingFocus } from './kept-focus.ts'

/**
 * Renders an app in place of its prerendered page. React renders it in short tasks, beside the page, so that a tap
 * meanwhile is not kept waiting, and the page is replaced in one step.
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
  useLayoutEffect(() => {
    if (page.isConnected) replaceKeepingFocus(page, by)
  }, [page, by])
  return null
}
