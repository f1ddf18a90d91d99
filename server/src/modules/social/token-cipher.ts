import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../../auth/keys'

const [ivLength, tagLength] = [12, 16]

export interface TokenCipher {
  /** `owner` is bound in: the column's content is worth nothing in another row. */
  encrypt(token: string, owner: string): Buffer
  /** Undefined when it was changed, is another owner's, or the secret is a new one. */
  decrypt(sealed: Buffer, owner: string): string | undefined
}

/** Keeps providers' tokens from whoever reads the database: AES-256-GCM, the key derived from the session secret. */
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
