import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn, UserCaller } from '../auth/caller'
import type { Config } from '../config'

/**
 * Cookie that tells the edge the role and the company of whoever asks for a page, signed with the secret that both share, so that releases and
 * settings can be for some roles and companies alone (deploy/src/edge/visitor-facts.ts). It names nobody, opens nothing, and no script
 * reads it.
 */
const cookie = 'samspel.who'
const cookieSeconds = 30 * 24 * 60 * 60

type Settings = { platform: Pick<Config['platform'], 'registrySecret'>; appUrl: string }

type Who = Pick<UserCaller, 'kind' | 'role' | 'companyId'> | Pick<Exclude<SignedIn, UserCaller>, 'kind'>

/** What the cookie says of a caller; undefined where no secret is shared. */
export const whoOf = (caller: Who, secret: string): string | undefined => {
  if (secret === '') return undefined
  const facts = caller.kind === 'instagramer' ? 'creator.' : `${caller.role}.${caller.companyId ?? ''}`
  return `${facts}.${createHmac('sha256', secret).update(`who ${facts}`).digest('base64url').slice(0, 22)}`
}

const sent = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /(?:^|;\s*)samspel\.who=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]

const write = (reply: FastifyReply, value: string, seconds: number, { appUrl }: Settings) =>
  void reply.header(
    'set-cookie',
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${appUrl.startsWith('https:') ? '; Secure' : ''}`,
  )

/** Sets the cookie where the browser's does not say who calls: after a sign-in, a change of company or of role. */
export const tellTheEdge = (
  caller: Who,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  settings: Settings,
): void => {
  const who = whoOf(caller, settings.platform.registrySecret)
  if (who !== undefined && sent(request) !== who) write(reply, who, cookieSeconds, settings)
}

/** Takes the cookie away when the session has ended. */
export const forgetAtTheEdge = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  settings: Settings,
): void => {
  if (sent(request) !== undefined) write(reply, '', 0, settings)
}
