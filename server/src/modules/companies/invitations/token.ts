import { createHash, randomBytes } from 'node:crypto'

const lifeMs = 14 * 86_400_000

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** 32 random bytes for the link, and what is kept of them: the hash, good for 14 days. */
export const newToken = (now: Date) => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifeMs).toISOString() }
}
