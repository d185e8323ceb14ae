import { describe, expect, it } from 'vitest'
import { addressToReturnTo, wayOn } from '#src/features/people/verification-return.ts'

const back = (returnUrl: string) => wayOn(new URLSearchParams({ returnUrl }))

describe('wayOn', () => {
  it('is a page of the portal, named by its path or its whole address', () => {
    expect(back('/product/processopen?goodId=7')).toBe('/product/processopen?goodId=7')
    expect(back(`${location.origin}/product/processopen?goodId=7`)).toBe(
      '/product/processopen?goodId=7',
    )
  })

  it.each([
    'https://evil.example/user/account',
    `${location.origin}.evil.example/user/account`,
    `${location.origin}@evil.example/user/account`,
    `${location.protocol}//someone@${location.host}/user/account`,
    `${location.origin}:1/user/account`,
    `${location.origin}//evil.example/user/account`,
    `${location.origin}/\\evil.example`,
    `${location.origin}\\user\\information`,
    `//${location.host}/user/account`,
    `javascript:alert(1)//${location.origin}/user/account`,
  ])('is the user center in place of %s', (hostile) => {
    expect(back(hostile)).toBe('/user/center')
  })
})

describe('addressToReturnTo', () => {
  it('is absolute, because the provider lies on another site', () => {
    const query = new URLSearchParams({ returnUrl: '/user/account' })
    expect(addressToReturnTo('/user/enterprise/open/2', query)).toBe(
      `${location.origin}/user/enterprise/open/2?returnUrl=%2Fuser%2Faccount`,
    )
  })
})
