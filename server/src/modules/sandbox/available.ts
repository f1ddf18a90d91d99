import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { AppError } from '../../errors'
import { isLoopback, isOwnName } from '../../own-machine'
import { hasSandbox } from '../../sandboxes'

/**
 * A hook that admits only requests from this machine, addressed to one of its names. For anybody else, forwarded requests included, the
 * guarded routes do not exist.
 */
export const sandboxOnly =
  (config: Config) =>
  async (request: FastifyRequest): Promise<void> => {
    const isLocal = isLoopback(request.socket.remoteAddress) && isLoopback(request.ip) && isOwnName(request.hostname)
    if (!isLocal || !hasSandbox(config)) throw new AppError('not_found')
  }
