import { isJsonObject } from '#engine/json/object.ts'
import { parseJson } from '#schemas/api/json.ts'
import { localStore } from './storage.ts'

/** Whose drafts these are, and of what: nothing is ever restored for anyone or anything else. */
export interface DraftScope {
  tenantId: string
  customerId: string
  processKey: string
  businessId: string
}

/** What was typed into one form and not saved, with the fingerprint of the form it was typed into. */
interface Draft {
  definition: string
  data: unknown
}

/** The unsaved answers of one flow, kept in this browser until they are saved or the customer logs out. */
export interface Drafts {
  /** The drafts of the forms whose definition is still the same, by form id. */
  read: (definitions: Readonly<Record<string, string>>) => Record<string, unknown>
  /** Replaces all drafts of the flow; none removes them. */
  write: (
    data: Readonly<Record<string, unknown>>,
    definitions: Readonly<Record<string, string>>,
  ) => void
  /** Whether they outlive the page: false where the browser's storage is full or forbidden. */
  areKept: () => boolean
}

/** The drafts of one flow. */
export const draftsOf = ({ tenantId, customerId, processKey, businessId }: DraftScope): Drafts => {
  const key = ['draft', tenantId, customerId, processKey, businessId]
    .map(encodeURIComponent)
    .join('/')
  return {
    read: (definitions) =>
      Object.fromEntries(
        Object.entries(parseDrafts(localStore.read(key)))
          .filter(([id, { definition }]) => definition === definitions[id])
          .map(([id, { data }]) => [id, data]),
      ),
    write: (data, definitions) => {
      const drafts = Object.entries(data).map(([id, value]): [string, Draft] => [
        id,
        { definition: definitions[id] ?? '', data: value },
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
