import type { FastifyInstance } from 'fastify'
import { integrityOf } from '../integrity'
import type { Storage } from '../storage/storage'
import { chooseEncoding, encode } from './encoding'
import type { LiveRegistry } from './live-registry'

const FILE = 'service-worker.js'

/** The service worker may fetch from this site only, and load no other code. */
const policy = "default-src 'none'; connect-src 'self'"

/**
 * Serves the live shell's service worker at the root, so that its scope is the whole site. Browsers check for updates themselves, so it
 * must be revalidated each time. A worker that does not match its hash in the registry is not served.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { live, storage }: { live: LiveRegistry; storage: Storage },
): void {
  app.get(`/${FILE}`, async (request, reply) => {
    const { shell } = await live.read()
    const known = shell?.files[`/shell/${shell.version}/${FILE}`]
    const file = shell && known && (await storage.readFile('shell', shell.version, FILE))
    if (!file || integrityOf(file) !== known.integrity)
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, vary: 'accept-encoding' })
      .type('text/javascript; charset=utf-8')
      .send(await encode[encoding](file))
  })
}
