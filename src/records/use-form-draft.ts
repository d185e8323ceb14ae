import { useEffect, useMemo, useState } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { parseJson } from '#schemas/api/json.ts'
import { recordKey } from '#src/platform/draft-keys.ts'
import { prepareDrafts } from '#src/platform/kept-drafts.ts'
import { sealedStore } from '#src/platform/sealed-store.ts'
import { localStore } from '#src/platform/storage.ts'
import { useSession } from '#src/session/use-session.ts'

/** The values of one form outside of a process that were typed and not sent, kept in this browser until log-out. */
export interface FormDraft {
  /** Returns the typed values; undefined if there are none. */
  read: () => Record<string, unknown> | undefined
  write: (values: unknown) => void
  forget: () => void
  /** Tells whether the values outlive the page: false if the browser's storage is full or forbidden. */
  isKept: () => boolean
}

/**
 * Opens the draft of a form of the signed-in customer.
 *
 * @param name the form's name
 * @param subject the record that the form is for; '' for none
 * @returns undefined until it can be read
 */
export const useFormDraft = (name: string, subject: string): FormDraft | undefined => {
  const { user, tenantId } = useSession()
  const { customerId, draftKey = '' } = user ?? {}
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const ready = () => isCurrent && setReady(true)
    prepareDrafts().then(ready, ready)
    return () => {
      isCurrent = false
    }
  }, [])
  return useMemo(
    () =>
      isReady && tenantId !== undefined && customerId !== undefined
        ? openDraft(
            recordKey('form', { tenantId, customerId, processKey: name, businessId: subject }),
            draftKey,
          )
        : undefined,
    [isReady, tenantId, customerId, draftKey, name, subject],
  )
}

const openDraft = (key: string, secret: string): FormDraft => {
  const store = sealedStore(localStore, secret)
  return {
    read: () => {
      try {
        const values = parseJson(store.read(key) ?? '')
        return isJsonObject(values) ? values : undefined
      } catch {
        return undefined
      }
    },
    write: (values) => store.write(key, JSON.stringify(values)),
    forget: () => store.remove(key),
    isKept: () => store.keeps(key),
  }
}
