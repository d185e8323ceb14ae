import { http, HttpResponse } from 'msw'
import smCrypto from 'sm-crypto'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_GATEWAY, type Gateway } from '#schemas/api/gateway.ts'
import { publicKey } from '#schemas/api/sign-in.ts'
import { encryptPassword } from '#src/session/password.ts'
import { server } from '#tests/setup/server.ts'

const settings = vi.hoisted(() => ({ password: { scheme: 'sm2' } as Gateway['password'] }))
vi.mock('#src/platform/gateway.ts', () => ({
  gateway: () => ({ ...DEFAULT_GATEWAY, password: settings.password }),
}))

/** The MD5 of 123456. */
const HASH = 'e10adc3949ba59abbe56e057f20f883e'
const PASSWORD = ' 12 34\t56 '

/** Serves a public key, and counts the calls for it. */
const serveKey = (key: string) => {
  const asked = vi.fn(() =>
    HttpResponse.json({ code: 200, success: true, data: { publicKey: key }, msg: '' }),
  )
  server.use(http.get(`*/api/${publicKey.path}`, asked))
  return asked
}

describe('encryptPassword', () => {
  it('asks the server for its SM2 key', async () => {
    const keys = smCrypto.sm2.generateKeyPairHex()
    const asked = serveKey(keys.publicKey)
    settings.password = { scheme: 'sm2' }
    const encrypted = await encryptPassword(PASSWORD)
    expect(smCrypto.sm2.doDecrypt(encrypted, keys.privateKey, 0)).toBe(HASH)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('asks nobody where the settings have a key, or the scheme needs none', async () => {
    const keys = smCrypto.sm2.generateKeyPairHex()
    const asked = serveKey('04')
    settings.password = { scheme: 'sm2', key: keys.publicKey }
    expect(smCrypto.sm2.doDecrypt(await encryptPassword(PASSWORD), keys.privateKey, 0)).toBe(HASH)
    settings.password = { scheme: 'hash' }
    expect(await encryptPassword(PASSWORD)).toBe(HASH)
    const key = '0123456789abcdeffedcba9876543210'
    settings.password = { scheme: 'sm4', key }
    expect(smCrypto.sm4.decrypt(await encryptPassword(PASSWORD), key)).toBe(HASH)
    expect(asked).not.toHaveBeenCalled()
  })

  it('encrypts by AES with the beginning of the key as the initial vector', async () => {
    const key = 'thirty-two letters, which it has'
    settings.password = { scheme: 'aes', key }
    const encrypted = Uint8Array.from(atob(await encryptPassword(PASSWORD)), (letter) =>
      letter.charCodeAt(0),
    )
    const bytes = new TextEncoder().encode(key)
    const secret = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['decrypt'])
    const iv = bytes.slice(0, 16)
    const clear = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, secret, encrypted)
    expect(new TextDecoder().decode(clear)).toBe(HASH)
  })

  it('fails where the server has no key', async () => {
    server.use(
      http.get(`*/api/${publicKey.path}`, () => HttpResponse.json({ code: 500, msg: '繁忙' })),
    )
    settings.password = { scheme: 'sm2' }
    await expect(encryptPassword(PASSWORD)).rejects.toMatchObject({ hidden: true, message: '繁忙' })
  })
})
