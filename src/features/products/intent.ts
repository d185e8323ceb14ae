import { tabStore } from '#src/platform/storage.ts'

const KEY = 'begin-after-login'

/** Stores the process that a signed-out customer wanted to begin, over the sign-in and its reload. */
export const intent = {
  keep: (goodsId: string, type: number): void => tabStore.write(KEY, `${goodsId}/${type}`),
  forget: (): void => tabStore.remove(KEY),
  /** Removes the stored process of this product. @returns its type */
  take: (goodsId: string): number | undefined => {
    const [wanted, type] = tabStore.read(KEY)?.split('/') ?? []
    if (wanted !== goodsId) return undefined
    tabStore.remove(KEY)
    return Number(type)
  },
}
