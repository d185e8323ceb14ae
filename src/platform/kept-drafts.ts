import { browserTable, type BrowserTable } from './browser-table.ts'
import { after } from './clock.ts'
import { recordOwner, SEALED } from './draft-keys.ts'
import { cipherCode, seal } from './sealed-store.ts'
import { localStore } from './storage.ts'

/** The longest wait for the browser's database, ms: a flow opens without the drafts in it. */
const PATIENCE = 2_000

/** The drafts of customers who are not signed in, by the keys that they have in local storage. */
const kept = browserTable('portal')

/**
 * Moves all drafts from local storage, which the end of a session clears, to the browser's database. One that the database
 * refuses stays.
 *
 * @param secret the key of the customer whose session ends, for what was not sealed yet; '' for none
 */
export const putDraftsAway = async (secret: string, table: BrowserTable = kept): Promise<void> => {
  const keys = localStore.keys().filter((key) => recordOwner(key) !== undefined)
  await Promise.all(
    keys.map(async (key) => {
      const text = localStore.read(key)
      if (text === undefined) return
      try {
        await table.write(key, await seal(text, { secret, name: key }))
      } catch {
        return
      }
      if (localStore.read(key) === text) localStore.remove(key)
    }),
  )
}

/**
 * Moves the drafts of the customer who signs in back to local storage, where a newer one stays, and removes those that others
 * have left unencrypted.
 */
export const bringDraftsBack = (
  customerId: string,
  table: BrowserTable = kept,
): Promise<unknown> => {
  for (const key of localStore.keys()) {
    if (isForeign(key, customerId) && !localStore.read(key)?.startsWith(SEALED))
      localStore.remove(key)
  }
  returning = Promise.race([bringBack(customerId, table).catch(() => undefined), patience()])
  return returning
}

/** Removes the drafts of a customer who logs out without keeping them, also those that have not come back from the database. */
export const dropDrafts = async (
  customerId: string | undefined,
  table: BrowserTable = kept,
): Promise<void> => {
  await returning
  const own = (await table.keys()).filter((key) => recordOwner(key) === customerId)
  await Promise.all(own.map((key) => table.remove(key)))
}

/**
 * Waits for the drafts of the signed-in customer, and loads the cipher where there are encrypted ones, before they are read.
 * @throws ChunkLoadError
 */
export const prepareDrafts = async (): Promise<void> => {
  await returning
  if (localStore.keys().some((key) => localStore.read(key)?.startsWith(SEALED)))
    await cipherCode.load()
}

let returning: Promise<unknown> = Promise.resolve()

const bringBack = async (customerId: string, table: BrowserTable): Promise<void> => {
  for (const key of await table.keys()) {
    const text = await table.read(key)
    if (isForeign(key, customerId)) {
      if (!text?.startsWith(SEALED)) await table.remove(key)
      continue
    }
    if (text !== undefined && localStore.read(key) === undefined) localStore.write(key, text)
    if (localStore.keeps(key)) await table.remove(key)
  }
}

const isForeign = (key: string, customerId: string): boolean => {
  const owner = recordOwner(key)
  return owner !== undefined && owner !== customerId
}

const patience = () => new Promise<void>((resolve) => void after(PATIENCE, resolve))
