import { createHash, randomBytes } from 'node:crypto'

/** Only this is stored of a token that opens something. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** 32 random bytes for a link or an address, and what is kept of them. */
export const newToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}
