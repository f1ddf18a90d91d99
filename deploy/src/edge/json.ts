import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { chooseEncoding, encode } from './encoding'

// A body that fits into one packet does not arrive sooner when compressed.
const WORTH_COMPRESSING = 1_400

// Keyed by the registry object, so that derived bodies are dropped with the revision.
const made = new WeakMap<Registry, Map<string, Promise<Buffer>>>()

/** Computes a body once per registry, even for concurrent requests. */
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
  /** The registry that the answer is derived from, as read by the edge. */
  live: Registry
  /** Cache key: the same for all requests that get the same answer; undefined if the answer is not shared. */
  place: string | undefined
  value: () => unknown
}

/**
 * Sends JSON derived from the registry in the best encoding that the visitor accepts. HEAD requests and small bodies are not compressed.
 * Set `vary` and `etag` of the uncompressed answer first: the encoding is added to both.
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
  // A strong ETag identifies the exact bytes.
  if (etag) reply.header('etag', String(etag).replace(/"$/, `-${encoding}"`))
  const body = await make(encoding, () => encode[encoding](plain))
  return reply.header('content-encoding', encoding).send(body)
}
