import { isJsonObject } from '#engine/json/object.ts'
import { parseJson } from '#schemas/api/json.ts'
import { localStore } from './storage.ts'

/** The owner and the flow of drafts: they are restored for the same ones only. */
export interface DraftScope {
  tenantId: string
  customerId: string
  processKey: string
  businessId: string
}

/** The unsaved values of one form, with the fingerprint of its definition. */
interface Draft {
  definition: string
  data: unknown
  /** The values that its changes made inapplicable. */
  aside?: unknown
}

/** The unsaved values of one flow, kept in this browser until they are saved or the customer logs out. */
export interface Drafts {
  /** Returns the drafts by form id; those of forms whose definition has changed are left out. */
  read: (definitions: Definitions) => Record<string, unknown>
  /** Returns the values put aside by form id, with the same condition. */
  aside: (definitions: Definitions) => Record<string, unknown>
  /** Replaces all drafts of the flow; without data it removes them. */
  write: (
    data: Readonly<Record<string, unknown>>,
    definitions: Definitions,
    aside?: ReadonlyMap<string, unknown>,
  ) => void
  /** Tells whether the drafts outlive the page: false if the browser's storage is full or forbidden. */
  areKept: () => boolean
}

/** The fingerprints of the forms' definitions, by form id. */
type Definitions = Readonly<Record<string, string>>

/** Opens the drafts of one flow. */
export const draftsOf = ({ tenantId, customerId, processKey, businessId }: DraftScope): Drafts => {
  const key = ['draft', tenantId, customerId, processKey, businessId]
    .map(encodeURIComponent)
    .join('/')
  const read = (part: 'data' | 'aside') => (definitions: Definitions) =>
    Object.fromEntries(
      Object.entries(parseDrafts(localStore.read(key)))
        .filter(([id, { definition }]) => definition === definitions[id])
        .map(([id, draft]) => [id, draft[part]]),
    )
  return {
    read: read('data'),
    aside: read('aside'),
    write: (data, definitions, aside) => {
      const drafts = Object.entries(data).map(([id, value]): [string, Draft] => [
        id,
        { definition: definitions[id] ?? '', data: value, aside: aside?.get(id) },
      ])
      if (drafts.length === 0) localStore.remove(key)
      else localStore.write(key, JSON.stringify(Object.fromEntries(drafts)))
    },
    areKept: () => localStore.keeps(key),
  }
}

const parseDrafts = (text: string | undefined): Record<string, Draft> => {
  try {
    const drafts = text ? parseJson(text) : {}
    if (!isJsonObject(drafts)) return {}
    return Object.fromEntries(
      Object.entries(drafts).filter((entry): entry is [string, Draft & object] =>
        isJsonObject(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}
