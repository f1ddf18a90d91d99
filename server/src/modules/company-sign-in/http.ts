import type { FastifyReply, FastifyRequest } from 'fastify'

/** The request whose cookies are read, and the answer that sets them. */
export interface Http {
  request: Pick<FastifyRequest, 'cookies'>
  reply: Pick<FastifyReply, 'setCookie'>
}
