import type { FastifyReply } from 'fastify'
import { AppError } from '../errors'

/**
 * Aborts when the connection closes before the answer. Fastify's own `request.signal` also aborts once a body has been read to its end.
 */
export const abandoned = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  const leave = () => {
    // Nobody reads this answer; it must not be reported as a fault of ours.
    if (!raw.writableFinished) controller.abort(new AppError('malformed_request'))
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return controller.signal
}
