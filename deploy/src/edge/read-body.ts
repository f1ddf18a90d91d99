import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodyLimits, usualBodyBytes } from './body-limits'

/** A request body that is rejected. */
export class BodyRefused extends Error {
  override name = 'BodyRefused'
  constructor(
    readonly statusCode: 408 | 413 | 503,
    readonly maxBytes?: number,
  ) {
    super(`a body was refused: ${statusCode}`)
  }
}

const MiB = 1024 * 1024
/** Total bytes of bodies held in memory at once. */
const mostHeld = 256 * MiB
/** How long to keep reading an oversized body: a client cut off while sending would not read the answer. */
const patience = { bytes: 64 * MiB, ms: 15_000 }

const limits = bodyLimits.map(({ path, ...limit }) => ({
  ...limit,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))

/** The API's own limit of a call, so that neither of the two refuses what the other takes. */
const limitOf = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): number => {
  const path = url.split('?')[0]!
  return limits.find((limit) => limit.methods.includes(method) && limit.pattern.test(path))?.bytes ?? usualBodyBytes
}

/** Reads bodies completely, within limits, before a connection to the API is used, so that slow senders hold none. */
export function bodyReader(most = mostHeld) {
  let held = 0

  const read = ({ raw, method, url, headers }: FastifyRequest): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const limit = limitOf({ method, url })
      let chunks: Buffer[] = []
      let kept = 0
      let discarded = 0
      let refusal: BodyRefused | undefined
      let timer: NodeJS.Timeout | undefined

      const free = () => {
        held -= kept
        kept = 0
        chunks = []
      }
      const settle = (end: () => void) => {
        clearTimeout(timer)
        raw.off('data', onData).off('end', onEnd).off('close', onClose)
        raw.once('error', () => undefined).resume()
        end()
      }
      const refuse = (status: 413 | 503) => {
        refusal = new BodyRefused(status, status === 413 ? limit : undefined)
        free()
        timer = setTimeout(() => settle(() => reject(refusal!)), patience.ms)
      }
      const onData = (chunk: Buffer) => {
        if (!refusal && kept + chunk.length > limit) refuse(413)
        if (!refusal && held + chunk.length > most) refuse(503)
        if (refusal) {
          discarded += chunk.length
          if (discarded > patience.bytes) settle(() => reject(refusal!))
          return
        }
        chunks.push(chunk)
        kept += chunk.length
        held += chunk.length
      }
      const onEnd = () =>
        settle(() => {
          if (refusal) return reject(refusal)
          const body = Buffer.concat(chunks)
          free()
          resolve(body)
        })
      const onClose = () => {
        free()
        settle(() => reject(refusal ?? new BodyRefused(408)))
      }
      raw.on('data', onData).on('end', onEnd).on('close', onClose)
      raw.on('error', onClose)
      if (Number(headers['content-length']) > limit) refuse(413)
    })

  return { read, held: () => held }
}

/** Reads the bodies of these routes completely; a rejected body is answered with an error id. */
export function readBodies(app: FastifyInstance): void {
  const reader = bodyReader()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request: FastifyRequest) => reader.read(request))
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof BodyRefused)) return reply.send(error)
    request.log.info({ status: error.statusCode }, 'a body was refused')
    if (error.statusCode === 503) reply.header('retry-after', '5')
    const ids = { 408: 'request_timeout', 413: 'body_too_large', 503: 'service_unavailable' } as const
    return reply
      .code(error.statusCode)
      .header('cache-control', 'no-store')
      .send({
        error: ids[error.statusCode],
        ...(error.maxBytes !== undefined && { max_bytes: error.maxBytes }),
      })
  })
}
