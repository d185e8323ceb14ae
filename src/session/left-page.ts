import * as z from 'zod/mini'
import { parseJson } from '#schemas/api/json.ts'
import { isOwnPath } from '#src/platform/paths.ts'
import { localStore, tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:left-page'
const CUSTOMER_KEY = 'portal:last-customer'

/** Tells whether an address is that of a screen of an application. */
export const isProcessPage = (url: string): boolean => url.includes('processType=')

const shape = z.object({ customerId: z.string(), url: z.string() })

/** The id of the field that had the focus last, outside of dialogs: the warning of the end of a session is one. */
let lastField = ''

const noteField = ({ target }: FocusEvent): void => {
  if (target instanceof Element && !target.closest('dialog')) lastField = target.id
}

const fieldOf = (focused: Element | null): string | undefined =>
  focused?.closest('dialog') ? lastField : focused?.id

/** Stores the page on which a session ended in this tab, and the customer it belongs to. */
export const leftPage = {
  /**
   * Stores the customer's id: after its session has ended, a reloaded page can't ask the server for it.
   */
  meet: (customerId: string): void => {
    localStore.write(CUSTOMER_KEY, customerId)
    document.addEventListener('focusin', noteField)
  },
  remember: (): void => {
    const customerId = localStore.read(CUSTOMER_KEY)
    // The field in which the customer was typing is the URL's fragment.
    const field = fieldOf(document.activeElement)
    const url = location.pathname + location.search + (field ? `#${field}` : '')
    if (customerId) tabStore.write(KEY, JSON.stringify({ customerId, url }))
  },
  /** Tells whether a screen of an application was left. */
  isProcess: (): boolean => isProcessPage(tabStore.read(KEY) ?? ''),
  /** Removes the stored page. @returns its address if the same customer signs in, else undefined */
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
