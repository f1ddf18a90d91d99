import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Visitor } from '@samspel/federation/registry'
import { visitorRoles } from '../model/visitor-roles'
import { readCookie } from './cookies'

/** Cookie in which the API tells the edge who is signed in (server/src/http/tell-the-edge.ts). */
export const WHO_COOKIE = 'samspel.who'

const WHO = /^([a-z_]{1,32})\.([\w-]{0,64})\.([\w-]{22})$/

const sealOf = (secret: string, facts: string): string =>
  createHmac('sha256', secret).update(`who ${facts}`).digest('base64url').slice(0, 22)

/** The cookie of a visitor, as the API writes it; for tests. */
export const whoCookie = ({ role = 'creator', company = '' }: Visitor, secret: string): string =>
  `${role}.${company}.${sealOf(secret, `${role}.${company}`)}`

/**
 * Role and company of whoever sent these cookies. Nothing where no secret is shared with the API, or where the cookie was not signed with it:
 * what a browser says of itself chooses nobody's release.
 */
export function visitorFacts(cookies: string | undefined, secret: string | undefined): Visitor {
  const [, role, company, seal] = WHO.exec(readCookie(cookies, WHO_COOKIE, 128) ?? '') ?? []
  const known = visitorRoles.find((one) => one === role)
  if (!secret || !known || seal === undefined) return {}
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, `${role}.${company}`)))) return {}
  return { role: known, ...(company && { company }) }
}
