import { beforeEach, describe, expect, it } from 'vitest'
import { leftPage } from '#src/session/left-page.ts'

const PAGE = '/product/processopen?goodId=1001'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  leftPage.meet('7')
  history.replaceState(null, '', PAGE)
})

describe('leftPage', () => {
  it('leads the same customer back, once', () => {
    leftPage.remember()
    expect(leftPage.take('7')).toBe(PAGE)
    expect(leftPage.take('7')).toBeUndefined()
  })

  it('tells another customer nothing, and forgets', () => {
    leftPage.remember()
    expect(leftPage.take('8')).toBeUndefined()
    expect(leftPage.take('7')).toBeUndefined()
  })

  it('remembers nothing of nobody', () => {
    localStorage.clear()
    leftPage.remember()
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['//evil.example', 'https://evil.example/', '/no/such/page', '{'])(
    'leads nowhere where the storage says %s',
    (url) => {
      leftPage.remember()
      const [key = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(key, url === '{' ? url : JSON.stringify({ customerId: '7', url }))
      expect(leftPage.take('7')).toBeUndefined()
    },
  )
})
