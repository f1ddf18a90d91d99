import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../registry/refused'
import type { Right, Token } from '../../tokens/token'
import { coversRemote, findToken, missingRight, tokenText } from '../../tokens/token'
import type { Tokens } from '../../tokens/token-file'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Right that the token needs for the remote in the URL; omitted for reading. */
    right?: Right
    /** Every token that reaches the remote in the URL may call it, whatever its rights. */
    own?: true
  }
}

const SCHEME = /^Bearer +(\S+)$/i

const known = new WeakMap<FastifyRequest, Token>()

/** The token that authenticated a request. */
export const tokenOf = (request: FastifyRequest): Token => known.get(request)!

/** Who acts, for the registry and the history: always the token's owner, whatever the request says. */
export function actorOf(request: FastifyRequest): { by: string; token: { id: string; name: string; team: string } } {
  const token = tokenOf(request)
  return { by: tokenText(token), token: { id: token.id, name: token.name, team: token.team } }
}

/** Throws {@link Refused} if the request's token lacks the right. */
export function mustMay(request: FastifyRequest, right: Right, name: string): void {
  const why = missingRight(tokenOf(request), right, name)
  if (why)
    throw new Refused(`${why}. Nothing has changed; the operator of the registry service gives out tokens`, 'forbidden')
}

/** Rejects requests without a valid token or the required right, before their body is read. */
export const gatekeeper =
  (tokens: Tokens, onStranger: (request: FastifyRequest) => Promise<boolean>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const text = SCHEME.exec(request.headers.authorization ?? '')?.[1]
    const token =
      text === undefined
        ? { problem: 'no token was sent; set SAMSPEL_TOKEN' }
        : findToken(await tokens.list(), text, Date.now())
    if ('problem' in token) {
      if (!(await onStranger(request)))
        throw new Refused('too many calls without a good token from here; wait a minute', 'too_many')
      void reply.header('www-authenticate', 'Bearer')
      throw new Refused(token.problem, 'unauthorized')
    }
    known.set(request, token)
    const { right, own } = request.routeOptions.config
    const { name } = request.params as { name: string }
    if (right) mustMay(request, right, name)
    if (own && !coversRemote(token, name))
      throw new Refused(
        `token ${token.id} (${tokenText(token)}) does not reach ${name}: it is for ${token.remotes.join(', ')}`,
        'forbidden',
      )
  }
