import { beforeEach, describe, expect, it } from 'vitest'
import { leftPage } from '#src/session/left-page.ts'

const PAGE = '/product/processopen?processType=1&goodId=1001'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  leftPage.meet('7')
  history.replaceState(null, '', PAGE)
})

describe('leftPage', () => {
  it('returns the page to the same customer once', () => {
    leftPage.remember()
    expect(leftPage.take('7')).toBe(PAGE)
    expect(leftPage.take('7')).toBeUndefined()
  })

  it('returns nothing to another customer, and is cleared', () => {
    leftPage.remember()
    expect(leftPage.take('8')).toBeUndefined()
    expect(leftPage.take('7')).toBeUndefined()
  })

  it('returns to the field in which the customer was typing', () => {
    document.body.innerHTML = '<input id="profile_address" />'
    document.querySelector('input')?.focus()
    leftPage.remember()
    expect(leftPage.isProcess()).toBe(true)
    expect(leftPage.take('7')).toBe(`${PAGE}#profile_address`)
    expect(leftPage.isProcess()).toBe(false)
    document.body.innerHTML = ''
  })

  it('returns to the field that was left for the dialog of the login', () => {
    document.body.innerHTML =
      '<input id="profile_address" /><dialog open><input id="phone" /></dialog>'
    const [field, phone] = document.querySelectorAll('input')
    field?.focus()
    phone?.focus()
    leftPage.remember()
    expect(leftPage.take('7')).toBe(`${PAGE}#profile_address`)
    document.body.innerHTML = ''
  })

  it('tells the screens of an application from other pages', () => {
    history.replaceState(null, '', '/user/product')
    leftPage.remember()
    expect(leftPage.isProcess()).toBe(false)
  })

  it('stores nothing when signed out', () => {
    localStorage.clear()
    leftPage.remember()
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['//evil.example', 'https://evil.example/', '/no/such/page', '{'])(
    'ignores the stored text %s',
    (url) => {
      leftPage.remember()
      const [key = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(key, url === '{' ? url : JSON.stringify({ customerId: '7', url }))
      expect(leftPage.take('7')).toBeUndefined()
    },
  )
})
