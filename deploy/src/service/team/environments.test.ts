import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { readBuiltFolder } from '../../build/built-folder'
import { promote } from '../../commands/promote'
import { publishFolder } from '../../commands/publish-folder'
import { history, status } from '../../commands/report'
import { verifyReleases } from '../../commands/verify'
import type { Environments } from '../../provenance/environments'
import { readEnvironments } from '../../provenance/environments'
import { issuerKeys } from '../../provenance/issuer-keys'
import type { ProvenancePolicy } from '../../provenance/policy'
import { registryKeys } from '../../signing/sign-keys'
import { keyFileOf } from '../../storage/folder-storage'
import { releasePath } from '../../storage/paths'
import type { Storage } from '../../storage/storage'
import { temporaryFolder } from '../../temporary-folder'
import { writeBuild } from '../../testing/built-folder'
import { temporaryStorage } from '../../testing/storage'
import type { Right } from '../../tokens/token'
import { tokenFileOf, tokensIn } from '../../tokens/token-file'
import { startRegistryService } from '../index'

interface Site {
  storage: Storage
  dir: string
  url: string
  token(may?: Right[], remotes?: string[]): Promise<string>
  close(): Promise<void>
}

const commit = 'c'.repeat(40)
const issuer = 'https://token.actions.githubusercontent.com'
const policy: ProvenancePolicy = {
  audience: 'https://registry.example.se',
  issuers: [{ issuer, keys: `${issuer}/jwks`, allow: [{ remotes: ['mf-a'], repository: 'acme/a' }] }],
  required: [],
}
let ci: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  ci = await generateKeyPair('ES256')
})
const keys = issuerKeys(async () => JSON.stringify({ keys: [{ ...(await exportJWK(ci.publicKey)), kid: '1' }] }))
const identity = () =>
  new SignJWT({ repository: 'acme/a', sha: commit, ref: 'refs/heads/main', run_id: '7' })
    .setProtectedHeader({ alg: 'ES256', kid: '1' })
    .setIssuer(issuer)
    .setSubject('repo:acme/a:ref:refs/heads/main')
    .setAudience(policy.audience)
    .setExpirationTime('5m')
    .sign(ci.privateKey)

async function siteWith(options: { environments?: Environments; provenance?: ProvenancePolicy }): Promise<Site> {
  const { storage, dir, remove } = await temporaryStorage()
  const { url, close } = await startRegistryService({
    host: '127.0.0.1',
    port: 0,
    secret: 'a secret of enough signs',
    storage,
    keys,
    ...options,
  })
  const tokens = tokensIn(tokenFileOf(dir))
  return {
    storage,
    dir,
    url,
    token: async (may = ['publish', 'promote'], remotes = ['mf-*']) =>
      (await tokens.create({ team: 'team', name: 'ci', remotes, may, days: 1, by: 'test' })).text,
    close: async () => {
      await close()
      await remove()
    },
  }
}

const ask = async (site: Pick<Site, 'url'>, token: string, path: string, body?: object) => {
  const answer = await fetch(`${site.url}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text || '{}') as Record<string, unknown> }
}

/** Publishes a build at a site over its service. */
async function publish(site: Site, version: string, claimed: object = {}, contents = '') {
  const folder = temporaryFolder('built')
  await writeBuild(folder, 'mf-a', version, { contents })
  const { files } = await readBuiltFolder(folder)
  const token = await site.token()
  const path = `/remotes/mf-a/releases/${version}`
  await ask(site, token, `${path}/missing`, { files })
  for (const { name, sha256 } of files)
    await fetch(`${site.url}/v1${path}/files/${sha256}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await readFile(join(folder, name))),
    })
  return ask(site, token, path, { files, ...claimed })
}

let origin: Site
let target: Site
/** Stands between the two, and alters what it lets through. */
let between: Server
let alter: (path: string, body: Buffer) => Buffer
let asked: IncomingMessage[]

const pemOf = async ({ dir }: Site) =>
  (await registryKeys(keyFileOf(dir), {}).trusted())
    .map((key) => key.export({ type: 'spki', format: 'pem' }) as string)
    .join('')

beforeEach(async () => {
  alter = (_path, body) => body
  asked = []
  origin = await siteWith({ provenance: policy })
  await publish(origin, '1', {
    identity: await identity(),
    source: { commit, dirty: false, builder: 'GitHub Actions' },
  })
  await promote(origin.storage, 'mf-a', '1')
  between = createServer((request, response) => {
    asked.push(request)
    void fetch(`${origin.url}${request.url}`, { headers: { authorization: request.headers.authorization ?? '' } }).then(
      async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(alter(request.url ?? '', Buffer.from(await answer.arrayBuffer())))
      },
    )
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const registry = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  const environments = readEnvironments(JSON.stringify({ test: { registry, keys: await pemOf(origin) } }))
  target = await siteWith({ environments, provenance: policy })
})

afterEach(async () => {
  between.closeAllConnections()
  between.close()
  await origin.close()
  await target.close()
})

const promoteFrom = async (more: object = {}, may?: Right[]) =>
  ask(target, await target.token(may ?? ['promote']), '/remotes/mf-a/promote-from', {
    from: 'test',
    token: await origin.token([]),
    ...more,
  })

const filesOf = async (site: Site, version: string) => {
  const record = (await site.storage.readRelease('mf-a', version))!
  const files = await Promise.all(
    Object.keys(record.stored!).map(
      async (file) => [file, await site.storage.readFile('mf-a', version, file)] as const,
    ),
  )
  return { record, files: new Map(files) }
}

test('what is live in one environment is promoted in another: the very bytes, with provenance and the signed record of the first', async () => {
  const { status: code, body } = await promoteFrom()
  expect([code, body]).toEqual([200, expect.objectContaining({ action: 'promote', to: '1', environment: 'test' })])
  const [from, to] = await Promise.all([filesOf(origin, '1'), filesOf(target, '1')])
  expect([...to.files.keys()]).toEqual(
    expect.arrayContaining(['app.1.js', 'app.1.js.br', 'app.1.js.gz', 'app.1.css', 'sbom.cdx.json']),
  )
  expect(to.files).toEqual(from.files)
  expect(to.record.provenance).toEqual(from.record.provenance)
  expect(to.record.provenance).toMatchObject({
    commit,
    builder: 'GitHub Actions',
    identity: { issuer, repository: 'acme/a', run: '7' },
  })
  expect(to.record.carried).toEqual({
    environment: 'test',
    key: expect.any(String),
    record: await origin.storage.readRecordText('mf-a', '1'),
  })
  expect(await history(target.storage)).toEqual([
    expect.objectContaining({ action: 'promote', to: '1', environment: 'test', by: 'team/ci' }),
    expect.objectContaining({ action: 'publish', to: '1', environment: 'test', provenance: from.record.provenance }),
  ])
  expect((await status(target.storage)).rows[0]).toMatchObject({
    live: '1',
    environment: 'test',
    provenance: { commit },
  })
  expect(await verifyReleases(target.storage)).toMatchObject({ problems: [], history: { entries: 2 } })
  expect(JSON.stringify(await target.storage.readHistory())).not.toContain('samspel_')
})

test('again, and as a canary, it is the same release: nothing is fetched twice', async () => {
  expect((await promoteFrom({ percent: 10 })).body).toMatchObject({ action: 'canary', percent: 10 })
  const before = asked.length
  expect((await promoteFrom()).body).toMatchObject({ action: 'promote', changed: true })
  expect(asked.slice(before).map(({ url }) => url)).toEqual(['/v1/status', expect.stringMatching(/\/record$/)])
})

test.each([
  ['a script', /stored\/app\.1\.js$/],
  ['a compressed copy', /stored\/app\.1\.js\.br$/],
  ['the list of packages', /stored\/sbom\.cdx\.json$/],
])('a byte of %s that was changed on the way is refused, and nothing is stored', async (_what, path) => {
  alter = (url, body) => {
    if (path.test(url)) body[3]! ^= 1
    return body
  }
  const { status: code, body } = await promoteFrom()
  expect([code, body.message]).toEqual([422, expect.stringContaining('altered on its way')])
  expect(await target.storage.listReleases('mf-a')).toEqual([])
  expect(await target.storage.readHistory()).toEqual([])
})

test('a record that was changed on the way, or that another key signed, is refused', async () => {
  alter = (url, body) => {
    if (!url.endsWith('/record')) return body
    const envelope = JSON.parse(body.toString()) as { payload: string }
    const record = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as object
    const payload = Buffer.from(JSON.stringify({ ...record, publishedBy: 'eve' })).toString('base64')
    return Buffer.from(JSON.stringify({ ...envelope, payload }))
  }
  expect(await promoteFrom()).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('changed after it was signed') },
  })
  const stranger = await siteWith({})
  await publish(stranger, '1')
  const theirs = await stranger.storage.readRecordText('mf-a', '1')
  alter = (url, body) => (url.endsWith('/record') ? Buffer.from(theirs!) : body)
  expect(await promoteFrom()).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('which is not trusted here') },
  })
  await stranger.close()
  expect(await target.storage.listNames()).toEqual([])
})

test('the gate of the target decides, and its force needs the right', async () => {
  const folder = temporaryFolder('other')
  await writeBuild(folder, 'mf-b', '1', { manifest: { routes: [{ path: '/mf-a', areas: ['admin'] }] } })
  await publishFolder(target.storage, await readBuiltFolder(folder), folder)
  await promote(target.storage, 'mf-b', '1')
  expect(await promoteFrom()).toMatchObject({ status: 422, body: { error: 'does_not_fit' } })
  expect(await target.storage.listReleases('mf-a')).toEqual([])
  expect((await promoteFrom({ force: true })).status).toBe(403)
  expect((await promoteFrom({ force: true }, ['promote', 'force'])).body).toMatchObject({ to: '1', changed: true })
})

test('who may: promote at the target, a good token at the source, from a place that the operator named', async () => {
  expect(await promoteFrom({}, ['publish'])).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining("lacks the right 'promote'") },
  })
  expect(await promoteFrom({ token: 'samspel_nothing' })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('test says: this token is not known here') },
  })
  expect(await promoteFrom({ token: await origin.token(['promote'], ['mf-z']), version: '1' })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('does not reach mf-a') },
  })
  expect(await promoteFrom({ from: 'elsewhere' })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('it does from test') },
  })
  expect(await promoteFrom({ version: '9' })).toMatchObject({ status: 404 })
  expect(await target.storage.listNames()).toEqual([])
})

test('a version that holds something else here is refused', async () => {
  await publish(target, '1', {}, 'other')
  expect(await promoteFrom()).toMatchObject({ status: 409, body: { error: 'version_taken' } })
})

test('what needs a checked identity here needs one there', async () => {
  await publish(origin, '2')
  const strict = await siteWith({
    environments: readEnvironments(JSON.stringify({ test: { registry: origin.url, keys: await pemOf(origin) } })),
    provenance: { ...policy, required: ['mf-a'] },
  })
  const from = async (version: string) =>
    ask(strict, await strict.token(['promote']), '/remotes/mf-a/promote-from', {
      from: 'test',
      token: await origin.token([]),
      version,
    })
  expect(await from('2')).toMatchObject({ status: 403, body: { message: expect.stringContaining('checked identity') } })
  expect(await from('1')).toMatchObject({ status: 200 })
  await strict.close()
})

test('publishing: a checked identity is recorded, a wrong one refused, none is unsigned; the list of packages is given out', async () => {
  const record = (await origin.storage.readRelease('mf-a', '1'))!
  expect(record.provenance).toMatchObject({
    commit,
    repository: 'acme/a',
    identity: { commit, ref: 'refs/heads/main' },
  })
  expect(await publish(origin, '2', { identity: `${await identity()}x` })).toMatchObject({ status: 403 })
  expect(await publish(origin, '2', { identity: await identity(), source: { commit: 'd'.repeat(40) } })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('the identity token is of') },
  })
  expect(await origin.storage.listReleases('mf-a')).toEqual(['1'])
  expect(await publish(origin, '2', { source: { commit, dirty: true } })).toMatchObject({
    status: 200,
    body: { provenance: { commit, dirty: true, unsigned: true } },
  })
  const token = await origin.token([])
  expect(await ask(origin, token, '/provenance')).toMatchObject({ body: { audience: policy.audience } })
  expect(await ask(origin, token, '/remotes/mf-a/sbom')).toMatchObject({
    status: 200,
    body: { bomFormat: 'CycloneDX', metadata: { component: { name: 'mf-a', version: '1' } } },
  })
  expect(await ask(origin, await origin.token([], ['mf-z']), '/remotes/mf-a/sbom')).toMatchObject({ status: 403 })
  await writeFile(join(origin.dir, releasePath('mf-a', '1'), 'sbom.cdx.json'), '{}')
  expect(await ask(origin, token, '/remotes/mf-a/sbom')).toMatchObject({ status: 503 })
  expect((await verifyReleases(origin.storage)).problems).toEqual([
    { release: 'mf-a@1', file: 'sbom.cdx.json', why: 'it is not what was published' },
  ])
})
