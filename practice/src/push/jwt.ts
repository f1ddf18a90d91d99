import { type KeyObject, verify } from 'node:crypto'

const json = (part: string): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A signed token: its head and claims, and whether a key has signed it by one of the two algorithms that push services know. */
export const readJwt = (token: string) => {
  const [first = '', second = '', signature = ''] = token.split('.')
  const head = json(first)
  return {
    head,
    claims: json(second),
    isSignedBy: (key: KeyObject, alg: 'ES256' | 'RS256'): boolean =>
      head.alg === alg &&
      verify(
        'sha256',
        Buffer.from(`${first}.${second}`),
        alg === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key,
        Buffer.from(signature, 'base64url'),
      ),
  }
}
