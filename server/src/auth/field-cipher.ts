import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './keys'

const [ivLength, tagLength] = [12, 16]
const scheme = 'v1'
const keyPattern = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/
/** Ids of the keys derived from the session secret: the second one opens providers' tokens from before they had key ids. */
const ownKeys = { session: 'payment details', tokens: 'provider tokens' } as const

/** A 32-byte key. Its id prefixes everything it has sealed. */
export interface FieldKey {
  id: string
  key: Buffer
}

/**
 * Keys for sealed columns: the first one seals, all of them can open. `text` is `<id>:<32 bytes in base64>`, comma-separated if there are
 * several. Keys derived from the session secret always come last, and are the only ones when `text` is absent.
 * @throws when `text` is malformed
 */
export const readFieldKeys = (text: string | undefined, sessionSecret: string): readonly FieldKey[] => {
  const named = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): FieldKey => {
      const [, id, key] = keyPattern.exec(part) ?? []
      if (!id || !key || id in ownKeys)
        throw new Error('must be <id>:<32 bytes in base64>, several with commas between them')
      return { id, key: Buffer.from(key, 'base64') }
    })
  if (new Set(named.map(({ id }) => id)).size < named.length) throw new Error('names one id twice')
  const own = Object.entries(ownKeys).map(([id, purpose]): FieldKey => ({ id, key: deriveKey(sessionSecret, purpose) }))
  return [...named, ...own]
}

export interface FieldCipher {
  /** `owner` is authenticated with the content, so a sealed value cannot be opened when copied to another row or column. */
  seal(text: string, owner: string): string
  /**
   * Values written before columns were sealed are returned unchanged. Undefined when the value was tampered with, belongs to another owner,
   * or its key is no longer configured.
   */
  open(kept: string, owner: string): string | undefined
  /** Prefix of everything sealed with the first key. */
  readonly current: string
}

/**
 * Encrypts bank accounts, personal ids and providers' tokens, so that access to the database or its backups does not reveal them:
 * AES-256-GCM, stored as `v1.<key id>.<base64url>`.
 */
export const fieldCipher = (keys: readonly FieldKey[]): FieldCipher => {
  const [first] = keys
  if (!first) throw new Error('A cipher needs a key')
  const current = `${scheme}.${first.id}.`
  return {
    current,
    seal: (text, owner) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv, { authTagLength: tagLength })
      cipher.setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return current + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (kept, owner) => {
      if (!kept.startsWith(`${scheme}.`)) return kept
      const [, id, text = ''] = kept.split('.')
      const key = keys.find((one) => one.id === id)?.key
      if (!key) return undefined
      const sealed = Buffer.from(text, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength), {
          authTagLength: tagLength,
        })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
        return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return undefined
      }
    },
  }
}

export interface TokenCipher {
  seal(token: string, owner: string): Buffer
  /** Undefined when it was tampered with, belongs to another owner, or its key is no longer configured. */
  open(kept: Buffer, owner: string): string | undefined
  /** First bytes of everything sealed with the first key. */
  readonly current: Buffer
}

/** The same for tokens, which stand in columns of bytes. Tokens from before key ids have the same form without its first two parts. */
export const tokenCipher = (keys: readonly FieldKey[]): TokenCipher => {
  const { seal, open, current } = fieldCipher(keys)
  const marked = Buffer.from(`${scheme}.`)
  return {
    current: Buffer.from(current),
    seal: (token, owner) => Buffer.from(seal(token, owner)),
    open: (kept, owner) =>
      open(
        kept.subarray(0, marked.length).equals(marked)
          ? kept.toString('latin1')
          : `${scheme}.tokens.${kept.toString('base64url')}`,
        owner,
      ),
  }
}
