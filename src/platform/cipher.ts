import { gcm } from '@noble/ciphers/aes.js'
import { hexToBytes, managedNonce } from '@noble/ciphers/utils.js'

/** The key of a text, 32 bytes as hex, and the name that the text is bound to (associated data). */
export interface Lock {
  secret: string
  name: string
}

/** Encrypts a text by AES-256-GCM (NIST SP 800-38D) with a random nonce. @returns base64 */
export const encrypt = (text: string, lock: Lock): string =>
  toBase64(cipherOf(lock).encrypt(new TextEncoder().encode(text)))

/** @returns undefined for a text of another key or name, or one that was changed */
export const decrypt = (encrypted: string, lock: Lock): string | undefined => {
  try {
    return new TextDecoder().decode(cipherOf(lock).decrypt(fromBase64(encrypted)))
  } catch {
    return undefined
  }
}

const cipherOf = ({ secret, name }: Lock) =>
  managedNonce(gcm)(hexToBytes(secret), new TextEncoder().encode(name))

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
