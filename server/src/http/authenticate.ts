import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import type { Caller } from '../auth/caller'
import { loadCaller, renewAfter, type Tokens, touchSession } from '../auth/sessions'
import { AppError } from '../errors'
import type { AppContext } from './call'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const actorOf = (caller: Caller): Actor =>
  caller.kind === 'anonymous' ? 'anonymous' : caller.kind === 'instagramer' ? 'creator' : caller.role

export const bearer = (token: string): string => `Bearer ${token}`

/**
 * Identifies the caller before the body is read, and refuses those the contract does not admit, or does not admit yet (decision 54). Where
 * anonymous calls are allowed, an invalid token counts as none, so that an expired session does not prevent signing in.
 */
export const authenticate =
  ({ db, now, config }: AppContext, tokens: Tokens, endpoint: Endpoint, isPublic: boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const anonymousMayCall = endpoint.actors.includes('anonymous')
    request.caller = { kind: 'anonymous' }
    const token = /^Bearer ([^\s]+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token && !isPublic && !endpoint.skipAuth) {
      const time = now()
      const claims = tokens.read(token, time)
      const caller = claims && (await loadCaller(db, claims, time, config.sessionDays))
      if (caller && claims) {
        request.caller = caller
        if (claims.ent || time.getTime() / 1_000 - claims.iat > renewAfter) {
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
    if (endpoint.actors.includes(actorOf(request.caller))) {
      if (request.caller.kind === 'user' && request.caller.closed && !endpoint.beforeLetIn && !anonymousMayCall)
        throw new AppError(request.caller.closed)
      return
    }
    // Rows C-39, C-40: public calls are open to signed-in callers as well.
    if (isPublic && anonymousMayCall) return
    throw new AppError(request.caller.kind === 'anonymous' ? 'unauthenticated' : 'forbidden')
  }
