import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import type { ClientConfig, Registry, RemoteRelease } from '@samspel/federation/registry'
import { HEAD_PLACE, registryIn } from '@samspel/federation/registry'
import { contentSecurityPolicy, framedBySelf, ownerOf, pageRegistry, renderPage, visitorLanguage } from '../edge'
import { runtimeFiles } from '../runtime-files'
import { pageFiles } from '../tool-pages/page-files'
import { passOn, registerCalls } from './calls'
import { readChoice } from './choice'
import { exampleValues } from './config-values'
import { makeEvents } from './events'
import { withExamples } from './examples'
import { fakeApi } from './fake-api'
import type { BuildState, SandboxRemote } from './names'
import { CHANGES, REMOTE, RESET, SANDBOX, SESSION } from './names'
import { refuseOthers } from './own-visits'
import { devRelease } from './release'
import { seededApi } from './seeded-api'
import { sessionFor } from './session'
import type { SandboxShell } from './shell'

interface IsolateOptions {
  name: string
  /** Folder of the remote's sources. */
  dir: string
  shell: SandboxShell
  /** Folder with one subfolder per build, named by version. */
  releases: string
  /** URL of a Samspel with the demo data; generic answers if omitted. */
  api?: string | undefined
}

/** Serves one remote in its sandbox. */
export interface IsolateServer {
  app: FastifyInstance
  /** Applies a new build state and notifies the sandbox. */
  take(state: BuildState): Promise<void>
}

const framedPolicy = framedBySelf(contentSecurityPolicy())
const sandboxPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Creates the server: a remote in the shell, and the shell in the sandbox. */
export async function isolateServer({ name, dir, shell, releases, api }: IsolateOptions): Promise<IsolateServer> {
  const app = fastify({ logger: false, forceCloseConnections: true, routerOptions: { maxParamLength: 4_000 } })
  const changes = makeEvents()
  const fake = api ? seededApi(api) : fakeApi(dir)
  // Load the fake API in the background so that the first page does not wait; a later request reports any error.
  void fake.tokenFor('creator').catch(() => undefined)
  const files = await pageFiles(runtimeFiles.sandbox, 'sandbox')
  const template = (await readFile(join(shell.root, '..', shell.release.template), 'utf8')).replace(
    HEAD_PLACE,
    () => `<script defer src="${SANDBOX}/frame.js"></script>\n${HEAD_PLACE}`,
  )
  let state: BuildState = { state: 'building' }
  let lastGood: BuildState | undefined
  let release: RemoteRelease | undefined
  let revision = 0
  let realApi = ''

  const registry = (): Registry => ({
    revision,
    environment: 'sandbox',
    updatedAt: new Date().toISOString(),
    shell: shell.release,
    remotes: release ? { [name]: release } : {},
  })
  /** Includes languages that only the remote has, so that translators see them before the shell supports them. */
  const languageFor = (request: FastifyRequest) =>
    visitorLanguage(request, {
      shell: { ...shell.release, languages: { ...shell.release.languages, ...release?.languages } },
    })
  const config: ClientConfig = { apiUrl: '/api', publicUrl: '/public', environment: 'sandbox' }

  refuseOthers(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 20_000_000 }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('preClose', () => changes.close())
  app.addHook(
    'onSend',
    async (_request, reply) => void reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }),
  )

  app.get(CHANGES, (_request, reply) =>
    changes.open(
      reply,
      {},
      [...new Set([lastGood, state])].flatMap((data) => (data ? [{ name: 'build', data }] : [])),
    ),
  )
  app.get(REMOTE, async (): Promise<SandboxRemote> => ({
    name,
    resets: fake.origin === undefined,
    config: exampleValues(release?.config),
    routes: await withExamples(fake, release?.routes ?? []),
  }))
  app.get(SESSION, async (request) => {
    const choice = readChoice(request.url.split('?')[1] ?? '')
    if (choice.api) realApi = choice.api
    return sessionFor(fake, choice)
  })
  app.post(RESET, async (_request, reply) => {
    fake.reset()
    return reply.code(204).send()
  })
  for (const [file, { type, contents }] of files) {
    app.get(`${SANDBOX}/${file}`, (_request, reply) =>
      reply.type(type).header('content-security-policy', sandboxPolicy).send(contents),
    )
  }
  app.get(`${SANDBOX}/inter.woff2`, (_request, reply) => reply.redirect(shell.release.fonts[0] ?? '/'))
  app.get(SANDBOX, (_request, reply) => reply.redirect(`${SANDBOX}/`))
  registerCalls(app, { fake, onCall: (call) => changes.send({ name: 'call', data: call }) })

  await app.register(fastifyStatic, { root: shell.root, prefix: '/shell/', cacheControl: false })
  await app.register(fastifyStatic, {
    root: releases,
    prefix: `/remotes/${name}/`,
    decorateReply: false,
    cacheControl: false,
  })
  app.all('/telemetry', (_request, reply) => reply.code(204).send())
  app.get('/registry.json', () => registry())
  app.get('/registry/page.json', (request) => pageRegistry(registryIn(registry(), languageFor(request))))
  app.get('/uploads/*', async (request, reply) => {
    const from = realApi || fake.origin
    if (from) return passOn(request, reply, from + request.url)
    const { status, headers, body } = await fake.handle({ method: 'GET', url: request.url, headers: {} })
    return reply.code(status).headers(headers).send(body)
  })
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (path === '/' && request.headers['sec-fetch-dest'] !== 'iframe') return reply.redirect(`${SANDBOX}/`)
    if (/^\/[^/]+\.[a-z0-9]{2,12}$/i.test(path)) return reply.callNotFound()
    const page = renderPage(template, registry(), config, ownerOf(registry(), path), languageFor(request))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', framedPolicy).send(page)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))

  return {
    app,
    async take(next) {
      state = next
      if (next.state === 'built') {
        try {
          release = await devRelease(join(releases, next.version), name, next.version)
          revision += 1
          lastGood = next
        } catch (error) {
          state = { state: 'failed', problems: (error as Error).message }
        }
      }
      changes.send({ name: 'build', data: state })
    },
  }
}
