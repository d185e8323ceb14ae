import { createContext, useContext, useEffect } from 'react'

/** Sets the title of the document; undefined restores the page's general title. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => {})

/** Titles the document, for a page whose title depends on its content. */
export const usePageTitle = (title: string | undefined): void => {
  const tell = useContext(PageTitleContext)
  useEffect(() => {
    tell(title)
    return () => tell(undefined)
  }, [tell, title])
}
