import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CheckedFiles } from './checked-files'
import { chooseEncoding } from './encoding'

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

/** Workers of remotes that run machine code (WebAssembly), by the name of their chunk. They may compile it and fetch from this site, nothing else; no page may. */
const WASM_WORKER = /^wasm-worker\.\w+\.js$/

/** The worker of the shell that hears whether the page lives. */
const HEARTBEAT = 'heartbeat.js'

const plain = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)

/**
 * Serves the files of releases: immutable, from their compressed copies, 404 (never the page) for what is not there, and 502 for what is not what
 * its release's record knows: browsers would keep it for a year.
 */
export function registerFiles(app: FastifyInstance, files: CheckedFiles): void {
  const serve = async (path: string, acceptEncoding: string | undefined, reply: FastifyReply) => {
    const type = types[extname(path)]
    const [, owner, version, name] = address.exec(path) ?? []
    const found =
      owner && version && name && type
        ? await files.read(owner.replace('remotes/', ''), version, name, chooseEncoding(acceptEncoding))
        : 'missing'
    if (found === 'missing') return plain(reply, 404, 'Not found')
    if (found === 'altered') return plain(reply, 502, 'The file is damaged')
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding)
    // It reports what the page cannot: to this site, and runs nothing but itself.
    if (owner === 'shell' && name === HEARTBEAT)
      reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    if (WASM_WORKER.test(name!))
      reply.header('content-security-policy', "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'")
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        // What the service worker compares with before it keeps the file. Not `unencoded-digest`: with that, Chromium lets no prefetch succeed.
        'samspel-integrity': found.integrity,
      })
      .type(type!)
      .send(found.contents)
  }

  for (const prefix of ['/remotes/*', '/shell/*']) {
    app.get(prefix, (request, reply) => serve(request.url.split('?', 1)[0]!, request.headers['accept-encoding'], reply))
  }
}
