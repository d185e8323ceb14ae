import { localStore } from './storage.ts'

/** The owner and the flow of drafts: they are restored for the same ones only. */
export interface DraftScope {
  tenantId: string
  customerId: string
  processKey: string
  businessId: string
}

/** The key of a flow's record in the browser's storage. */
export const recordKey = (
  kind: string,
  { tenantId, customerId, processKey, businessId }: DraftScope,
): string => [kind, tenantId, customerId, processKey, businessId].map(encodeURIComponent).join('/')

/** The beginning of an encrypted text. */
export const SEALED = 'sealed:'

/** Removes the drafts that other customers have left in this browser unencrypted. */
export const removePlainDrafts = (customerId: string): void => {
  for (const key of localStore.keys()) {
    const [kind = '', , owner = ''] = key.split('/')
    const isForeign =
      ['draft', 'aside', 'address'].includes(kind) && owner !== encodeURIComponent(customerId)
    if (isForeign && !localStore.read(key)?.startsWith(SEALED)) localStore.remove(key)
  }
}

/** Lists the flows of which this browser has values that are not saved, of one customer. */
export const unsavedFlows = (wanted: string | undefined): DraftScope[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith('draft/'))
    .map((key) => {
      const [, tenantId = '', customerId = '', processKey = '', businessId = ''] = key
        .split('/')
        .map(decodeURIComponent)
      return { tenantId, customerId, processKey, businessId }
    })
    .filter(({ customerId }) => customerId === wanted)
