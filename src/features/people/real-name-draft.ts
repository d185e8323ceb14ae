import * as z from 'zod/mini'
import {
  emptyRealNameValues,
  REAL_NAME_METHODS,
  type RealNameKind,
  type RealNameMethod,
  type RealNameValues,
} from '#machines/real-name/real-name-values.ts'
import { parseJson } from '#schemas/api/json.ts'
import * as cipher from '#src/platform/cipher.ts'
import { sealedStore } from '#src/platform/sealed-store.ts'
import { tabStore } from '#src/platform/storage.ts'

const KEY = 'portal:real-name'
const text = z._default(z.string(), '')
const shape = z.object({
  customerId: z.string(),
  path: z.string(),
  method: z.string(),
  form: z.object({
    name: text,
    identityCard: text,
    phone: text,
    companyName: text,
    creditCode: text,
    legalPersonName: text,
    legalPersonIdentityCard: text,
    bankName: text,
    bankAccount: text,
  }),
  bizNo: z.string(),
})

/** The customer and the page that a draft belongs to. */
interface DraftOwner {
  customerId: string
  path: string
  /** The customer's key, which encrypts the draft; '' for none. */
  draftKey: string
}

/** The typed values of a verification, and the number of the one that waits for its outcome ('' for none). */
export interface RealNameDraft {
  method: RealNameMethod
  form: RealNameValues
  bizNo: string
}

/**
 * Stores the form of the real-name page in this tab until the customer is verified or logs out. Another customer's
 * draft is removed when it is met.
 */
export const realNameDraft = {
  /**
   * @param offered the values to begin with where there is no draft
   * @returns the draft of this customer; on another page of the same kind without its method and number
   */
  read: (
    owner: DraftOwner,
    kind: RealNameKind,
    method: RealNameMethod,
    offered: Partial<RealNameValues> = {},
  ): RealNameDraft => {
    const none = { method, form: { ...emptyRealNameValues, ...offered }, bizNo: '' }
    try {
      const stored = storeOf(owner.draftKey).read(KEY) ?? ''
      const { customerId, path, ...kept } = shape.parse(parseJson(stored))
      if (customerId !== owner.customerId) {
        realNameDraft.forget()
        return none
      }
      const known = REAL_NAME_METHODS[kind].find((each) => each === kept.method)
      return known && path === owner.path
        ? { ...kept, method: known }
        : { ...none, form: kept.form }
    } catch {
      return none
    }
  },
  keep: ({ draftKey, ...owner }: DraftOwner, draft: RealNameDraft): void =>
    storeOf(draftKey).write(KEY, JSON.stringify({ ...owner, ...draft })),
  forget: (): void => tabStore.remove(KEY),
}

const storeOf = (draftKey: string) => sealedStore(tabStore, draftKey, () => cipher)
