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

// Letters, digits and a few other characters, not starting with a dot; any other path is not looked up at all.
const part = '[A-Za-z0-9_][A-Za-z0-9._+-]*'
const address = new RegExp(`^/(shell|remotes/${part})/(${part})/(${part})$`)

/** Workers of remotes that run WebAssembly, by chunk name. They may compile it and fetch from this site only; pages may not compile it. */
const WASM_WORKER = /^wasm-worker\.\w+\.js$/

/** The shell's worker that detects an unresponsive page. */
const HEARTBEAT = 'heartbeat.js'

const plain = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).type('text/plain; charset=utf-8').send(text)

/**
 * Serves the files of releases as immutable, from their compressed copies. A missing file is answered with 404 (never with the page), and a
 * file that does not match its release record with 502, because browsers would cache it for a year.
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
    // Reports on the page's behalf: it may connect to this site only, and load no other code.
    if (owner === 'shell' && name === HEARTBEAT)
      reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    if (WASM_WORKER.test(name!))
      reply.header('content-security-policy', "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'")
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        // The service worker checks this hash before it caches the file. Not `unencoded-digest`: Chromium fails every prefetch that has it.
        'samspel-integrity': found.integrity,
      })
      .type(type!)
      .send(found.contents)
  }

  for (const prefix of ['/remotes/*', '/shell/*']) {
    app.get(prefix, (request, reply) => serve(request.url.split('?', 1)[0]!, request.headers['accept-encoding'], reply))
  }
}
