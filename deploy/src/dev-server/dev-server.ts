import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import type { RemoteRelease } from '@samspel/federation/registry'
import { globalOf } from '@samspel/federation/registry'
import { makeEvents } from './events'
import type { BuildState } from './names'
import { atOrigin, devRelease } from './release'

interface DevOptions {
  name: string
  /** Folder with one subfolder per build, named by version. */
  releases: string
  /** Origin under which browsers reach this server. */
  origin: string
  /** Origin of the shell that may read from this server. */
  into: string
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
const typeOf = (file: string): string => types[file.split('.').at(-1)!] ?? 'application/json'

/** Serves the builds of one remote to a shell elsewhere. */
export interface DevServer {
  app: FastifyInstance
  take(state: BuildState): Promise<void>
}

/** Creates the server with `/release.json`, the files, and `/changes`: everything that an override by origin requests. */
export async function devServer({ name, releases, origin, into }: DevOptions): Promise<DevServer> {
  const app = fastify({ logger: false, forceCloseConnections: true })
  const changes = makeEvents()
  const allowed = {
    'access-control-allow-origin': into,
    vary: 'origin',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  }
  let release: RemoteRelease | undefined
  let problems = 'The first build is still under way.'

  app.addHook('preClose', () => changes.close())
  app.addHook('onSend', async (_request, reply) => void reply.headers(allowed))
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': '*',
        'access-control-allow-private-network': 'true',
      })
      .send(),
  )
  app.get('/release.json', (_request, reply) =>
    release ? reply.send(atOrigin(release, origin)) : reply.code(503).send({ error: 'not_built', problems }),
  )
  app.get('/changes', (_request, reply) => changes.open(reply, allowed))
  // A page that has taken changes in asks for later files in the folder of the build that it was opened with.
  const LATER = new RegExp(`^/remotes/${name}/([0-9a-z.-]+)/([0-9A-Za-z_~.-]+\\.(?:js|json|css|map))$`)
  const sendLater = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const [, version, file] = LATER.exec(url.split('?', 1)[0]!) ?? []
    const later =
      release && file && (await readFile(join(releases, release.version, file), 'utf8').catch(() => undefined))
    if (!later) return reply.code(404).send({ error: 'not_found' })
    return reply.type(typeOf(file!)).send(later.replaceAll(globalOf(name, release!.version), globalOf(name, version!)))
  }
  app.setNotFoundHandler(sendLater)
  // Stylesheets keep their names, so that a page can exchange them.
  app.get(`/remotes/${name}/:version/:sheet(^[0-9A-Za-z_~.-]+\\.css$)`, sendLater)
  await app.register(fastifyStatic, { root: releases, prefix: `/remotes/${name}/`, cacheControl: false })

  return {
    app,
    async take(state) {
      if (state.state === 'building') return
      if (state.state === 'failed') {
        problems = state.problems
        return changes.send({ name: 'failed', data: { problems } })
      }
      const before = release?.version
      release = await devRelease(join(releases, state.version), name, state.version)
      if (before !== undefined && before !== release.version) changes.send({ data: { name, version: release.version } })
    },
  }
}
