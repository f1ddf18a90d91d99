import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A body that is not handed on. */
export class BodyRefused extends Error {
  override name = 'BodyRefused'
  constructor(readonly statusCode: 408 | 413 | 503) {
    super(`a body was refused: ${statusCode}`)
  }
}

const MiB = 1024 * 1024
/** What the API takes at most: a picture and what stands around it; a list that is imported. */
const longest = { upload: 8 * MiB + 64 * 1024, other: 4 * MiB }
/** Bytes of bodies that are being read, all together. */
const mostHeld = 256 * MiB
/** How long an oversized body is still read: a client that is cut off while it sends does not read the answer. */
const patience = { bytes: 64 * MiB, ms: 15_000 }

const limitOf = (url: string): number => (/^\/api\/uploads\/?(?:\?|$)/.test(url) ? longest.upload : longest.other)

/** Reads bodies whole, within bounds, before anything of the API is taken into use for them: a slow sender holds no connection to the API. */
export function bodyReader(most = mostHeld) {
  let held = 0

  const read = ({ raw, url, headers }: FastifyRequest): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const limit = limitOf(url)
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
        refusal = new BodyRefused(status)
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

/** Bodies of these routes are read whole; one that is refused is answered with an id. */
export function readBodies(app: FastifyInstance): void {
  const reader = bodyReader()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request: FastifyRequest) => reader.read(request))
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof BodyRefused)) return reply.send(error)
    request.log.info({ status: error.statusCode }, 'a body was refused')
    if (error.statusCode === 503) reply.header('retry-after', '5')
    const ids = { 408: 'request_timeout', 413: 'body_too_large', 503: 'service_unavailable' } as const
    return reply.code(error.statusCode).header('cache-control', 'no-store').send({ error: ids[error.statusCode] })
  })
}
