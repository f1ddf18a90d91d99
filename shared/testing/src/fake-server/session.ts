import type { Actor } from '@samspel/api'
import { readClaims } from '@samspel/api'

const emails = {
  admin: 'admin@samspel.test',
  company: 'company@samspel.test',
  store_user: 'store@samspel.test',
  creator: 'creator@samspel.test',
} as const

/** A signed-in actor of the fake server. */
export type SignedIn = keyof typeof emails

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session token that the client takes for a real one and the fake server knows. It lives for a day and is signed by nobody. */
export function tokenFor(actor: SignedIn, now = Date.now()): string {
  const seconds = Math.floor(now / 1_000)
  const claims = {
    sub: emails[actor],
    iat: seconds,
    exp: seconds + 86_400,
    ...(actor === 'creator' ? { scp: 'instagramer' } : { scp: 'user', role: actor }),
  }
  return `${encoded({ alg: 'none' })}.${encoded(claims)}.fake`
}

/** The actor behind an Authorization header; a visitor when there is none or it has expired. */
export function actorOf(authorization: string | undefined): Actor {
  const claims = readClaims(authorization?.replace(/^Bearer /, ''))
  if (!claims || claims.exp * 1_000 < Date.now()) return 'anonymous'
  return claims.scp === 'user' ? (claims.role ?? 'company') : 'creator'
}

/** The actor with this email, for sign-ins. */
export const actorWithEmail = (email: unknown): SignedIn | undefined =>
  (Object.keys(emails) as SignedIn[]).find((actor) => emails[actor] === email)

export const emailOf = (actor: SignedIn): string => emails[actor]
