import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors'

/** Heard out at most: what the edge hands on is shorter. */
const patienceBytes = 64 * 1024 * 1024

/**
 * 413 for a body that says to be longer than its route takes, pictures among them, before anything reads it. It is heard out first: whoever
 * is cut off while sending learns of a broken connection, not of the limit.
 */
export const refuseLongBody = async (request: FastifyRequest): Promise<void> => {
  const bytes = Number(request.headers['content-length'])
  if (!(bytes > request.routeOptions.bodyLimit)) return
  if (bytes <= patienceBytes) await finished(request.raw.resume()).catch(() => undefined)
  throw new AppError('body_too_large')
}
