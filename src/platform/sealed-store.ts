import { SEALED } from './draft-keys.ts'
import { lazyCode } from './lazy-code.ts'
import { localStore, type TextStore } from './storage.ts'

/** The cipher, which a screen without drafts does not load. */
const cipherCode = lazyCode(() => import('./cipher.ts'))

/** Loads the cipher where drafts are encrypted, before they are read. @throws ChunkLoadError */
export const prepareDrafts = async (): Promise<void> => {
  if (localStore.keys().some((key) => localStore.read(key)?.startsWith(SEALED)))
    await cipherCode.load()
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
