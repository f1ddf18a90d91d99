import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Reader } from './rows'

export const archivePath = '/api/account_exports'
/** Long enough for the browser to begin, too short to be found in a history and used. */
const goodForMs = 2 * 60_000

/** A key of its own: signatures made here are not valid anywhere else, and session tokens not here. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'samspel account exports', 32))
const sealOf = (secret: string, words: string) => createHmac('sha256', keyOf(secret)).update(words).digest('base64url')

/** The address of the reader's archive; browsers send no session with a download. */
export const archiveAddress = ({ scope, id, sessionId }: Reader & { sessionId: string }, secret: string, now: Date) => {
  const until = now.getTime() + goodForMs
  const words = [scope, id, sessionId, until].join('.')
  return {
    url: `${archivePath}/${words}.${sealOf(secret, words)}`,
    expiresAt: new Date(until).toISOString(),
  }
}

export const readArchiveAddress = (
  token: string,
  secret: string,
  now: Date,
): (Reader & { sessionId: string }) | undefined => {
  const [scope = '', id = '', sessionId = '', until = '', seal = ''] = token.split('.')
  if (scope !== 'user' && scope !== 'instagramer') return undefined
  if (!/^\d{13}$/.test(until) || Number(until) < now.getTime()) return undefined
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(secret, [scope, id, sessionId, until].join('.')))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { scope, id, sessionId } : undefined
}
