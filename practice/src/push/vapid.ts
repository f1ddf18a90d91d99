import { createPublicKey } from 'node:crypto'
import { readJwt } from './jwt'

const longestLifeSeconds = 24 * 3_600

/** The signed token and the public key of the header, in any order (RFC 8292, 3). */
const partsOf = (header: string): { token: string; key: string } | undefined => {
  const [scheme, ...rest] = header.split(' ')
  if (scheme?.toLowerCase() !== 'vapid') return undefined
  const parts = new Map(
    rest
      .join('')
      .split(',')
      .map((part) => [part.slice(0, 1), part.slice(2)]),
  )
  const [token, key] = [parts.get('t'), parts.get('k')]
  return token && key ? { token, key } : undefined
}

/** The key as a point of P-256; undefined for what is none. */
const publicKeyOf = (key: string) => {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return undefined
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  try {
    return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  } catch {
    return undefined
  }
}

/**
 * Who sends a push, by its header, as RFC 8292 has it: signed by the key that it names, for this push service, and for a day at most. A status
 * and a reason for what is refused: 401 for no credentials, 403 for wrong ones.
 */
export const senderOf = (
  header: string | undefined,
  { audience, now }: { audience: string; now: Date },
): { key: string } | { status: 401 | 403; reason: string } => {
  const parts = header === undefined ? undefined : partsOf(header)
  if (!parts) return { status: 401, reason: 'missing VAPID credentials' }
  const refused = (reason: string) => ({ status: 403 as const, reason })
  const { claims, isSignedBy } = readJwt(parts.token)
  const key = publicKeyOf(parts.key)
  if (!key || !isSignedBy(key, 'ES256')) return refused('the signature is not that of the key')
  const { aud, exp, sub } = claims
  const seconds = now.getTime() / 1_000
  if (aud !== audience) return refused(`aud is not ${audience}`)
  if (typeof exp !== 'number' || exp <= seconds) return refused('exp has passed')
  if (exp > seconds + longestLifeSeconds) return refused('exp is more than a day ahead')
  // Apple’s takes none without it.
  if (typeof sub !== 'string' || !/^(?:mailto:|https:)./.test(sub)) return refused('sub is no contact')
  return { key: parts.key }
}
