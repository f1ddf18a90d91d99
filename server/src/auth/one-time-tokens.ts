import { createHash, randomBytes } from 'node:crypto'

/** The hash of a one-time token; only the hash is stored. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A random token of 32 bytes for a link or address, with the hash to store. */
export const newToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}
