import { tabStore } from '#src/platform/storage.ts'

const KEY = 'begin-after-login'

/** What a signed-out customer pressed, kept over the sign-in and the reload that may follow it. */
export const intent = {
  keep: (goodsId: string, type: number): void => tabStore.write(KEY, `${goodsId}/${type}`),
  forget: (): void => tabStore.remove(KEY),
  /** The process that was wanted of this product, once. */
  take: (goodsId: string): number | undefined => {
    const [wanted, type] = tabStore.read(KEY)?.split('/') ?? []
    if (wanted !== goodsId) return undefined
    tabStore.remove(KEY)
    return Number(type)
  },
}
