import type { Readable } from 'node:stream'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Audience } from '@samspel/federation/registry'
import type { BuiltFile } from '../../build/built-folder'
import { inputsOf, isBuiltFile, readBuiltFolder } from '../../build/built-folder'
import { lock, unlock } from '../../commands/lock'
import { lookAt } from '../../commands/look'
import { promote, rollback, stopCanary } from '../../commands/promote'
import type { Published } from '../../commands/publish'
import { isPublished } from '../../commands/publish'
import { publishFolder } from '../../commands/publish-folder'
import type { RampPlan } from '../../commands/ramp-plan'
import { history, status } from '../../commands/report'
import { tidyAfter } from '../../commands/tidy'
import type { Environments } from '../../provenance/environments'
import type { IssuerKeys } from '../../provenance/issuer-keys'
import { issuerKeys } from '../../provenance/issuer-keys'
import type { ProvenancePolicy } from '../../provenance/policy'
import type { Claimed } from '../../provenance/provenance'
import { provenanceOf } from '../../provenance/provenance'
import { Refused } from '../../registry/refused'
import type { Rehearsals } from '../../rehearse/kept'
import { releasePath } from '../../storage/paths'
import type { Storage } from '../../storage/storage'
import type { Tokens } from '../../tokens/token-file'
import { answerError } from './answers'
import { registerCarry } from './carry'
import { registerConfig } from './config'
import { registerField } from './field'
import type { Figures } from './figures'
import { registerRehearsals } from './rehearsals'
import { schemas } from './schemas'
import type { Staging } from './staging'
import { uploadLimits } from './staging'
import { registerVerify } from './verify'
import { registerWaysOut } from './ways-out'
import { actorOf, gatekeeper, mustMay, tokenOf } from './who'

const JSON_BYTES = 256 * 1024
const CALLS_A_MINUTE = 1_200
const STRANGERS_A_MINUTE = 30

type Part = { Params: { name: string } }
type Release = { Params: { name: string; version: string } }
type Moved = { version?: string; reason?: string }

/** Dependencies of the team routes. */
export interface TeamService {
  storage: Storage
  tokens: Tokens
  staging: Staging
  figures: Figures
  rehearsals: Rehearsals
  /** Address of the site, for links to a build; a path when left out. */
  siteUrl?: string | undefined
  /** Which identities of builds are taken; none when left out. */
  provenance?: ProvenancePolicy | undefined
  /** How keys of issuers are read. */
  keys?: IssuerKeys | undefined
  /** Environments from which releases may be taken over. */
  environments?: Environments | undefined
}

function checkFiles(files: readonly BuiltFile[]): void {
  const odd = files.find(({ name }) => !isBuiltFile(name))
  if (odd) throw new Refused(`'${odd.name}' is no name for a file of a release`, 'usage')
  if (new Set(files.map(({ name }) => name)).size !== files.length) throw new Refused('a file is named twice', 'usage')
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > uploadLimits.releaseBytes)
    throw new Refused(
      `a release may have ${uploadLimits.releaseBytes / 1024 / 1024} MiB; this one has ${(bytes / 1024 / 1024).toFixed(1)}`,
      'too_large',
    )
}

/** Serialises work per key, so that two publications of the same part are not compressed at the same time. */
function queues(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const next = (last.get(key) ?? Promise.resolve()).then(work, work)
    const settled = next.catch(() => {}).finally(() => last.get(key) === settled && last.delete(key))
    last.set(key, settled)
    return next
  }
}

function registerUploads(
  service: FastifyInstance,
  { storage, staging, siteUrl, provenance: policy, keys = issuerKeys() }: TeamService,
): void {
  const withLook = async (done: Published): Promise<Published> => {
    const look = await lookAt(storage, done, siteUrl)
    return look ? { ...done, look } : done
  }
  const inTurn = queues()
  const config = { right: 'publish' } as const
  service.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  service.post<Release & { Body: { files: BuiltFile[] } }>(
    '/remotes/:name/releases/:version/missing',
    { config, schema: schemas.missing },
    async ({ params: { name, version }, body: { files } }) => {
      checkFiles(files)
      if (await isPublished(storage, name, version, inputsOf(files))) return { published: true, missing: [] }
      await staging.sweep()
      return { published: false, missing: await staging.missing(name, version, files) }
    },
  )

  service.put<{ Params: Release['Params'] & { sha256: string }; Body: Readable }>(
    '/remotes/:name/releases/:version/files/:sha256',
    { config, schema: schemas.file },
    async ({ params: { name, version, sha256 }, body }, reply) => {
      await staging.take(name, version, sha256, body)
      return reply.code(204).send()
    },
  )

  service.post<Release & { Body: Claimed & { files: BuiltFile[]; force?: boolean } }>(
    '/remotes/:name/releases/:version',
    { config, schema: schemas.publish },
    async (request) => {
      const {
        params: { name, version },
        body: { files, force = false, ...claimed },
      } = request
      checkFiles(files)
      if (force) mustMay(request, 'force', name)
      if (await isPublished(storage, name, version, inputsOf(files)))
        return withLook({ name, version, built: false, took: 0, findings: [], forced: [] })
      const provenance = await provenanceOf(name, claimed, policy, keys)
      return inTurn(name, () =>
        staging.whole(name, version, files, async (folder) =>
          withLook(
            await publishFolder(storage, await readBuiltFolder(folder, { name, version }), folder, {
              ...actorOf(request),
              force,
              provenance,
            }),
          ),
        ),
      )
    },
  )
}

function registerMoves(service: FastifyInstance, { storage }: TeamService): void {
  type Promotion = Part & { Body: Moved & { percent?: number; to?: Audience; ramp?: RampPlan; force?: boolean } }
  service.post<Promotion>(
    '/remotes/:name/promote',
    { config: { right: 'promote' }, schema: schemas.promote },
    async (request) => {
      const {
        params: { name },
        body: { version, ...options },
      } = request
      if (options.force) mustMay(request, 'force', name)
      const actor = actorOf(request)
      const done = await promote(storage, name, version, { ...options, ...actor })
      return { ...done, ...(await tidyAfter(storage, done, actor.by)) }
    },
  )
  const back = { right: 'rollback' } as const
  service.post<Part & { Body: Moved }>('/remotes/:name/stop', { config: back, schema: schemas.stop }, (request) =>
    stopCanary(storage, request.params.name, { ...request.body, ...actorOf(request) }),
  )
  service.post<Part & { Body: Moved & { to?: string } }>(
    '/remotes/:name/rollback',
    { config: back, schema: schemas.rollback },
    (request) => rollback(storage, request.params.name, { ...request.body, ...actorOf(request) }),
  )
  const locks = { right: 'lock' } as const
  service.post<Part & { Body: { reason: string } }>(
    '/remotes/:name/lock',
    { config: locks, schema: schemas.lock },
    (request) => lock(storage, request.params.name, { ...request.body, ...actorOf(request) }),
  )
  service.post<Part & { Body: { reason?: string } }>(
    '/remotes/:name/unlock',
    { config: locks, schema: schemas.unlock },
    (request) => unlock(storage, request.params.name, { ...request.body, ...actorOf(request) }),
  )
}

/**
 * The registry service for teams, under `/v1`: uploads, publishes, moves and reports releases, for tokens with the required right. The
 * signing key never leaves the service. Refusals are `{ error, message }`; those of the gate include its findings.
 */
export function registerTeamService(app: FastifyInstance, team: TeamService): void {
  const { storage, tokens } = team
  void app.register(
    async (service) => {
      // An aborted request no longer has an address.
      const keyGenerator = ({ ip }: { ip?: string }) => (ip ? normalizeIP(ip) : '')
      await service.register(rateLimit, { max: CALLS_A_MINUTE, timeWindow: '1 minute', keyGenerator })
      const strangers = service.createRateLimit({ max: STRANGERS_A_MINUTE, timeWindow: '1 minute', keyGenerator })
      const onStranger = async (request: FastifyRequest) => {
        const limit = await strangers(request)
        return limit.isAllowed || !limit.isExceeded
      }
      service.addHook('onRoute', (route) => void (route.bodyLimit ??= JSON_BYTES))
      service.addHook('onRequest', gatekeeper(tokens, onStranger))
      service.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      service.setErrorHandler(answerError)
      service.get('/whoami', (request) => {
        const { hash: _hash, ...token } = tokenOf(request)
        return token
      })
      service.get('/registry', () => storage.readRegistry())
      service.get('/status', () => status(storage))
      service.get<{ Querystring: { name?: string; limit: number } }>(
        '/history',
        { schema: schemas.history },
        async ({ query: { name, limit } }) => ({ events: (await history(storage, name)).slice(0, limit) }),
      )
      service.get<{ Params: { name: string; version: string; file: string } }>(
        '/remotes/:name/releases/:version/released/:file',
        { schema: schemas.released },
        async ({ params: { name, version, file } }, reply) => {
          const record = await storage.readRelease(name, version)
          const contents =
            record?.release.files[`/${releasePath(name, version)}/${file}`] &&
            (await storage.readFile(name, version, file))
          if (!contents) throw new Refused(`${name}@${version} has no ${file}`, 'unknown')
          return reply.type('application/octet-stream').send(contents)
        },
      )
      registerUploads(service, team)
      registerMoves(service, team)
      registerField(service, storage, team.figures)
      registerWaysOut(service, storage)
      registerVerify(service, storage)
      registerCarry(service, team)
      registerConfig(service, storage)
      registerRehearsals(service, team)
    },
    { prefix: '/v1' },
  )
}
