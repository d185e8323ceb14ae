import * as z from 'zod/mini'
import { parseJson } from '#schemas/api/json.ts'
import { isOwnPath } from '#src/platform/paths.ts'
import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:left-page'
const shape = z.object({ customerId: z.string(), url: z.string() })

/** The page on which a session ended in this tab, for the customer who was there. */
export const leftPage = {
  remember: (customerId: string | undefined): void => {
    const url = location.pathname + location.search
    if (customerId) tabStore.write(KEY, JSON.stringify({ customerId, url }))
  },
  /** Once, whoever signs in; its address only for the same customer. */
  take: (customerId: string): string | undefined => {
    const text = tabStore.read(KEY)
    tabStore.remove(KEY)
    if (!text) return undefined
    try {
      const left = shape.parse(parseJson(text))
      return left.customerId === customerId && isOwnPath(left.url) ? left.url : undefined
    } catch {
      return undefined
    }
  },
}
