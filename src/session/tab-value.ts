import { createEvents } from '#src/platform/events.ts'
import { tabStore } from '#src/platform/storage.ts'

/** A text that this tab keeps, such as the token of a member of staff; '' where there is none. */
export interface TabValue {
  read(): string
  write(value: string): void
  remove(): void
  /** Calls the listener after each change. @returns unsubscribe */
  subscribe(listener: () => void): () => void
}

/** Creates the text of this tab under a key of its storage. */
export const createTabValue = (key: string): TabValue => {
  const changed = createEvents<undefined>()
  return {
    read: () => tabStore.read(key) ?? '',
    write: (value) => {
      tabStore.write(key, value.trim())
      changed.emit(undefined)
    },
    remove: () => {
      tabStore.remove(key)
      changed.emit(undefined)
    },
    subscribe: (listener) => changed.subscribe(listener),
  }
}
