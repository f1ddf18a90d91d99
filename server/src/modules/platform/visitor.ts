import { createHmac, timingSafeEqual } from 'node:crypto'

const cookie = /(?:^|;\s*)samspel\.visitor=([\w-]{22})\.([\w-]{22})(?:;|$)/

/** A keyed hash in 22 characters, as the edge signs visitors with (deploy/src/edge/canary.ts); `purpose` keeps its uses apart. */
export const sealOf = (secret: string, purpose: 'visitor' | 'seen' | 'address' | 'who', text: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 22)

/** The visitor that the edge gave this browser; undefined when the cookie is missing or was not signed with this secret. */
export const visitorOf = (header: string | undefined, secret: string): string | undefined => {
  const [, visitor, seal] = cookie.exec(header ?? '') ?? []
  if (!visitor || !seal || secret === '') return undefined
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, 'visitor', visitor))) ? visitor : undefined
}
