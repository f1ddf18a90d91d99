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

/** The limits of calls: of the app, a user, a page, and of one kind of call. */
export const limits = {
  4: { message: '(#4) Application request limit reached', isTransient: true, status: 403 },
  17: { message: '(#17) User request limit reached' },
  32: { message: '(#32) Page request limit reached', status: 403 },
  613: { message: '(#613) Calls to this api have exceeded the rate limit.' },
} as const
export type Limit = keyof typeof limits

const full = JSON.stringify({ call_count: 100, total_time: 25, total_cputime: 25 })

/** How the Graph API limits, is down and refuses. */
export const graphAnswers = (limit: () => Limit): ModeAnswers => ({
  limits: (_request, reply) => {
    const code = limit()
    return graphError(code === 4 ? reply.header('x-app-usage', full) : reply, { code, ...limits[code] })
  },
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
})
