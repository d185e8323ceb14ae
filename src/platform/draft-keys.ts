import { localStore } from './storage.ts'

/** The owner and the flow of drafts: they are restored for the same ones only. */
export interface DraftScope {
  tenantId: string
  customerId: string
  /** The flow's process; of a form outside of a process its name. */
  processKey: string
  /** The flow's number; of a form outside of a process the record that it is for, or ''. */
  businessId: string
}

/**
 * The kinds of records: what was typed in a flow, what was put aside, and the flow's address; and what was typed in a form
 * outside of a process.
 */
type RecordKind = (typeof KINDS)[number]
const KINDS = ['draft', 'aside', 'address', 'form'] as const

/** The key of a record in the browser's storage. */
export const recordKey = (
  kind: RecordKind,
  { tenantId, customerId, processKey, businessId }: DraftScope,
): string => [kind, tenantId, customerId, processKey, businessId].map(encodeURIComponent).join('/')

/** Returns the customer whose record lies under a key; undefined for any other key. */
export const recordOwner = (key: string): string | undefined => {
  const [kind, , customerId] = key.split('/')
  return KINDS.some((known) => known === kind) ? decodeURIComponent(customerId ?? '') : undefined
}

/** The beginning of an encrypted text. */
export const SEALED = 'sealed:'

/** Lists the flows of which this browser has values that are not saved, of one customer. */
export const unsavedFlows = (wanted: string | undefined): DraftScope[] => scopesOf('draft', wanted)

/** Lists the forms outside of processes of which this browser has values that were not sent, of one customer. */
export const unsentForms = (wanted: string | undefined): DraftScope[] => scopesOf('form', wanted)

const scopesOf = (kind: RecordKind, wanted: string | undefined): DraftScope[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(`${kind}/`))
    .map((key) => {
      const [, tenantId = '', customerId = '', processKey = '', businessId = ''] = key
        .split('/')
        .map(decodeURIComponent)
      return { tenantId, customerId, processKey, businessId }
    })
    .filter(({ customerId }) => customerId === wanted)
