import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage'
import { chooseEncoding } from './encoding'
import type { LiveRegistry } from './live-registry'
import type { OverrideRights } from './visitor'
import { originsFor } from './visitor'

const unpack = promisify(brotliDecompress)

interface SourceMapsOptions extends OverrideRights {
  live: LiveRegistry
  storage: Storage
}

/**
 * Serves the source map of a published script to those who may use overrides, so that the failure screen of a build under test names places of its
 * sources; 404 for everybody else, as if there were none.
 */
export function registerSourceMaps(app: FastifyInstance, { live, storage, ...rights }: SourceMapsOptions): void {
  app.get<{ Params: { name: string; version: string; file: string } }>(
    '/registry/maps/:name/:version/:file',
    async (request, reply) => {
      const { name, version, file } = request.params
      reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
      const isAllowed = originsFor(request, await live.read(), rights).length > 0
      const packed =
        isAllowed && /\.js$/.test(file) ? await storage.readFile(name, version, `${file}.map.br`) : undefined
      if (!packed) return reply.code(404).send({ error: 'not_found' })
      reply.type('application/json; charset=utf-8')
      if (chooseEncoding(request.headers['accept-encoding']) === 'br')
        return reply.header('content-encoding', 'br').send(packed)
      return reply.send(await unpack(packed))
    },
  )
}
