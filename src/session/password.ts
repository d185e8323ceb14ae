import { publicKey } from '#schemas/api/session.ts'
import { call } from '#src/api/call.ts'
import { portalConfig } from '#src/platform/portal-config.ts'

/**
 * Encrypts a password as the server expects: spaces stripped, MD5, then SM2 with the server's key. The
 * ciphers are loaded lazily.
 */
export const encryptPassword = async (password: string, signal?: AbortSignal): Promise<string> => {
  const [{ default: smCrypto }, { md5 }, { bytesToHex, utf8ToBytes }, key] = await Promise.all([
    import('sm-crypto'),
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/utils.js'),
    serverKey(signal),
  ])
  const hash = bytesToHex(md5(utf8ToBytes(password.replaceAll(/\s/g, ''))))
  return smCrypto.sm2.doEncrypt(hash, key, 0)
}

const serverKey = async (signal?: AbortSignal): Promise<string> =>
  portalConfig().passwordPublicKey ?? (await call(publicKey, {}, { hide: true, signal })).publicKey
