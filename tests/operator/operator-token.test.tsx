import { afterEach, expect, it } from 'vitest'
import { operatorToken, takeTokenFromAddress } from '#src/operator/operator-token.ts'

afterEach(() => {
  operatorToken.write('')
  history.replaceState(null, '', '/')
})

it('takes the token from the fragment, which no request carries, out of the address', () => {
  history.replaceState(null, '', '/operator?kind=loan#token=secret')
  takeTokenFromAddress()
  expect(operatorToken.read()).toBe('secret')
  expect(location.href).toMatch(/\/operator\?kind=loan$/)
})

it('does not read a token that was sent in the query', () => {
  history.replaceState(null, '', '/operator?token=secret')
  takeTokenFromAddress()
  expect(operatorToken.read()).toBe('')
})
