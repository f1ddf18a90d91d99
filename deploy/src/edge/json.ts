import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { chooseEncoding, encode } from './encoding'

// What fits into one packet does not arrive sooner when it is compressed.
const WORTH_COMPRESSING = 1_400

// By the registry as it was read: what was made of it goes when the next revision takes its place.
const made = new WeakMap<Registry, Map<string, Promise<Buffer>>>()

/** Makes a body once for a registry, also when many ask at the same time. */
function once(live: Registry, place: string, make: () => Promise<Buffer>): Promise<Buffer> {
  let bodies = made.get(live)
  if (!bodies) made.set(live, (bodies = new Map()))
  const own = bodies
  const known = own.get(place)
  if (known) return known
  const body = make().catch((error: unknown) => {
    own.delete(place)
    throw error
  })
  own.set(place, body)
  return body
}

interface JsonAnswer {
  /** The registry that the answer is made of, as the edge has read it. */
  live: Registry
  /** Equal for all requests with the same answer to the same registry; undefined for one that is not shared. */
  place: string | undefined
  value: () => unknown
}

/**
 * Answers with JSON that is made of the registry, in the best encoding that the visitor takes. HEAD and what is small are answered plain.
 * Set `vary` and `etag` of the plain answer before: an encoding is added to both.
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { live, place, value }: JsonAnswer,
): Promise<FastifyReply> {
  const make = (name: string, body: () => Promise<Buffer>) =>
    place === undefined ? body() : once(live, `${name}\n${place}`, body)
  const plain = await make('identity', async () => Buffer.from(JSON.stringify(value())))
  reply.type('application/json; charset=utf-8')
  if (request.method === 'HEAD' || plain.length < WORTH_COMPRESSING) return reply.send(plain)

  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `accept-encoding, ${String(vary)}` : 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(plain)
  const etag = reply.getHeader('etag')
  // A strong tag names these very bytes.
  if (etag) reply.header('etag', String(etag).replace(/"$/, `-${encoding}"`))
  const body = await make(encoding, () => encode[encoding](plain))
  return reply.header('content-encoding', encoding).send(body)
}
