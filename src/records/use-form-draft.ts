import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isSameJson } from '#engine/json/same.ts'
import { parseJson } from '#schemas/api/json.ts'
import { recordKey, unsentForms } from '#src/platform/draft-keys.ts'
import { prepareDrafts } from '#src/platform/kept-drafts.ts'
import { sealedStore } from '#src/platform/sealed-store.ts'
import { localStore } from '#src/platform/storage.ts'
import { useSession } from '#src/session/use-session.ts'

type Values = Record<string, unknown>

/** The values of one form outside of a process that were typed and not sent, kept in this browser until log-out. */
export interface FormDraft {
  /** Names the customer, the form and its record. */
  key: string
  /**
   * Returns the typed values; undefined if there are none.
   *
   * @param begun the values that the form begins with today: those that the customer left as they were are taken from it
   */
  read: (begun: object) => Values | undefined
  /**
   * @param title names the form to its customer
   * @returns false if the values end with the page, because the browser's storage is full or forbidden
   */
  write: (values: unknown, begun: object, title: string) => boolean
  forget: () => void
}

/** A draft that keeps nothing: what is typed ends with the page. */
export const NO_DRAFT: FormDraft = {
  key: '',
  read: () => undefined,
  write: () => false,
  forget: () => undefined,
}

const values = z.record(z.string(), z.unknown())
const shape = z.object({ title: z._default(z.string(), ''), values, begun: values })

/**
 * Opens the draft of a form of the signed-in customer. It fails if the code that reads an encrypted one can't be loaded: what
 * can't be read is not written over.
 *
 * @param name the form's name
 * @param subject the record that the form is for; '' for none
 */
export const useFormDraft = (name: string, subject: string) => {
  const { user, tenantId } = useSession()
  return useQuery({
    queryKey: ['form-draft', tenantId, user?.customerId, name, subject],
    queryFn: async () => {
      await prepareDrafts()
      const scope = { processKey: name, businessId: subject }
      return openDraft(
        recordKey('form', {
          tenantId: tenantId ?? '',
          customerId: user?.customerId ?? '',
          ...scope,
        }),
        user?.draftKey ?? '',
      )
    },
    enabled: tenantId !== undefined && user !== undefined,
    // Needs no network. Each form that opens waits for the drafts of a customer who has just signed in.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
}

/**
 * Returns the titles of the forms of which this browser has values that were not sent, of one customer; those that can't be
 * read are missing.
 */
export const titlesOfUnsent = async (customerId: string, secret: string): Promise<string[]> => {
  await prepareDrafts()
  const store = sealedStore(localStore, secret)
  return unsentForms(customerId).flatMap(
    (scope) => parse(store.read(recordKey('form', scope)))?.title || [],
  )
}

const openDraft = (key: string, secret: string): FormDraft => {
  const store = sealedStore(localStore, secret)
  return {
    key,
    read: (begun) => {
      const stored = parse(store.read(key))
      if (!stored) return undefined
      const changed = Object.entries(stored.values).filter(
        ([member, value]) => !isSameJson(value, stored.begun[member]),
      )
      return { ...begun, ...Object.fromEntries(changed) }
    },
    write: (typed, begun, title) => {
      store.write(key, JSON.stringify({ title, values: typed, begun }))
      return store.keeps(key)
    },
    forget: () => store.remove(key),
  }
}

const parse = (text: string | undefined) => {
  try {
    return text ? shape.parse(parseJson(text)) : undefined
  } catch {
    return undefined
  }
}
