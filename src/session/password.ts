import { publicKey } from '#schemas/api/sign-in.ts'
import { call } from '#src/api/call.ts'
import { gateway } from '#src/platform/gateway.ts'
import { encryptHash } from './password-ciphers.ts'

/**
 * Encrypts a password as the server expects: spaces stripped, MD5, then the scheme of the gateway, which is SM2 with the
 * key of the setting or of the server by default.
 */
export const encryptPassword = async (password: string, signal?: AbortSignal): Promise<string> => {
  const { scheme, key } = gateway().password
  const [{ md5 }, { bytesToHex, utf8ToBytes }, secret] = await Promise.all([
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/utils.js'),
    key ?? (scheme === 'sm2' ? serverKey(signal) : ''),
  ])
  const hash = bytesToHex(md5(utf8ToBytes(password.replaceAll(/\s/g, ''))))
  return encryptHash(hash, scheme, secret)
}

const serverKey = async (signal?: AbortSignal): Promise<string> =>
  (await call(publicKey, {}, { hide: true, signal })).publicKey
