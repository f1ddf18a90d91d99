import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding } from './encoding'
import type { Storage } from '../storage/storage'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

// Letters, digits and a few signs, never starting with a dot: what is not spelled like this is not looked up at all.
const part = '[A-Za-z0-9_][A-Za-z0-9._+-]*'
const address = new RegExp(`^/(shell|remotes/${part})/(${part})/(${part})$`)

const suffix = { br: '.br', gzip: '.gz', identity: '' } as const

const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')

/** Serves the files of releases: immutable, from their compressed copies, 404 (never the page) for what is not there. */
export function registerFiles(app: FastifyInstance, storage: Storage): void {
  const serve = async (path: string, acceptEncoding: string | undefined, reply: FastifyReply) => {
    const type = types[extname(path)]
    const [, owner, version, file] = address.exec(path) ?? []
    if (!owner || !version || !file || !type) return missing(reply)
    const name = owner.replace('remotes/', '')
    const wanted = chooseEncoding(acceptEncoding)
    for (const encoding of wanted === 'identity' ? (['identity'] as const) : ([wanted, 'identity'] as const)) {
      const contents = await storage.readFile(name, version, file + suffix[encoding])
      if (!contents) continue
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        })
        .type(type)
        .send(contents)
    }
    return missing(reply)
  }

  for (const prefix of ['/remotes/*', '/shell/*']) {
    app.get(prefix, (request, reply) => serve(request.url.split('?', 1)[0]!, request.headers['accept-encoding'], reply))
  }
}
