import type { Lock } from './cipher.ts'
import { SEALED } from './draft-keys.ts'
import { lazyCode } from './lazy-code.ts'
import type { TextStore } from './storage.ts'

/** The cipher, which a screen without drafts does not load. */
export const cipherCode = lazyCode(() => import('./cipher.ts'))

/** Encrypts a text that is not encrypted yet; returns it as it is without a secret, or where the cipher can't be loaded. */
export const seal = async (text: string, lock: Lock): Promise<string> => {
  if (!lock.secret || text.startsWith(SEALED)) return text
  const cipher = await cipherCode.load().catch(() => undefined)
  return cipher ? SEALED + cipher.encrypt(text, lock) : text
}

/**
 * Wraps a store so that its texts are encrypted, each bound to the key that it is stored under. Synchronous, since a page
 * that is being closed has to write at once: a text that is written before the cipher is loaded lies there as it is until
 * then.
 *
 * @param secret the customer's key; '' stores texts as they are
 */
export const sealedStore = (
  store: TextStore,
  secret: string,
  cipher = cipherCode.loaded,
): TextStore => {
  if (!secret) return store
  const write = (name: string, text: string): void => {
    const encrypted = cipher()?.encrypt(text, { secret, name })
    store.write(name, encrypted === undefined ? text : SEALED + encrypted)
    if (encrypted === undefined)
      cipherCode.load().then(
        () => store.read(name) === text && write(name, text),
        () => undefined,
      )
  }
  return {
    ...store,
    write,
    read: (name) => {
      const stored = store.read(name)
      if (!stored?.startsWith(SEALED)) return stored
      const loaded = cipher()
      if (!loaded) throw new Error('The cipher is not loaded: prepareDrafts comes first')
      return loaded.decrypt(stored.slice(SEALED.length), { secret, name })
    },
  }
}
