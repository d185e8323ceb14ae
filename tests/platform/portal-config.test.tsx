import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('portalConfig', () => {
  // The settings are read once per page: each test loads the module anew.
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

  it('returns the settings that the host has put into the page', async () => {
    tell('{"icpNumber":"a\\u003cb","fileHosts":["https://f.test"],"cspNonce":"n"}')
    expect(await read()).toEqual({
      icpNumber: 'a<b',
      fileHosts: ['https://f.test'],
      cspNonce: 'n',
    })
  })

  it('returns the defaults without a host', async () => {
    expect(await read()).toEqual({ fileHosts: [] })
  })
})
