import { finished } from 'node:stream/promises'
import type { preParsingHookHandler } from 'fastify'
import { AppError } from '../errors'

/** The most we read before giving up; the edge forwards only smaller bodies. */
const patienceBytes = 64 * 1024 * 1024

/**
 * 413 for a body whose declared length exceeds its route's limit, uploads included, before anything parses it. The body is read to its end
 * first: a client cut off while sending sees a broken connection instead of the error.
 */
export const refuseLongBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const bytes = Number(request.headers['content-length'])
  if (!(bytes > request.routeOptions.bodyLimit)) return done(null, payload)
  const refuse = () => done(new AppError('body_too_large'))
  if (bytes > patienceBytes) return refuse()
  finished(request.raw.resume()).then(refuse, refuse)
}
