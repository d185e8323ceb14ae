import type { PasswordScheme } from '#schemas/api/gateway.ts'

/**
 * Encrypts the MD5 of a password by the scheme of a gateway: SM2 with a public key, SM4 (ECB, hex) or AES (CBC, the first
 * 16 characters of its key are the initial vector, Base64) with a shared key, or not at all. The ciphers are loaded lazily.
 */
export const encryptHash = async (
  hash: string,
  scheme: PasswordScheme,
  key: string,
): Promise<string> => {
  if (scheme === 'hash') return hash
  if (scheme === 'aes') return encryptAes(hash, key)
  const { default: smCrypto } = await import('sm-crypto')
  return scheme === 'sm4' ? smCrypto.sm4.encrypt(hash, key) : smCrypto.sm2.doEncrypt(hash, key, 0)
}

/** Needs a page that was loaded by https, or from this machine. */
const encryptAes = async (text: string, key: string): Promise<string> => {
  const bytes = new TextEncoder().encode(key)
  const secret = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt'])
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-CBC', iv: bytes.slice(0, 16) },
    secret,
    new TextEncoder().encode(text),
  )
  return btoa(String.fromCharCode(...new Uint8Array(cipher)))
}
