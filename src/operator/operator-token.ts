import { createTabValue } from '#src/session/tab-value.ts'

/** The token of this tab's operator; '' where nobody is signed in. */
export const operatorToken = createTabValue('operator:token')

/**
 * Moves the token from the fragment of the address, where it would stay in the history, to the tab's storage. No request and
 * no `Referer` has a fragment; a token in the query is not read, since it has been sent already.
 */
export const takeTokenFromAddress = (): void => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (!token) return
  operatorToken.write(token)
  history.replaceState(null, '', location.pathname + location.search)
}
