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
 * invalid token counts as none, so that an expired session does not prevent signing in.
 */
export const authenticate = (
  { db, now, config }: AppContext,
  tokens: Tokens,
  { endpoint, isPublic }: { endpoint: Endpoint; isPublic: boolean },
) => {
  const anonymousMayCall = endpoint.actors.includes('anonymous')
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.caller = { kind: 'anonymous' }
    const token = /^Bearer ([^\s]+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token && !isPublic && !endpoint.skipAuth) {
      const time = now()
      const claims = tokens.read(token, time)
      const isDue = claims && (claims.ent || time.getTime() / 1_000 - claims.iat > renewAfter)
      const caller = claims && (await loadCaller(db, { claims, now: time, sessionDays: config.sessionDays }))
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
    if (request.caller.kind === 'user' && request.caller.needsSecondStep && !endpoint.beforeSecondStep) {
      if (!anonymousMayCall) throw new AppError('second_step_required')
      // What visitors may do is done as one of them.
      request.caller = { kind: 'anonymous' }
    }
    const refusal = refusalOf(request.caller, endpoint, isPublic)
    if (refusal) throw refusal
  }
}
