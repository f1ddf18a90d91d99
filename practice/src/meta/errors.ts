import type { FastifyReply } from 'fastify'
import type { ModeAnswers } from '../under-mode'

interface GraphError {
  code: number
  message: string
  subcode?: number
  isTransient?: boolean
  type?: string
  status?: number
}

/** An error as the Graph API words it. */
export const graphError = (
  reply: FastifyReply,
  { code, message, subcode, isTransient = false, type = 'OAuthException', status = 400 }: GraphError,
) =>
  reply.code(status).send({
    error: {
      message,
      type,
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(isTransient && { is_transient: true }),
      fbtrace_id: 'Apractice',
    },
  })

/** How the Graph API limits, is down and refuses. */
export const graphAnswers: ModeAnswers = {
  limits: (_request, reply) =>
    graphError(reply.header('x-app-usage', JSON.stringify({ call_count: 100, total_time: 25, total_cputime: 25 })), {
      code: 4,
      message: '(#4) Application request limit reached',
      isTransient: true,
    }),
  down: (_request, reply) =>
    graphError(reply, {
      code: 2,
      message: 'An unexpected error has occurred. Please retry your request later.',
      isTransient: true,
      status: 500,
    }),
  refuses: (_request, reply) =>
    graphError(reply, {
      code: 10,
      message: '(#10) Application does not have permission for this action',
      status: 403,
    }),
}
