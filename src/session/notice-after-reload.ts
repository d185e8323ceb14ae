import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:notice'

/** A word to the user that a reload would swallow: it is shown by the page that comes after. */
export const noticeAfterReload = {
  /** Reloads the page, or loads another one of the portal's. */
  leave: (text: string, page?: string): void => {
    tabStore.write(KEY, text)
    if (page) location.assign(page)
    else location.reload()
  },
  take: (): string | undefined => {
    const text = tabStore.read(KEY)
    tabStore.remove(KEY)
    return text
  },
}
