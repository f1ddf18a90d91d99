import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, EndpointKey } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import type { Caller } from '../auth/caller'
import type { RememberedCallers } from '../auth/remembered-callers'
import { loadCaller, renewAfter, type Tokens, touchSession } from '../auth/sessions'
import { AppError } from '../errors'
import type { AppContext } from './call'
import { mayBeTried, tryAs, type Unconfirmed } from './unconfirmed'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; until `unconfirmed` is gone, whom this instance remembers. */
    caller: Caller
    /** Set while nobody knows yet whether the remembered caller still has their session and rights. */
    unconfirmed: Unconfirmed | undefined
  }
}

const actorOf = (caller: Caller): Actor =>
  caller.kind === 'anonymous' ? 'anonymous' : caller.kind === 'instagramer' ? 'creator' : caller.role

export const bearer = (token: string): string => `Bearer ${token}`

/** Why the contract does not admit a caller, or does not admit them yet (decision 54); undefined when it does. */
const refusalOf = (caller: Caller, endpoint: Endpoint, isPublic: boolean): AppError | undefined => {
  const anonymousMayCall = endpoint.actors.includes('anonymous')
  if (endpoint.actors.includes(actorOf(caller)))
    return caller.kind === 'user' && caller.closed && !endpoint.beforeLetIn && !anonymousMayCall
      ? new AppError(caller.closed)
      : undefined
  // Rows C-39, C-40: public calls are open to signed-in callers as well.
  if (isPublic && anonymousMayCall) return undefined
  return new AppError(caller.kind === 'anonymous' ? 'unauthenticated' : 'forbidden')
}

/**
 * Identifies the caller before the body is read, and refuses those the contract does not admit. Where anonymous calls are allowed, an
 * invalid token counts as none, so that an expired session does not prevent signing in. A read of a caller whom this instance remembers is
 * not kept waiting for the session lookup: it goes on as `unconfirmed` (decision 173).
 */
export const authenticate = (
  { db, now, config, replicas }: AppContext,
  tokens: Tokens,
  remembered: RememberedCallers,
  { key, endpoint, isPublic }: { key: EndpointKey; endpoint: Endpoint; isPublic: boolean },
) => {
  const anonymousMayCall = endpoint.actors.includes('anonymous')
  const isTried = !isPublic && !replicas && mayBeTried(key, endpoint)
  const requireAdmitted = (caller: Caller) => {
    const refusal = refusalOf(caller, endpoint, isPublic)
    if (refusal) throw refusal
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.caller = { kind: 'anonymous' }
    const token = /^Bearer ([^\s]+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token && !isPublic && !endpoint.skipAuth) {
      const time = now()
      const claims = tokens.read(token, time)
      const isDue = claims && (claims.ent || time.getTime() / 1_000 - claims.iat > renewAfter)
      const inquiry = claims && { claims, now: time, sessionDays: config.sessionDays }
      const known = isTried && claims && !isDue ? remembered.get(claims.sid) : undefined
      if (known && known.id === claims?.sub && inquiry && !refusalOf(known, endpoint, isPublic)) {
        request.unconfirmed = tryAs(known, { db, inquiry, remembered, requireAdmitted })
        if (request.unconfirmed) {
          request.caller = known
          return
        }
      }
      const caller = inquiry && (await loadCaller(db, inquiry))
      if (claims) remembered.set(claims.sid, caller)
      if (caller && claims) {
        request.caller = caller
        if (isDue) {
          await touchSession(db, caller.sessionId, time)
          const scope = caller.kind === 'user' ? 'user' : 'instagramer'
          void reply.header(
            'Authorization',
            bearer(
              tokens.sign(
                {
                  id: caller.sessionId,
                  scope,
                  ownerId: caller.id,
                  role: caller.kind === 'user' ? caller.role : undefined,
                  endsAt: caller.endsAt,
                },
                time,
              ),
            ),
          )
        }
      } else if (!anonymousMayCall) {
        throw new AppError('session_ended')
      }
    }
    requireAdmitted(request.caller)
  }
}
