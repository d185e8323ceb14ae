import { createEvents } from '#src/platform/events.ts'
import { tabStore } from '#src/platform/storage.ts'

const KEY = 'operator:token'

const changed = createEvents<undefined>()

/** The token of this tab's operator; '' where nobody is signed in. */
export const operatorToken = {
  read: (): string => tabStore.read(KEY) ?? '',
  write: (token: string): void => {
    tabStore.write(KEY, token.trim())
    changed.emit(undefined)
  },
  remove: (): void => {
    tabStore.remove(KEY)
    changed.emit(undefined)
  },
  subscribe: (listener: () => void): (() => void) => changed.subscribe(listener),
}

/** Moves the token from the address, where it would stay in the history, to the tab's storage. */
export const takeTokenFromAddress = (): void => {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (!token) return
  operatorToken.write(token)
  address.searchParams.delete('token')
  history.replaceState(null, '', address)
}
