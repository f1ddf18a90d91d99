import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { snakeizeKeys } from '@samspel/api'
import { type ErrorId, errorKinds } from '@samspel/api/errors'
import { AppError, ScopeMissing, SecondStepNeeded } from '../errors'

const fastifyIds: Record<string, ErrorId> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_UNDER_PRESSURE: 'unavailable',
}
/** Disk full: may be temporary. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

/**
 * SQLSTATEs of a database that is unavailable for now and may recover: connections (08), authorisation (28), a database that does not exist
 * yet (3D) or is read-only during a failover (25006), insufficient resources (53), object state (55: no connections accepted, lock not
 * available), operator intervention and statement timeouts (57), system errors (58). None of them is retried automatically: when a
 * connection breaks, nobody knows whether its transaction was committed.
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
  // A value that the database or its constraints reject is bad input that the schema let through.
  return code.startsWith('22') || code === '23514' || code === '23503' || code === '23502' ? 'invalid' : undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The error id that the request was answered with. */
    refusedAs: ErrorId | undefined
  }
}

/** Converts any error to an AppError; `internal` when the fault is ours. */
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

/** The only place that answers errors: `{errors: {field: [id]}}` or `{error: id}`, never a stack trace. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toAppError(error)
  request.refusedAs = refusal.id
  if (errorKinds[refusal.id].reportable)
    request.log.error({ err: error, method: request.method, route: request.routeOptions?.url }, refusal.id)
  // Log codes, never messages: parser errors quote the request, including any tokens and passwords in it (QUALITY 16).
  else if (!(error instanceof AppError))
    request.log.info({ reason: (error as { code?: string }).code ?? (error as Error).name }, refusal.id)
  // Row C-09: a refusal renews no token, and must not carry one for a session whose transaction was rolled back.
  void reply.removeHeader('Authorization')
  const isShort = refusal.status === 503 || refusal.id === 'too_many_requests'
  if (isShort && !reply.hasHeader('retry-after')) void reply.header('Retry-After', '5')
  const maxBytes = refusal.id === 'body_too_large' ? request.routeOptions.bodyLimit : refusal.maxBytes
  return reply.code(refusal.status).send({
    ...(refusal.errors ? { errors: snakeizeKeys(refusal.errors) } : { error: refusal.id }),
    ...(refusal.by && { by: refusal.by }),
    ...(refusal.followers && { followers: refusal.followers }),
    ...(refusal instanceof SecondStepNeeded && { second_step: refusal.secondStep }),
    ...(refusal instanceof ScopeMissing && { scope: refusal.scope }),
    ...(maxBytes !== undefined && { max_bytes: maxBytes }),
  })
}
