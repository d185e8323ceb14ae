import { createContext, useContext, useEffect } from 'react'

/** Tells whoever titles the document; undefined gives it back to the page's general title. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => {})

/** Titles the document, where one page has several faces. */
export const usePageTitle = (title: string | undefined): void => {
  const tell = useContext(PageTitleContext)
  useEffect(() => {
    tell(title)
    return () => tell(undefined)
  }, [tell, title])
}
