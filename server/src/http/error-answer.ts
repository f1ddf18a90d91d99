import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { type ErrorId, errorKinds, snakeizeKeys } from '@samspel/api'
import { AppError } from '../errors'

const fastifyIds: Record<string, ErrorId> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_UNDER_PRESSURE: 'unavailable',
}
/** No room for a file: there may be again. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

/**
 * SQLSTATEs of a database that cannot answer now, and may a moment later: connections (08), who may come in (28), a database that is not
 * there yet (3D) or read-only while another takes over (25006), room and limits (53), states of objects (55: it takes no connections, a
 * lock was not to be had), actions of operators and statements that took too long (57), its disk (58). None of them is tried again by itself:
 * whether a transaction whose connection broke was committed, nobody knows.
 */
const comesBack = /^(?:08|25006|28|3D|53|55|57|58)/

const isDatabaseGone = (error: unknown): boolean => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  return (
    lostConnection.has(code) ||
    fullDisk.has(code) ||
    (error instanceof pg.DatabaseError && comesBack.test(code)) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(message)
  )
}

const idOfDatabase = (error: pg.DatabaseError): ErrorId | undefined => {
  const code = error.code ?? ''
  if (code === '23505' || code === '40001' || code === '40P01') return 'conflict'
  // A value that the database cannot take, or one that its checks refuse, is bad input that a schema let through.
  return code.startsWith('22') || code === '23514' || code === '23503' || code === '23502' ? 'invalid' : undefined
}

/** Every error as an AppError; `internal` when it is ours to mend. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isDatabaseGone(error)) return new AppError('unavailable')
  if (error instanceof pg.DatabaseError) return new AppError(idOfDatabase(error) ?? 'internal')
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = fastifyIds[code]
  if (known) return new AppError(known)
  if (statusCode === 429) return new AppError('too_many_requests')
  return new AppError(statusCode >= 400 && statusCode < 500 ? 'malformed_request' : 'internal')
}

/** The one place that answers errors: `{errors: {field: [id]}}` or `{error: id}`, never a stack trace. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toAppError(error)
  if (errorKinds[refusal.id].reportable) request.log.error({ err: error }, refusal.id)
  // Codes, never texts: those of a malformed request quote it, with whatever tokens and passwords it held (QUALITY 16).
  else if (!(error instanceof AppError))
    request.log.info({ reason: (error as { code?: string }).code ?? (error as Error).name }, refusal.id)
  // Row C-09: a refusal renews nothing, and names no session that its transaction took back.
  void reply.removeHeader('Authorization')
  if (refusal.status === 503) void reply.header('Retry-After', '5')
  return reply
    .code(refusal.status)
    .send(
      refusal.errors
        ? { errors: snakeizeKeys(refusal.errors) }
        : { error: refusal.id, ...(refusal.by && { by: refusal.by }) },
    )
}
