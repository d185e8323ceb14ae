import { createTabValue } from '#src/session/tab-value.ts'

/** The token of this tab's operator; '' where nobody is signed in. */
export const operatorToken = createTabValue('operator:token')

/** Moves the token from the address, where it would stay in the history, to the tab's storage. */
export const takeTokenFromAddress = (): void => {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (!token) return
  operatorToken.write(token)
  address.searchParams.delete('token')
  history.replaceState(null, '', address)
}
