/** A store of texts by key. */
export interface TextStore {
  read: (key: string) => string | undefined
  write: (key: string, value: string) => void
  /** Tells whether the last value written to the key outlives the page. */
  keeps: (key: string) => boolean
  remove: (key: string) => void
  clear: () => void
  keys: () => string[]
}

/**
 * Wraps a browser's storage so that it never throws: values that a full or forbidden storage refuses are kept in
 * memory until the page ends.
 */
const createStore = (storage: () => Storage): TextStore => {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (store: Storage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? undefined,
    write: (key, value) => {
      const isKept = attempt((store) => {
        store.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    keeps: (key) => !memory.has(key),
    remove: (key) => {
      memory.delete(key)
      attempt((store) => store.removeItem(key))
    },
    clear: () => {
      memory.clear()
      attempt((store) => store.clear())
    },
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])],
  }
}

/** Persists until log-out; shared with the other tabs. */
export const localStore = createStore(() => localStorage)

/** Persists until this tab is closed. */
export const tabStore = createStore(() => sessionStorage)

/** Calls the listener with each key that another tab writes or removes; null: it cleared all. @returns unsubscribe */
export const onOtherTab = (listener: (key: string | null) => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === localStorage) listener(event.key)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
