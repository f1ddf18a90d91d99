import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../../auth/keys'

const [ivLength, tagLength] = [12, 16]

export interface TokenCipher {
  /** `owner` is authenticated with the content, so that it cannot be decrypted in another row. */
  encrypt(token: string, owner: string): Buffer
  /** Undefined when it was tampered with, belongs to another owner, or the secret has changed. */
  decrypt(sealed: Buffer, owner: string): string | undefined
}

/**
 * Encrypts providers' tokens, so that access to the database does not reveal them: AES-256-GCM with a key derived from the session secret.
 */
export const tokenCipher = (sessionSecret: string): TokenCipher => {
  const key = deriveKey(sessionSecret, 'provider tokens')
  return {
    encrypt: (token, owner) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength }).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text])
    },
    decrypt: (sealed, owner) => {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength), {
          authTagLength: tagLength,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
        return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return undefined
      }
    },
  }
}
