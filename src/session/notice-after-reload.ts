import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:notice'

/** Keeps a notice over a reload: the next page shows it. */
export const noticeAfterReload = {
  /** Stores the notice, then reloads this page or loads another one of the portal. */
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
