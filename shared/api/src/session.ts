import { type Role, type Scope, toRole } from './roles'

/** Claims of the session token (row E-34). `exp` is in seconds. */
export interface SessionClaims {
  exp: number
  iat?: number
  scp: Scope
  role?: Role
  sub?: string
}

/** Reads a token's claims without checking the signature (that is the server's); undefined for anything that is no token. */
export const readClaims = (token: string | null | undefined): SessionClaims | undefined => {
  const payload = token?.split('.')[1]
  if (!payload) return undefined
  try {
    const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
    const claims = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0))),
    ) as Record<string, unknown>
    if (typeof claims.exp !== 'number') return undefined
    const role = toRole(claims.role)
    return {
      exp: claims.exp,
      scp: claims.scp === 'user' ? 'user' : 'instagramer',
      ...(typeof claims.iat === 'number' && { iat: claims.iat }),
      ...(role && { role }),
      ...(typeof claims.sub === 'string' && { sub: claims.sub }),
    }
  } catch {
    return undefined
  }
}

/** The user counts as logged in only while the token's expiry lies in the future (row T-32). `now` in milliseconds. */
export const isLive = (claims: { exp: number } | undefined, now = Date.now()): boolean =>
  claims !== undefined && claims.exp * 1_000 > now
