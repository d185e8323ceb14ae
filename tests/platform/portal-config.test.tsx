import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('portalConfig', () => {
  // The configuration is read once a page: each test is a page of its own.
  beforeEach(() => vi.resetModules())
  afterEach(() => document.getElementById('portal-config')?.remove())

  const read = async () => (await import('#src/platform/portal-config.ts')).portalConfig()
  const tell = (text: string) => {
    const block = document.createElement('script')
    block.type = 'application/json'
    block.id = 'portal-config'
    block.textContent = text
    document.head.append(block)
  }

  it('is what the host has put into the page', async () => {
    tell('{"clientId":"web","clientSecret":"a\\u003cb","passwordPublicKey":"04","cspNonce":"n"}')
    expect(await read()).toEqual({
      clientId: 'web',
      clientSecret: 'a<b',
      passwordPublicKey: '04',
      cspNonce: 'n',
    })
  })

  it('has defaults where there is no host', async () => {
    expect(await read()).toEqual({ clientId: 'portal', clientSecret: 'portal_secret' })
  })
})
