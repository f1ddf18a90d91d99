import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import { isApiToken, loadTokenCaller } from '../auth/api-tokens'
import type { Caller } from '../auth/caller'
import { loadCaller, renewAfter, type Tokens, touchSession } from '../auth/sessions'
import { AppError, ScopeMissing } from '../errors'
import type { AppContext } from './call'
import { forgetAtTheEdge, tellTheEdge } from './tell-the-edge'

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

/** The caller of a token of a company, for a call that is open to it; cookies and sessions play no part. */
const callerByToken = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
  { scope }: Pick<Endpoint, 'scope'>,
): Promise<Caller> => {
  const caller = await loadTokenCaller(db, token, now())
  if (!caller) throw new AppError('api_token_invalid')
  if (!scope) throw new AppError('not_for_tokens')
  if (!caller.token?.scopes.includes(scope)) throw new ScopeMissing(scope)
  // Whether the call waits for the company to be let in or not.
  if (caller.closed) throw new AppError(caller.closed)
  return caller
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
    if (token && isApiToken(token) && !isPublic && !endpoint.skipAuth)
      request.caller = await callerByToken({ db, now }, token, endpoint)
    else if (token && !isPublic && !endpoint.skipAuth) {
      const time = now()
      const claims = tokens.read(token, time)
      const isDue = claims && (claims.ent || time.getTime() / 1_000 - claims.iat > renewAfter)
      const caller = claims && (await loadCaller(db, { claims, now: time, sessionDays: config.sessionDays }))
      if (caller && claims) {
        request.caller = caller
        tellTheEdge(caller, { request, reply }, config)
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
        forgetAtTheEdge({ request, reply }, config)
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
