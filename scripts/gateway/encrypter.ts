import { md5Of } from '#fixtures/backend/domain/people/passwords.ts'
import type { Gateway } from '#schemas/api/gateway.ts'
import { encryptHash } from '#src/session/password-ciphers.ts'

/** Returns the encryption of a password for a gateway, as the portal does it; SM2 takes the key of the server where the settings have none. */
export const encrypterOf =
  (clear: string, { password: { scheme, key } }: Gateway) =>
  (publicKey: string): Promise<string> =>
    encryptHash(md5Of(clear), scheme, key ?? (scheme === 'sm2' ? publicKey : ''))
