import { isJsonObject } from '#engine/json/object.ts'
import { parseJson } from '#schemas/api/json.ts'
import { recordKey, type DraftScope } from './draft-keys.ts'
import { sealedStore } from './sealed-store.ts'
import { localStore, type TextStore } from './storage.ts'

/** The unsaved values of one form, with the fingerprint of its definition and the titles of its fields. */
interface Draft {
  definition: string
  titles?: unknown
  data: unknown
}

/** The values of one form that were written under another definition than the present one, or none. */
interface ChangedDraft {
  id: string
  /** The titles that were written with them. */
  titles: Record<string, unknown>
  /** The draft and the values put aside; undefined without. */
  data?: unknown
  aside?: unknown
}

/** The address of the flow that drafts belong to, besides their scope. */
export interface DraftAddress {
  goodId: string
  processType: number
  /** '' until the first save. */
  flowOnlyId: string
}

/** The unsaved values of one flow, kept in this browser until they are saved or the customer logs out. */
export interface Drafts {
  /** Returns the drafts by form id; those of forms whose definition has changed are left out. */
  read: (definitions: Definitions) => Record<string, unknown>
  /** Returns the values put aside by form id, with the same condition; they outlive a save of the form. */
  aside: (definitions: Definitions) => Record<string, unknown>
  /** Returns those that `read` and `aside` leave out. */
  changed: (definitions: Definitions) => ChangedDraft[]
  /** Returns the address that the drafts were written with; undefined without one. */
  address: () => DraftAddress | undefined
  /** Replaces all drafts of the flow, its address, and all values put aside; without data it removes them. */
  write: (
    data: Readonly<Record<string, unknown>>,
    definitions: Definitions,
    kept?: {
      aside?: ReadonlyMap<string, unknown>
      address?: DraftAddress
      /** The titles of the fields, by form id. */
      titles?: Titles
    },
  ) => void
  /** Tells whether the drafts outlive the page: false if the browser's storage is full or forbidden. */
  areKept: () => boolean
}

/** The fingerprints of the forms' definitions, by form id. */
type Definitions = Readonly<Record<string, string>>
type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Opens the drafts of one flow. @param secret the customer's key, which encrypts them; '' for none */
export const draftsOf = (scope: DraftScope, secret: string): Drafts => {
  const store = sealedStore(localStore, secret)
  const drafts = recordOf(store, recordKey('draft', scope))
  const aside = recordOf(store, recordKey('aside', scope))
  const addressKey = recordKey('address', scope)
  return {
    read: drafts.read,
    aside: aside.read,
    changed: (definitions) => {
      const [typed, put] = [drafts.changed(definitions), aside.changed(definitions)]
      return Object.entries({ ...put, ...typed }).map(([id, { titles }]) => ({
        id,
        titles: isJsonObject(titles) ? titles : {},
        data: typed[id]?.data,
        aside: put[id]?.data,
      }))
    },
    address: () => parseAddress(store.read(addressKey)),
    write: (data, definitions, { aside: putAside = new Map(), address, titles = {} } = {}) => {
      const entries = Object.entries(data)
      drafts.write(entries, definitions, titles)
      aside.write(
        [...putAside].filter(([, value]) => !isNothing(value)),
        definitions,
        titles,
      )
      if (entries.length === 0 || !address) store.remove(addressKey)
      else store.write(addressKey, JSON.stringify(address))
    },
    areKept: drafts.areKept,
  }
}

/** A record in the browser's storage, by form id. */
const recordOf = (store: TextStore, key: string) => ({
  read: (definitions: Definitions) =>
    Object.fromEntries(
      Object.entries(parseDrafts(store.read(key)))
        .filter(([id, { definition }]) => definition === definitions[id])
        .map(([id, { data }]) => [id, data]),
    ),
  changed: (definitions: Definitions): Record<string, Draft> =>
    Object.fromEntries(
      Object.entries(parseDrafts(store.read(key))).filter(
        ([id, { definition }]) => definition !== definitions[id],
      ),
    ),
  write: (entries: readonly [string, unknown][], definitions: Definitions, titles: Titles) => {
    const drafts = entries.map(([id, data]): [string, Draft] => [
      id,
      { definition: definitions[id] ?? '', titles: titles[id], data },
    ])
    if (drafts.length === 0) store.remove(key)
    else store.write(key, JSON.stringify(Object.fromEntries(drafts)))
  },
  areKept: () => store.keeps(key),
})

/** Tells whether nothing is put aside. */
const isNothing = (value: unknown): boolean =>
  !isJsonObject(value) || (Array.isArray(value.values) && value.values.length === 0)

const parseDrafts = (text: string | undefined): Record<string, Draft> =>
  Object.fromEntries(
    Object.entries(parseObject(text)).filter((entry): entry is [string, Draft & object] =>
      isJsonObject(entry[1]),
    ),
  )

const parseAddress = (text: string | undefined): DraftAddress | undefined => {
  const { goodId, processType, flowOnlyId } = parseObject(text)
  return typeof goodId === 'string' && typeof flowOnlyId === 'string'
    ? { goodId, processType: Number(processType), flowOnlyId }
    : undefined
}

/** Parses an object of the browser's storage; {} where there is none. */
const parseObject = (text: string | undefined): Record<string, unknown> => {
  try {
    const value = text ? parseJson(text) : {}
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
